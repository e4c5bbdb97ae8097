/** A real house for the tests: the server's own program behind the client as it was just built. */
import { test as base, expect, type APIRequestContext, type BrowserContext, type Page } from '@playwright/test';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { preview } from 'vite';
import type { NewTable, Opened, SeatWish, TableView } from '../src/lib/wire';

const PROGRAM = process.env['SPADILLE_BIN'] ?? '../target/debug/spadille';

function open(data: string): { program: ChildProcess; address: Promise<string> } {
	const program = spawn(
		PROGRAM,
		['serve', '--rehearsal', '--data', data, '--listen', '127.0.0.1:0', '--rate-address', '5000', '--rate-person', '5000', '--rate-doors', '5000'],
		{ stdio: ['ignore', 'pipe', 'inherit'] }
	);
	const address = new Promise<string>((resolve, reject) => {
		program.once('error', reject);
		program.once('exit', (code) => reject(new Error(`the house closed with ${code}`)));
		createInterface({ input: program.stdout }).once('line', resolve);
	});
	return { program, address };
}

/** A program without a client, or with another than the one just built, gets this one put before it, under the house's own headers. */
async function front(house: string): Promise<{ url: string; close(): Promise<void> }> {
	const asked = await fetch(house);
	if (asked.ok && (await asked.text()) === readFileSync('dist/index.html', 'utf8')) return { url: house, close: async () => {} };
	const headers = Object.fromEntries([...asked.headers].filter(([name]) => /policy|x-/.test(name)));
	const server = await preview({ logLevel: 'error', preview: { host: '127.0.0.1', port: 0, headers, proxy: { '/api': { target: house, ws: true } } } });
	const at = server.httpServer.address();
	if (!at || typeof at === 'string') throw new Error('no address');
	return { url: `http://127.0.0.1:${at.port}`, close: () => server.close() };
}

export interface House {
	url: string;
}

/**
 * The salt of a browser, sixteen bytes, is always the same one here: at a rehearsal a table is dealt as it was before. Whatever else is
 * drawn is left to chance: the names by which Playwright knows its lines apart are.
 */
const salted = async (context: BrowserContext): Promise<BrowserContext> => {
	await context.addInitScript(() => {
		const draw = crypto.getRandomValues.bind(crypto);
		crypto.getRandomValues = (bytes) => (bytes?.byteLength === 16 ? bytes : draw(bytes));
	});
	return context;
};

export const test = base.extend<object, { house: House }>({
	context: async ({ context }, use) => use(await salted(context)),
	browser: [
		async ({ browser }, use) => {
			const open = browser.newContext.bind(browser);
			browser.newContext = async (options) => salted(await open(options));
			await use(browser);
		},
		{ scope: 'worker' }
	],
	house: [
		async ({}, use) => {
			const data = mkdtempSync(join(tmpdir(), 'spadille-e2e-'));
			const { program, address } = open(data);
			const before = await front(await address);
			await use({ url: before.url });
			await before.close();
			program.removeAllListeners('exit');
			const closed = once(program, 'exit');
			program.kill('SIGTERM');
			// The house writes to the last.
			await closed;
			rmSync(data, { recursive: true, force: true });
		},
		{ scope: 'worker', timeout: 60_000 }
	]
});

export { expect };

/** Piquet that one lucky deal does not end. */
export const PIQUET = { game: 'piquet', options: { target: 10_000 } } as const;

/** Comes in as a guest and opens a table without a click, where the clicks are not what is tested. */
export async function guest(context: BrowserContext, house: House, name: string): Promise<APIRequestContext> {
	const { request } = context;
	const came = await request.post(`${house.url}/api/guests`, { data: { name }, headers: { origin: house.url } });
	expect(came.ok()).toBe(true);
	return request;
}

export async function openTable(request: APIRequestContext, house: House, wish: Partial<NewTable> & { game: string; seats: SeatWish[] }): Promise<Opened> {
	const opened = await request.post(`${house.url}/api/tables`, {
		data: { options: {}, public: false, rated: false, pace: 0, ...wish },
		headers: { origin: house.url }
	});
	expect(opened.status(), await opened.text()).toBe(201);
	return (await opened.json()) as Opened;
}

export async function tableOf(request: APIRequestContext, house: House, table: string): Promise<TableView> {
	const asked = await request.get(`${house.url}/api/tables/${table}`);
	expect(asked.status(), await asked.text()).toBe(200);
	return (await asked.json()) as TableView;
}

/** Goes to a page of the house and waits until all of it is there. */
export async function comeTo(page: Page, house: House, path: string): Promise<void> {
	await page.goto(house.url + path);
	await settled(page);
}

/** Waits until nothing is on its way any more: no part of the page is busy, the line of a table is open, everything is drawn. */
export async function settled(page: Page): Promise<void> {
	await expect(page.locator('.felt, .waiting, h1, [role=alert]').first()).toBeVisible();
	await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
	await page.evaluate(async () => {
		await document.fonts.ready;
		// What takes the measure of its place does so when a frame is drawn; the next frame shows what came of it.
		const frame = (): Promise<number> => new Promise(requestAnimationFrame);
		await frame();
		await frame();
	});
}

/** Faults of the page that no test may overlook. Being nobody yet is answered with 401 and is none. */
export function watchFaults(page: Page): string[] {
	const faults: string[] = [];
	page.on('pageerror', (error) => faults.push(error.message));
	page.on('console', (message) => {
		if (message.type() === 'error' && !/401|net::ERR|WebSocket/.test(message.text())) faults.push(message.text());
	});
	return faults;
}

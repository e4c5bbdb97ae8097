/**
 * How many frames a second balls roll and fly with, and how long the page takes to draw one: on a desk, and on a phone whose
 * processor is four times as slow. A measure, no test: `npm run frames` prints it.
 */
import { tableAt } from '../e2e/drive';
import { comeTo, expect, guest, test } from '../e2e/house';
import type { TableView } from '../src/lib/wire';

const SCREENS = [
	{ name: 'desk', viewport: { width: 1280, height: 800 }, slower: 1 },
	{ name: 'phone', viewport: { width: 360, height: 740 }, slower: 4 }
] as const;

/** Whether something has been played that can be seen again. */
function played({ scene }: TableView): boolean {
	const board = scene?.board;
	return (board?.kind === 'cloth' && board.course.length > 0) || (board?.kind === 'court' && board.flight.length > 0);
}

interface Frame {
	at: number;
	took: number;
}

for (const game of ['billiard', 'carambole', 'ballspiel'])
	for (const { name, viewport, slower } of SCREENS)
		test(`${game} on a ${name}`, async ({ browser, house }) => {
			const context = await browser.newContext({ viewport, reducedMotion: 'no-preference', locale: 'en-GB' });
			const page = await context.newPage();
			await page.addInitScript(() => {
				const frames: Frame[] = [];
				Object.assign(window, { frames });
				const ask = window.requestAnimationFrame.bind(window);
				window.requestAnimationFrame = (draw) =>
					ask((now) => {
						const begun = performance.now();
						draw(now);
						frames.push({ at: now, took: performance.now() - begun });
					});
			});
			const request = await guest(context, house, 'Lieselotte');
			const seats = ['me' as const, { bot: 'book' }];
			const view = await tableAt(request, house, { game, seats }, played);
			await comeTo(page, house, `/t/${view.id}`);
			const processor = await context.newCDPSession(page);
			await processor.send('Emulation.setCPUThrottlingRate', { rate: slower });
			const canvas = page.locator('.felt canvas').first();
			await expect(canvas).toHaveAttribute('data-rolling', 'false');
			await page.evaluate(() => ((window as unknown as { frames: Frame[] }).frames.length = 0));
			await page.getByRole('button', { name: 'See it again' }).click();
			await expect(canvas).toHaveAttribute('data-rolling', 'true');
			await expect(canvas).toHaveAttribute('data-rolling', 'false');
			const frames = await page.evaluate(() => (window as unknown as { frames: Frame[] }).frames);
			const took = frames.map((frame) => frame.took).sort((a, b) => a - b);
			const part = (share: number): string => (took[Math.floor(share * (took.length - 1))] ?? NaN).toFixed(2);
			const seconds = ((frames.at(-1)?.at ?? 0) - (frames[0]?.at ?? 0)) / 1000;
			console.log(
				`${game}, ${name}: ${frames.length} frames in ${seconds.toFixed(2)} s, ${((frames.length - 1) / seconds).toFixed(1)} a second; drawing one takes ${part(0.5)} ms, at most ${part(0.95)} ms in 95 of 100`
			);
			await context.close();
		});

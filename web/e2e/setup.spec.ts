/** Setting a table up: the house says while one chooses how many sit there and what cannot be. */
import { expect, guest, openTable, test, watchFaults } from './house';

test('seats follow the options, and what cannot be is told at once', async ({ page, house }) => {
	const faults = watchFaults(page);
	await page.goto(`${house.url}/g/lhombre/new`);
	const seats = page.getByRole('combobox', { name: /^Seat \d/ });
	await expect(seats).toHaveCount(3);
	// How many play is asked before anything is unfolded.
	const option = page.getByRole('listitem').filter({ has: page.locator('#o-players') });
	await expect(option).toBeVisible();
	await page.getByText(/^\d+ further options/).click();
	const opens = page.getByRole('button', { name: 'Open the table' });
	let answer = (): void => {};
	const answered = new Promise<void>((resolve) => (answer = resolve));
	await page.route('**/api/games/lhombre/rules*', async (route) => {
		await answered;
		await route.continue();
	});
	await option.getByRole('combobox').selectOption({ index: 1 });
	// No table is opened by rules the house has not answered for.
	await expect(opens).toBeDisabled();
	answer();
	await expect(seats).toHaveCount(2);
	await expect(opens).toBeEnabled();
	await expect(option).toContainText('Otherwise');
	await option.getByRole('button', { name: 'As before' }).click();
	await expect(seats).toHaveCount(3);

	const contracts = page.getByRole('listitem').filter({ has: page.locator('#o-contracts') });
	for (let left = await contracts.getByRole('checkbox', { checked: true }).count(); left > 0; left--)
		await contracts.getByRole('checkbox', { checked: true }).first().uncheck();
	await expect(page.getByRole('alert')).toContainText('at least one must be allowed');
	await expect(opens).toBeDisabled();
	await contracts.getByRole('checkbox').first().check();
	await expect(page.getByRole('alert')).toHaveCount(0);
	await opens.click();
	await expect(page.locator('.felt')).toBeVisible();
	expect(faults.filter((fault) => !fault.includes('422'))).toEqual([]);
});

test('whoever waits reads in words what is agreed on, and what differs from the book', async ({ page, context, house }) => {
	const request = await guest(context, house, 'Lieselotte');
	const { table } = await openTable(request, house, { game: 'lhombre', preset: '1782', options: { players: '2a' }, seats: ['me', 'open'] });
	await page.goto(`${house.url}/t/${table}`);
	await page.getByText('What is agreed on: 1782').click();
	const differs = page.locator('dt.own');
	await expect(differs).toHaveCount(1);
	await expect(differs).toContainText('Players');
	// Not a word of the notation: values are told by their meaning.
	await expect(page.locator('dd').filter({ hasText: /_/ })).toHaveCount(0);
});

test('looking for an option opens no table, and several answers may be agreed on', async ({ page, context, house }) => {
	await guest(context, house, 'Lieselotte');
	await page.goto(`${house.url}/g/pharo/new`);
	await page.locator('summary').click();
	const search = page.getByRole('searchbox');
	await search.fill('plie');
	await search.press('Enter');
	expect(page.url()).toContain('/g/pharo/new');
	const colour = page.locator('.options').getByRole('checkbox', { name: /colour/i });
	await colour.setChecked(!(await colour.isChecked()));
	// What would be agreed on otherwise is told by its meaning, each part of it.
	const otherwise = page.locator('.option', { has: page.getByRole('checkbox', { name: /colour/i }) }).getByText(/^Otherwise: /);
	await expect(otherwise).toBeVisible();
	await expect(otherwise).not.toContainText(/play_on|half, /);
	await page.getByRole('button', { name: 'Open the table' }).click();
	await expect(page.locator('.felt')).toBeVisible();
});

test('a page of a game that is not in the house is lost, and says so', async ({ page, house }) => {
	for (const path of ['/g/foo', '/g/foo/rules', '/new/foo', '/learn/foo']) {
		await page.goto(house.url + path);
		await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
		await expect(page.getByRole('link', { name: 'To the lobby' })).toBeVisible();
	}
});

test('a lobby that could not be reached finds the house again by itself', async ({ page, house }) => {
	let closed = true;
	await page.route('**/api/{games,shelves,tables}*', (route) => (closed ? route.abort() : route.continue()));
	await page.goto(house.url);
	await expect(page.getByRole('alert')).toBeVisible();
	closed = false;
	await expect(page.getByRole('button', { name: 'Play Piquet now' })).toBeVisible();
	await expect(page.getByRole('alert')).toHaveCount(0);
});

/** Keys alone reach everything on every page, and one always sees where one is. */
import type { Page } from '@playwright/test';
import { comeTo, expect, guest, test } from './house';

const TABBABLE = 'a[href], button:not(:disabled), input:not(:disabled), select, summary, [tabindex="0"]';

/** What the Tab key never came to, and where it was not seen to be. */
async function missed(page: Page): Promise<{ unreached: string[]; unseen: string[] }> {
	const wanted = await page.locator(TABBABLE).evaluateAll((els) => {
		// Of a group of radios only one is in the order, and of a group with arrows only the one that has the focus.
		const inOrder = els.filter(
			(el) => el.checkVisibility() && (el as HTMLElement).tabIndex >= 0 && !(el instanceof HTMLInputElement && el.type === 'radio' && !el.checked)
		);
		inOrder.forEach((el, i) => el.setAttribute('data-tab', String(i)));
		return inOrder.map((el) => el.outerHTML.slice(0, 90));
	});
	const reached = new Set<string>();
	const unseen: string[] = [];
	await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
	for (let i = 0; i < wanted.length + 3; i++) {
		await page.keyboard.press('Tab');
		const at = await page.evaluate(() => {
			const el = document.activeElement;
			// A radio that is drawn by its label shows its focus there.
			const shown = el?.closest('label:focus-within') && el.classList.contains('unseen') ? el.closest('label') : el;
			const outlined = shown && getComputedStyle(shown).outlineStyle !== 'none' && parseFloat(getComputedStyle(shown).outlineWidth) > 0;
			return { name: el?.getAttribute('data-tab') ?? null, outlined, html: el?.outerHTML.slice(0, 90) ?? '' };
		});
		if (at.name === null) continue;
		reached.add(at.name);
		if (!at.outlined) unseen.push(at.html);
	}
	return { unreached: wanted.filter((_, i) => !reached.has(String(i))), unseen };
}

test('keys reach everything on every page', async ({ page, context, house }) => {
	await guest(context, house, 'Lieselotte');
	for (const path of ['/', '/find', '/g/piquet', '/g/pharo/new', '/g/lhombre/learn', '/g/chess/rules', '/me', '/about']) {
		await comeTo(page, house, path);
		expect(await missed(page), path).toEqual({ unreached: [], unseen: [] });
	}
});

/** Somebody who plays by clicking whatever the table offers. */
import type { Locator, Page } from '@playwright/test';

export class Player {
	readonly felt: Locator;
	readonly over: Locator;

	constructor(readonly page: Page) {
		this.felt = page.locator('.felt');
		this.over = page.getByRole('heading', { name: /The match is over|Die Partie ist aus/ });
	}

	/** Whether the table waits for this player and has said what he may do. */
	async isAsked(): Promise<boolean> {
		return (await this.felt.locator('.own .plate.awaited').count()) > 0 && (await this.felt.locator('.bar:not([aria-busy=true])').count()) > 0;
	}

	/** Does one thing. */
	async move(): Promise<void> {
		const confirm = this.felt.locator('.bar .form .button.main');
		const cards = this.felt.locator('.own .hand .card.playable');
		if ((await confirm.count()) > 0) await this.pick(cards, confirm);
		else if ((await cards.count()) > 0) await this.press(cards.first());
		else await this.press(this.felt.locator('.bar [data-notation]').first());
		const which = this.page.locator('dialog [data-notation]').first();
		if ((await which.count()) > 0) await this.press(which);
	}

	private async pick(cards: Locator, confirm: Locator): Promise<void> {
		for (let i = (await cards.count()) - 1; i >= 0 && (await confirm.isDisabled()); i--) await this.press(cards.nth(i));
		await this.press(confirm);
	}

	/** The table may change under the pointer; then there is nothing to press any more, and that is no fault. */
	private async press(what: Locator): Promise<void> {
		// The strip that is seen of a fanned card is its left edge.
		await what.click({ position: { x: 12, y: 20 }, timeout: 3000 }).catch(() => undefined);
	}

	/** Plays until the match is over or the condition holds. */
	async playUntil(done: () => Promise<boolean>, most = 600): Promise<void> {
		for (let moves = 0; moves < most; ) {
			if ((await this.over.count()) > 0 || (await done())) return;
			if (await this.isAsked()) {
				await this.move();
				moves++;
			}
			await this.page.waitForTimeout(40);
		}
		throw new Error(`not done after ${most} moves`);
	}
}

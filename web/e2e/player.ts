/** Somebody who plays by clicking whatever the table offers. */
import type { Locator, Page } from '@playwright/test';
import type { TableView } from '../src/lib/wire';
import { expect } from './house';

export class Player {
	readonly felt: Locator;
	readonly over: Locator;
	/** The answers, while the table waits for this player and nothing of his is on its way. Until he acts they stay. */
	readonly asked: Locator;
	/** The end of a deal is looked at until he goes on. */
	readonly next: Locator;
	/** The cards he may play or pick. */
	readonly cards: Locator;
	/** The button of a form to be filled in with cards. */
	readonly confirm: Locator;
	/** What may be meant, where several things hang on one. */
	readonly which: Locator;
	/** Cards to be named that one need not hold. */
	readonly called: Locator;
	/** Men one may take up. */
	readonly men: Locator;
	/** Where the man that is held may go. */
	readonly goals: Locator;
	/** As long as a man may be put back his way is not told to the house. */
	readonly putBack: Locator;
	/** Places of a stage one may point at: cards, piles, tricks, calls. */
	readonly places: Locator;
	/** Fingers one may show. */
	readonly fingers: Locator;
	/** The button that plays the stroke which is aimed. */
	readonly stroke: Locator;

	constructor(readonly page: Page) {
		this.felt = page.locator('.felt');
		this.over = page.getByRole('heading', { name: /The match is over|Die Partie ist aus/ });
		this.asked = page.locator('.felt:has(.own .plate.awaited) .bar[aria-busy=false]');
		this.next = page.locator('.moment .button.main');
		this.cards = this.felt.locator('.own .hand .card.playable');
		this.confirm = this.felt.locator('.bar .form .button.main');
		this.which = page.locator('dialog [data-notation]');
		this.called = this.felt.locator('.bar [data-called]');
		this.men = this.felt.locator('.middle .takable');
		this.goals = this.felt.locator('.middle .goal, .middle .off');
		this.putBack = this.felt.getByRole('button', { name: /^(Put the man back|Stein zurückstellen)$/ });
		this.places = this.felt.locator('.stage .card.open, .stage [data-notation], .stage button.name, .raising [data-notation]');
		this.fingers = this.felt.locator('.raising [data-fingers]');
		this.stroke = this.felt.getByRole('button', { name: /^(Play the stroke|Stoß spielen)$/ });
	}

	/** Whether the table waits for this player and has said what he may do. */
	async isAsked(): Promise<boolean> {
		return (await this.asked.count()) > 0;
	}

	/** Whether he is to play a card: not to pick some for a form. */
	async playsCard(): Promise<boolean> {
		return (await this.isAsked()) && (await this.confirm.count()) === 0 && (await this.cards.count()) > 0;
	}

	/** Waits until the table asks him; tells whether it does. It does not when the match is over. */
	async turn(): Promise<boolean> {
		for (;;) {
			await expect(this.asked.or(this.over).or(this.next)).toBeVisible();
			if ((await this.next.count()) === 0) return this.isAsked();
			await this.goOn();
		}
	}

	/** Leaves the end of a deal for the next. */
	async goOn(): Promise<void> {
		await this.next.click();
	}

	/** Steps of the match, as the house counts them. */
	async steps(): Promise<number> {
		const { origin, pathname } = new URL(this.page.url());
		const asked = await this.page.request.get(`${origin}/api/tables/${pathname.split('/').at(-1)}`);
		expect(asked.status()).toBe(200);
		return ((await asked.json()) as TableView).steps;
	}

	/** Does one thing where the table asks, and sees it done. */
	async move(): Promise<void> {
		await this.acts(async () => {
			if ((await this.confirm.count()) > 0) await this.fillIn();
			else if ((await this.cards.count()) > 0) await this.press(this.cards.first());
			else if ((await this.stroke.count()) > 0) await this.strike();
			else if ((await this.men.count()) > 0) await this.moveMen();
			else if ((await this.felt.locator('.bar [data-notation]').count()) > 0) await this.felt.locator('.bar [data-notation]').first().click();
			else if ((await this.called.count()) > 0) await this.called.first().click();
			else await this.point();
			if ((await this.which.count()) > 0) await this.which.first().click();
		});
	}

	/** Whatever is done here is told to the house, which does not refuse it. */
	async acts(how: () => Promise<void>): Promise<void> {
		const before = await this.steps();
		await how();
		await expect(this.felt.locator('.bar[aria-busy=true]')).toHaveCount(0);
		await expect(this.page.locator('.notices [role=alert]')).toHaveCount(0);
		expect(await this.steps()).toBeGreaterThan(before);
	}

	/** The first stroke that has a name, if there is one; else wherever the stick points. */
	private async strike(): Promise<void> {
		const names = this.felt.getByRole('combobox', { name: /^(Strokes by name|Stöße mit Namen)$/ });
		if ((await names.count()) > 0) await names.selectOption({ index: 1 });
		await this.stroke.click();
	}

	/** Takes up the first man and puts him where he may go, and so on until his side has moved. */
	private async moveMen(): Promise<void> {
		do {
			if ((await this.men.count()) > 0) {
				await this.men.first().click();
				await this.goals.first().click();
			} else await this.felt.getByRole('button', { name: /^(Confirm|Bestätigen)$/ }).click();
			// Where the same way means several things, which is meant is asked.
		} while ((await this.putBack.count()) > 0 && (await this.which.count()) === 0);
	}

	/** Points at something in the middle of a stage. */
	private async point(): Promise<void> {
		if ((await this.fingers.count()) > 0) await this.fingers.nth(2).click();
		const places = await this.places.count();
		await this.places.nth(Math.floor(places / 2)).click();
	}

	private async fillIn(): Promise<void> {
		const picked = this.felt.locator('.stage .card.open');
		for (let i = 0; i < (await picked.count()) && (await this.confirm.isDisabled()); i++) await picked.nth(i).click();
		for (let i = (await this.cards.count()) - 1; i >= 0 && (await this.confirm.isDisabled()); i--) await this.press(this.cards.nth(i));
		await this.confirm.click();
	}

	/** Presses a fanned card where it is seen: the next ones lie over it, and it is turned a little. */
	private async press(card: Locator): Promise<void> {
		const position = await card.evaluate((el) => {
			const { left, top, width, height } = el.getBoundingClientRect();
			const points = [0.5, 0.3, 0.7, 0.15, 0.85].flatMap((down) => [0.12, 0.2, 0.3, 0.5, 0.7].map((across) => ({ x: across * width, y: down * height })));
			return points.find(({ x, y }) => el.contains(document.elementFromPoint(left + x, top + y))) ?? { x: width / 2, y: height / 2 };
		});
		await card.click({ position });
	}

	/** Plays until the condition holds. It is looked at when the table asks, and stands still, too. */
	async playUntil(done: () => Promise<boolean>, most = 600): Promise<void> {
		for (let moves = 0; moves < most; moves++) {
			let ended = false;
			const look = async (): Promise<boolean> => {
				if ((await this.next.count()) > 0) await this.goOn();
				const asked = await this.isAsked();
				ended = await done();
				return ended || asked;
			};
			await expect.poll(look, { message: 'the table asks, or it is done', intervals: [20, 50, 100] }).toBe(true);
			if (ended) return;
			await this.move();
		}
		throw new Error(`not done after ${most} moves`);
	}

	/** Plays until the match is over. */
	playOut(): Promise<void> {
		return this.playUntil(() => this.over.isVisible());
	}
}

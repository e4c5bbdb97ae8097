/** Words that are too pale to be read: the colour of every text against what lies behind it, as the browser paints it. */
import type { Page } from '@playwright/test';

export interface Pale {
	readonly text: string;
	readonly ratio: number;
	readonly where: string;
}

export function pale(page: Page): Promise<Pale[]> {
	return page.evaluate(() => {
		type Colour = readonly [red: number, green: number, blue: number, alpha: number];

		const pen = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
		function read(css: string): Colour {
			if (!pen) throw new Error('no canvas');
			pen.clearRect(0, 0, 1, 1);
			pen.fillStyle = css;
			pen.fillRect(0, 0, 1, 1);
			const [r = 0, g = 0, b = 0, a = 0] = pen.getImageData(0, 0, 1, 1).data;
			return [r, g, b, a / 255];
		}
		const over = (top: Colour, below: Colour): Colour => {
			const mix = (i: 0 | 1 | 2): number => top[i] * top[3] + below[i] * (1 - top[3]);
			return [mix(0), mix(1), mix(2), 1];
		};
		const light = ([r, g, b]: Colour): number => {
			const part = (v: number): number => (v / 255 <= 0.03928 ? v / 255 / 12.92 : ((v / 255 + 0.055) / 1.055) ** 2.4);
			return 0.2126 * part(r) + 0.7152 * part(g) + 0.0722 * part(b);
		};
		const contrast = (a: Colour, b: Colour): number => (Math.max(light(a), light(b)) + 0.05) / (Math.min(light(a), light(b)) + 0.05);
		const stops = (image: string): Colour[] => [...image.matchAll(/(rgba?|color|oklch)\([^()]*\)/g)].map((m) => read(m[0]));

		/** Every colour that may lie behind an element: a gradient has several. */
		function behind(el: Element | null): Colour[] {
			if (!el) return [read(getComputedStyle(document.documentElement).backgroundColor)];
			const style = getComputedStyle(el);
			const painted = stops(style.backgroundImage);
			const solid = painted.filter((colour) => colour[3] === 1);
			const veils = painted.filter((colour) => colour[3] > 0 && colour[3] < 1);
			const colour = read(style.backgroundColor);
			// Modal windows lie over everything.
			const base = solid.length > 0 ? solid : colour[3] === 1 ? [colour] : behind(el.parentElement).map((below) => over(colour, below));
			return [...base, ...base.flatMap((below) => veils.map((veil) => over(veil, below)))];
		}

		const found: { text: string; ratio: number; where: string }[] = [];
		const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
		while (walker.nextNode()) {
			const text = walker.currentNode.textContent?.trim() ?? '';
			const el = walker.currentNode.parentElement;
			if (!text || !el || el.closest('.unseen, svg, :disabled, script, style, option')) continue;
			if (!el.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
			const style = getComputedStyle(el);
			let opacity = 1;
			for (let up: Element | null = el; up; up = up.parentElement) opacity *= Number(getComputedStyle(up).opacity);
			const size = parseFloat(style.fontSize);
			const wanted = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 600) ? 3 : 4.5;
			const [r, g, b, a] = read(style.color);
			const ratio = Math.min(...behind(el).map((ground) => contrast(over([r, g, b, a * opacity], ground), ground)));
			if (ratio < wanted) found.push({ text: text.slice(0, 40), ratio: Math.round(ratio * 100) / 100, where: `${el.tagName.toLowerCase()}.${el.className}` });
		}
		return found;
	});
}

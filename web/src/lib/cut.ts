/** Whether words are cut off where they stand in one line. */

let page: CanvasRenderingContext2D | null = null;

/** The width of some words in the hand an element writes. */
function widthOf(words: string, el: Element): number {
	page ??= document.createElement('canvas').getContext('2d');
	if (!page) return 0;
	page.font = getComputedStyle(el).font;
	return page.measureText(words).width;
}

/** What a list to choose from keeps for its arrow, on any system. */
const ARROW = 20;

/** `width` is that of the list with its padding, as it is now. */
export function isCut(words: string, list: HTMLSelectElement, width: number): boolean {
	const { paddingLeft, paddingRight } = getComputedStyle(list);
	return widthOf(words, list) > width - parseFloat(paddingLeft) - parseFloat(paddingRight) - ARROW;
}

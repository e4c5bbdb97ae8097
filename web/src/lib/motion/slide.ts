/**
 * A finger that slides along a row of overlapping cards. Each carries its name as `data-card`; the one under the finger is
 * told, and the one where the finger leaves them. A touch that stays on its card is an ordinary click.
 */
import { follow, swallowClick, under } from './pointer';

export interface Slide {
	over(card: string | null): void;
	end(card: string): void;
}

export function sliding(root: HTMLElement, slide: Slide): () => void {
	let finger: { id: number; first: string | null; slid: boolean } | null = null;
	const cardAt = (event: PointerEvent): string | null => under(root, event, '[data-card]')?.dataset['card'] ?? null;

	return follow(root, {
		down(event) {
			if (event.pointerType !== 'touch' || finger) return;
			finger = { id: event.pointerId, first: cardAt(event), slid: false };
			slide.over(finger.first);
		},
		move(event) {
			if (event.pointerId !== finger?.id) return;
			const card = cardAt(event);
			finger.slid ||= card !== finger.first;
			slide.over(card);
		},
		up(event) {
			if (event.pointerId !== finger?.id) return;
			const { slid } = finger;
			finger = null;
			slide.over(null);
			const card = cardAt(event);
			if (!slid) return;
			swallowClick();
			if (card !== null && event.type === 'pointerup') slide.end(card);
		}
	});
}

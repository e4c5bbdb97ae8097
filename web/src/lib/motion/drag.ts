/**
 * Dragging men from place to place: places carry `data-drop`, the man to be taken up from one carries its number as
 * `data-drag`. A press without a movement stays a click.
 */
import { follow, swallowClick, under } from './pointer';

const SLACK = 6;

export interface Drag {
	/** Whether a man may be taken up here. */
	mayTake(from: number): boolean;
	/** He is in the air. */
	lift(from: number): void;
	drop(from: number, to: number): void;
	/** The man was set down where nothing may be set. */
	cancel(): void;
}

export function draggable(root: HTMLElement, drag: Drag): () => void {
	let held: { el: HTMLElement; from: number; x: number; y: number; moving: boolean } | null = null;

	return follow(root, {
		down(event) {
			const place = (event.target as Element).closest<HTMLElement>('[data-drop]')?.dataset['drop'];
			const el = root.querySelector<HTMLElement>(`[data-drag="${place}"]`);
			const from = Number(place);
			if (!el || event.button !== 0 || !drag.mayTake(from)) return;
			held = { el, from, x: event.clientX, y: event.clientY, moving: false };
		},
		move(event) {
			if (!held) return;
			const [dx, dy] = [event.clientX - held.x, event.clientY - held.y];
			if (!held.moving) {
				if (Math.hypot(dx, dy) < SLACK) return;
				held.moving = true;
				drag.lift(held.from);
			}
			Object.assign(held.el.style, { translate: `${dx}px ${dy}px`, zIndex: '6', pointerEvents: 'none' });
		},
		up(event) {
			if (!held) return;
			const { el, from, moving } = held;
			held = null;
			if (!moving) return;
			swallowClick();
			const place = under(root, event, '[data-drop]');
			Object.assign(el.style, { translate: '', zIndex: '', pointerEvents: '' });
			if (place && event.type === 'pointerup') drag.drop(from, Number(place.dataset['drop']));
			else drag.cancel();
		}
	});
}

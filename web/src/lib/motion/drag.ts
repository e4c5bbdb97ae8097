/**
 * Dragging men from place to place: places carry `data-drop`, the man to be taken up from one carries its number as
 * `data-drag`. A press without a movement stays a click.
 */

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

export function draggable(root: HTMLElement, drag: Drag): { destroy(): void } {
	let held: { el: HTMLElement; from: number; x: number; y: number; moving: boolean } | null = null;

	function down(event: PointerEvent): void {
		const place = (event.target as Element).closest<HTMLElement>('[data-drop]')?.dataset['drop'];
		const el = root.querySelector<HTMLElement>(`[data-drag="${place}"]`);
		const from = Number(place);
		if (!el || event.button !== 0 || !drag.mayTake(from)) return;
		held = { el, from, x: event.clientX, y: event.clientY, moving: false };
	}

	function move(event: PointerEvent): void {
		if (!held) return;
		const [dx, dy] = [event.clientX - held.x, event.clientY - held.y];
		if (!held.moving) {
			if (Math.hypot(dx, dy) < SLACK) return;
			held.moving = true;
			drag.lift(held.from);
		}
		Object.assign(held.el.style, { translate: `${dx}px ${dy}px`, zIndex: '6', pointerEvents: 'none' });
	}

	function up(event: PointerEvent): void {
		if (!held) return;
		const { el, from, moving } = held;
		held = null;
		if (!moving) return;
		// The click that follows belongs to the drag.
		addEventListener('click', swallow, { capture: true, once: true });
		setTimeout(() => removeEventListener('click', swallow, { capture: true }), 0);
		const under = document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>('[data-drop]');
		Object.assign(el.style, { translate: '', zIndex: '', pointerEvents: '' });
		if (under && root.contains(under) && event.type === 'pointerup') drag.drop(from, Number(under.dataset['drop']));
		else drag.cancel();
	}

	const swallow = (event: Event): void => {
		event.stopPropagation();
		event.preventDefault();
	};

	root.addEventListener('pointerdown', down);
	addEventListener('pointermove', move);
	addEventListener('pointerup', up);
	addEventListener('pointercancel', up);
	return {
		destroy() {
			root.removeEventListener('pointerdown', down);
			removeEventListener('pointermove', move);
			removeEventListener('pointerup', up);
			removeEventListener('pointercancel', up);
		}
	};
}

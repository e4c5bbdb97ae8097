/** Following one pointer from where it comes down on something to wherever it leaves. */

export interface Follower {
	down: (event: PointerEvent) => void;
	move: (event: PointerEvent) => void;
	/** It left, or was taken away: then the event is a `pointercancel`. */
	up: (event: PointerEvent) => void;
}

/** Returns how to stop following. */
export function follow(root: HTMLElement, { down, move, up }: Follower): () => void {
	const listening = new AbortController();
	const { signal } = listening;
	root.addEventListener('pointerdown', down, { signal });
	addEventListener('pointermove', move, { signal });
	addEventListener('pointerup', up, { signal });
	addEventListener('pointercancel', up, { signal });
	return () => listening.abort();
}

/** What lies under the pointer, by the kind of thing that is looked for; only within the root. */
export function under(root: HTMLElement, event: PointerEvent, selector: string): HTMLElement | null {
	const found = document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>(selector);
	return found && root.contains(found) ? found : null;
}

function swallow(event: Event): void {
	event.stopPropagation();
	event.preventDefault();
}

/** The click that follows belongs to the gesture that just ended. */
export function swallowClick(): void {
	addEventListener('click', swallow, { capture: true, once: true });
	setTimeout(() => removeEventListener('click', swallow, { capture: true }), 0);
}

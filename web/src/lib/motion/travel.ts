/**
 * Things travel instead of jumping. Whatever carries `data-travel` is remembered by that name before the table changes;
 * afterwards it starts from where it was. What was not there before starts from the `data-spot` its `data-from` names: a
 * card from the player who played it, a man from the square he left.
 */

export type Places = ReadonlyMap<string, DOMRect>;

const DURATION = 340;
const STAGGER = 28;
const EASING = 'cubic-bezier(0.25, 0.7, 0.2, 1)';

export const calm = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

export function remember(root: HTMLElement): Places {
	const places = new Map<string, DOMRect>();
	for (const el of root.querySelectorAll<HTMLElement>('[data-travel]')) {
		if (el.dataset['travel']) places.set(el.dataset['travel'], el.getBoundingClientRect());
	}
	return places;
}

/** The middle of a named spot. */
export function spot(root: ParentNode, name: string): DOMRect | null {
	return root.querySelector(`[data-spot="${CSS.escape(name)}"]`)?.getBoundingClientRect() ?? null;
}

const middle = (r: DOMRect): { x: number; y: number } => ({ x: r.x + r.width / 2, y: r.y + r.height / 2 });

function move(el: HTMLElement, from: DOMRect, keepsSize: boolean, delay: number): void {
	const to = el.getBoundingClientRect();
	if (to.width === 0 || from.width === 0) return;
	const [a, b] = [middle(from), middle(to)];
	const [dx, dy] = [a.x - b.x, a.y - b.y];
	if (Math.hypot(dx, dy) < 3) return;
	const scale = keepsSize ? Math.min(1.6, Math.max(0.4, from.width / to.width)) : 0.7;
	el.animate(
		[
			{ translate: `${dx}px ${dy}px`, scale: String(scale), zIndex: 5 },
			{ translate: '0 0', scale: '1', zIndex: 5 }
		],
		{ duration: DURATION, easing: EASING, delay, fill: 'backwards' }
	);
}

/** Lets everything that has moved travel there. */
export function travel(root: HTMLElement, before: Places): void {
	if (calm()) return;
	let newcomers = 0;
	for (const el of root.querySelectorAll<HTMLElement>('[data-travel]')) {
		const { travel: name, from } = el.dataset;
		const old = name ? before.get(name) : undefined;
		const start = old ?? (from ? spot(root, from) : null);
		if (start) move(el, start, old !== undefined, old ? 0 : STAGGER * newcomers++);
	}
}

/** Sends a picture from one place to another and takes it away there. */
export function send(markup: string, width: number, from: DOMRect, to: DOMRect, delay = 0): void {
	if (calm()) return;
	const [a, b] = [middle(from), middle(to)];
	const flyer = document.createElement('div');
	flyer.innerHTML = markup;
	flyer.setAttribute('aria-hidden', 'true');
	Object.assign(flyer.style, {
		position: 'fixed',
		left: `${a.x - width / 2}px`,
		top: `${a.y - width / 4}px`,
		width: `${width}px`,
		pointerEvents: 'none',
		zIndex: '40'
	});
	document.body.append(flyer);
	const flight = flyer.animate(
		[
			{ translate: '0 0', opacity: 1 },
			{ translate: `${(b.x - a.x) * 0.9}px ${(b.y - a.y) * 0.9}px`, opacity: 1, offset: 0.85 },
			{ translate: `${b.x - a.x}px ${b.y - a.y}px`, opacity: 0 }
		],
		{
			duration: 620,
			easing: EASING,
			delay,
			fill: 'both'
		}
	);
	flight.onfinish = flight.oncancel = () => flyer.remove();
}

/** Sweeps elements to a place, as a taken trick goes to its taker; resolves when they are there. */
export async function sweep(els: readonly HTMLElement[], to: DOMRect): Promise<void> {
	if (calm()) return;
	const flights = els.map((el) => {
		const [a, b] = [middle(el.getBoundingClientRect()), middle(to)];
		return el.animate(
			[
				{ translate: '0 0', scale: '1', opacity: 1 },
				{ translate: `${b.x - a.x}px ${b.y - a.y}px`, scale: '0.45', opacity: 0.2 }
			],
			{ duration: 380, easing: 'ease-in', fill: 'forwards' }
		).finished;
	});
	await Promise.allSettled(flights);
}

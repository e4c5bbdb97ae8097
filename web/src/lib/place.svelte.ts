/** Where in the house we are: the route as state, and walking from page to page without reloading. */
import { routeOf, type Route } from './router';

const here = (): Route => routeOf(location.pathname, location.search);

class Whereabouts {
	route = $state<Route>(here());
}

export const whereabouts = new Whereabouts();

export function go(path: string, { replace = false } = {}): void {
	history[replace ? 'replaceState' : 'pushState'](null, '', path);
	whereabouts.route = here();
	scrollTo(0, 0);
}

/** Links within the house are walked, not loaded. */
function onClick(event: MouseEvent): void {
	if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
	const link = (event.target as Element | null)?.closest?.('a');
	if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
	if (link.pathname.startsWith('/api/') || (link.hash && link.pathname === location.pathname)) return;
	event.preventDefault();
	go(link.pathname + link.search);
}

export function startWalking(): void {
	addEventListener('popstate', () => (whereabouts.route = here()));
	document.addEventListener('click', onClick);
}

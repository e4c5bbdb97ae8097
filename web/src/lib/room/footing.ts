/**
 * Whoever plays by keys keeps his place: when the card or button he was on is gone, the keys go on beside it, and not at the
 * top of the page. Regions of the table that can be played by keys carry `data-keys`.
 */
const REACHED = 'button:not(:disabled):not([tabindex="-1"]), input:not(:disabled), select:not(:disabled), [tabindex="0"]';

const firstIn = (region: Element): HTMLElement | null => region.querySelector<HTMLElement>(REACHED);

export function footing(table: HTMLElement): () => void {
	let last: Element | null = null;
	let region: Element | null = null;

	const note = (event: FocusEvent): void => {
		const target = event.target as Element;
		region = target.closest('[data-keys]');
		// A mouse leaves its focus behind without meaning to; nobody misses it.
		last = region && table.contains(target) && target.matches(':focus-visible') ? target : null;
	};

	const mend = (): void => {
		if (!last || last.isConnected || document.activeElement !== document.body) return;
		const regions = [region, ...table.querySelectorAll('[data-keys]')].filter((found) => found?.isConnected);
		const next = regions.map((found) => found && firstIn(found)).find((found) => found != null);
		// Nothing to stand on yet: it is tried again when the table changes.
		next?.focus({ preventScroll: true });
	};

	const watch = new MutationObserver(mend);
	watch.observe(table, { childList: true, subtree: true, attributeFilter: ['disabled', 'tabindex'] });
	document.addEventListener('focusin', note);
	return () => {
		watch.disconnect();
		document.removeEventListener('focusin', note);
	};
}

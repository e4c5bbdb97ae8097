/** Keys that work at the table. */
export const KEYS = ['h', 'r', 'a', 'c', 'y', 'u', '?'] as const;

export type Key = (typeof KEYS)[number];

/** Which shortcut a key press means; none while somebody writes or a window is open. */
export function shortcut(event: KeyboardEvent): Key | null {
	if (event.ctrlKey || event.metaKey || event.altKey) return null;
	const target = event.target as HTMLElement | null;
	if (target?.closest('input, textarea, select, dialog')) return null;
	return KEYS.find((key) => key === event.key) ?? null;
}

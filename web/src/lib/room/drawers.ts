/** The drawers of a table: what can be pulled out beside the felt, with its sign and its key. */
import type { Icon } from '$lib/art';

export type Drawer = 'hint' | 'rules' | 'account' | 'log' | 'history' | 'fair';

export const DRAWERS: readonly { readonly name: Drawer; readonly sign: Icon; readonly key?: string }[] = [
	{ name: 'hint', sign: 'hint', key: 'h' },
	{ name: 'rules', sign: 'rules', key: 'r' },
	{ name: 'account', sign: 'account', key: 'a' },
	{ name: 'log', sign: 'chat', key: 'c' },
	{ name: 'history', sign: 'history', key: 'y' },
	{ name: 'fair', sign: 'deal' }
];

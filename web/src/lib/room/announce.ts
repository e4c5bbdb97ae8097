/** What is worth saying aloud about the latest news: the last few lines, never a whole deal. */
import type { Item } from '../wire';

const MOST = 4;

export const worthSaying = (items: readonly Item[]): readonly Item[] => items.slice(-MOST);

/** What every board gets: what may be done on it, and where to say what was chosen. */
import type { Offer, Played } from '../choices';
import type { Icon } from '../art';
import type { Choice, Plate, Target } from '../wire';

/** Something to do on a board for which it has no room: it stands among the answers. */
export interface Deed {
	readonly label: string;
	readonly sign?: Icon;
	readonly main?: boolean;
	readonly may: boolean;
	do(): void;
}

export interface Pointing {
	/** The game that is played, for its laws. */
	readonly game: string;
	readonly offer: Offer;
	/** The seat the table is seen from. */
	readonly mine: number;
	/** One's own place at the table. */
	readonly own: Plate | undefined;
	/** The seats in the order in which they sit. */
	readonly order: readonly number[];
	readonly names: readonly string[];
	readonly parts: number;
	/** Where the house would point. */
	readonly hinted: Target | null;
	/** Cards and places of a layout that the house would point at. */
	readonly hintedCards: readonly string[];
	readonly hintedPlaces: readonly string[];
	/** Several choices may hang on one place; whoever gets them asks which is meant. */
	choose(choices: readonly Choice[], at: Element | null): void;
	/** A place of a layout was pointed at: it may have choices and forms. */
	place(name: string, at: Element | null): void;
	/** Cards picked for a form. */
	readonly picked: readonly string[];
	/** A card of the board is picked for a form, or let go. */
	pick(card: string, at: Element): void;
	/** Something is played as it stands: a form that the board itself has filled in. */
	play(move: Played): void;
	/** What may be done now beside the board. */
	beside(deeds: readonly Deed[]): void;
}

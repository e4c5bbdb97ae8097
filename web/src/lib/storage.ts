/** What the browser keeps for us. A browser that keeps nothing (private windows) must not stop the game. */

const PREFIX = 'spadille.';

export function keep(key: string, value: unknown): void {
	try {
		localStorage.setItem(PREFIX + key, JSON.stringify(value));
	} catch {
		// Nothing is lost but the convenience.
	}
}

export function kept<T>(key: string, otherwise: T): T {
	try {
		const text = localStorage.getItem(PREFIX + key);
		return text === null ? otherwise : (JSON.parse(text) as T);
	} catch {
		return otherwise;
	}
}

/** Amounts as people write them: `3`, `−½`, `2¾`, `5/8`; as the house writes them, with a true minus. */

const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b));

const FRACTIONS: Readonly<Record<string, string>> = { '1/2': '½', '1/4': '¼', '3/4': '¾' };

export function counters(amount: number, parts: number): string {
	const whole = Math.abs(Math.trunc(amount / Math.max(parts, 1)));
	const rest = parts <= 1 ? 0 : Math.abs(amount % parts);
	const sign = amount < 0 ? '−' : '';
	if (rest === 0) return `${whole === 0 ? '' : sign}${whole}`;
	const divisor = gcd(rest, parts);
	const plain = `${rest / divisor}/${parts / divisor}`;
	const known = FRACTIONS[plain];
	if (whole === 0) return `${sign}${known ?? plain}`;
	return `${sign}${whole}${known ?? ` ${plain}`}`;
}

/** With a plus before gains, for accounts. */
export const gains = (amount: number, parts: number): string => (amount > 0 ? `+${counters(amount, parts)}` : counters(amount, parts));

/** Whole counters for a heap that is drawn: at least one as soon as anything lies there. */
export const heapOf = (amount: number, parts: number): number => (amount <= 0 ? 0 : Math.max(1, Math.round(amount / Math.max(parts, 1))));

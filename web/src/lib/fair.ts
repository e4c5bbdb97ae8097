/** Checking that the house dealt fairly, as far as a browser can. */
import { keep, kept } from './storage';

const hex = (bytes: Uint8Array): string => [...bytes].map((b) => b.toString(16).padStart(2, '0')).join('');

/** Sixteen random bytes that enter the dealing, so that the house alone cannot choose it. */
export const newSalt = (): string => hex(crypto.getRandomValues(new Uint8Array(16)));

/** My salt for a table: drawn once and kept before anybody is told, so that it is known even if the answer is lost on its way. */
export function saltFor(table: string): string {
	const salt = keptSalt(table) ?? newSalt();
	keepSalt(table, salt);
	return salt;
}

export const keepSalt = (table: string, salt: string): void => keep(`salt.${table}`, salt);
export const keptSalt = (table: string): string | null => kept<string | null>(`salt.${table}`, null);

/** The commitment this browser saw first; a house that shows another one later has gone back on its word. */
export function firstCommitment(table: string, shown: string): string {
	const seen = kept<string | null>(`commitment.${table}`, null);
	if (seen === null) keep(`commitment.${table}`, shown);
	return seen ?? shown;
}

const SEED = /^[0-9a-f]{64}$/;

/** What the house must have published for this seed before anybody sat down. */
export async function commitmentOf(seed: string): Promise<string> {
	const bytes = new TextEncoder().encode(`spadille-fair-1:${seed}`);
	return hex(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)));
}

export interface Verdict {
	/** The seed revealed at the end is the one promised at the beginning. */
	readonly promiseKept: boolean;
	/** My own salt is among those used; nothing when this browser does not know it. */
	readonly saltUsed: boolean | null;
}

export async function judge(commitment: string, seed: string, salts: readonly string[], mine: string | null): Promise<Verdict> {
	const promiseKept = SEED.test(seed) && (await commitmentOf(seed)) === commitment.toLowerCase();
	return { promiseKept, saltUsed: mine === null ? null : salts.includes(mine) };
}

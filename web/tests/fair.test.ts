import { createHash } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import { commitmentOf, firstCommitment, judge, keptSalt, newSalt, saltFor } from '../src/lib/fair';

const seed = 'ab'.repeat(32);
const promised = createHash('sha256').update(`spadille-fair-1:${seed}`).digest('hex');

describe('fair dealing', () => {
	it('reckons the fingerprint as the house does', async () => {
		expect(await commitmentOf(seed)).toBe(promised);
	});

	it('judges seed and salt', async () => {
		expect(await judge(promised, seed, ['', 'mine'], 'mine')).toEqual({ promiseKept: true, saltUsed: true });
		expect(await judge(promised, 'cd'.repeat(32), ['x'], 'mine')).toEqual({ promiseKept: false, saltUsed: false });
		expect(await judge(promised, seed, [], null)).toEqual({ promiseKept: true, saltUsed: null });
		expect((await judge(promised, 'nonsense', [], null)).promiseKept).toBe(false);
	});

	it('keeps to the commitment it saw first, table by table', () => {
		const store = new Map<string, string>();
		vi.stubGlobal('localStorage', { getItem: (key: string) => store.get(key) ?? null, setItem: (key: string, value: string) => void store.set(key, value) });
		expect(firstCommitment('abc', 'first')).toBe('first');
		expect(firstCommitment('abc', 'second')).toBe('first');
		expect(firstCommitment('abc', 'third')).toBe('first');
		expect(firstCommitment('def', 'second')).toBe('second');
		vi.unstubAllGlobals();
	});

	it('keeps a salt before anybody is told, and gives the same one again', () => {
		const store = new Map<string, string>();
		vi.stubGlobal('localStorage', { getItem: (key: string) => store.get(key) ?? null, setItem: (key: string, value: string) => void store.set(key, value) });
		const salt = saltFor('abc');
		expect(keptSalt('abc')).toBe(salt);
		expect(saltFor('abc')).toBe(salt);
		expect(saltFor('def')).not.toBe(salt);
		vi.unstubAllGlobals();
	});

	it('makes salts of thirty-two hex digits, never the same', () => {
		expect(newSalt()).toMatch(/^[0-9a-f]{32}$/);
		expect(newSalt()).not.toBe(newSalt());
	});
});

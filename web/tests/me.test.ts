import { beforeEach, describe, expect, it, vi } from 'vitest';

const guest = vi.fn();
const meView = vi.fn();
vi.mock('../src/lib/api', () => ({
	api: { me: () => meView() as unknown, guest: (name: string) => guest(name) as unknown },
	problemOf: (error: unknown) => error,
	Refused: class extends Error {},
	UNREACHABLE: { status: 0 }
}));
vi.mock('../src/lib/say.svelte', () => ({ t: (key: string) => key }));

describe('who I am', () => {
	beforeEach(() => {
		vi.resetModules();
		guest.mockReset();
		meView.mockReset();
		meView.mockRejectedValue({ status: 401 });
	});

	it('makes one guest of two who come in at once', async () => {
		let made = 0;
		guest.mockImplementation((name: string) => Promise.resolve({ me: { id: String(++made), name }, token: '' }));
		const { me } = await import('../src/lib/me.svelte');
		const [one, two] = await Promise.all([me.comeIn(), me.comeIn()]);
		expect(guest).toHaveBeenCalledTimes(1);
		expect(two).toEqual(one);
		expect((await me.comeIn()).id).toBe('1');
		expect(guest).toHaveBeenCalledTimes(1);
	});

	it('is whoever came in on another page, and no second guest', async () => {
		const { me } = await import('../src/lib/me.svelte');
		await me.ask();
		expect(me.person).toBeNull();
		meView.mockResolvedValue({ id: '9', name: 'Sophie' });
		expect((await me.comeIn()).id).toBe('9');
		expect(guest).not.toHaveBeenCalled();
	});

	it('makes no guest while the house does not say who came in elsewhere', async () => {
		const { me } = await import('../src/lib/me.svelte');
		await me.ask();
		meView.mockRejectedValueOnce({ status: 503 });
		await expect(me.comeIn()).rejects.toThrow();
		expect(guest).not.toHaveBeenCalled();
	});

	it('comes in anew when the house did not answer the first time', async () => {
		guest.mockRejectedValueOnce({ status: 503 }).mockResolvedValueOnce({ me: { id: '7', name: 'a' }, token: '' });
		const { me } = await import('../src/lib/me.svelte');
		await expect(me.comeIn()).rejects.toEqual({ status: 503 });
		expect((await me.comeIn()).id).toBe('7');
	});
});

import { describe, expect, it } from 'vitest';
import { byLicence, fetchNotices, type Work } from '../src/lib/makers';

const work = (name: string, licence: string, kind: Work['kind'] = 'crate'): Work => ({ kind, name, version: '1.0.0', licence, home: '', texts: [0] });

describe('whose work is in the house', () => {
	it('stands by licence, what most have first, what one sees before the rest', () => {
		const groups = byLicence([work('b', 'MIT'), work('z', 'ISC'), work('svelte', 'MIT', 'script'), work('a', 'MIT'), work('y', 'BSD')]);
		expect(groups.map(([licence, works]) => [licence, works.map(({ name }) => name)])).toEqual([
			['MIT', ['svelte', 'a', 'b']],
			['BSD', ['y']],
			['ISC', ['z']]
		]);
	});

	it('is all written down: the letters, the scripts, the program, each with the words of its licence', async () => {
		const { components, texts } = await fetchNotices();
		const names = components.map(({ name }) => name);
		expect(names).toEqual(expect.arrayContaining(['@fontsource/eb-garamond', 'svelte', 'serde']));
		for (const { name, version, licence, texts: own } of components) {
			expect(version, name).toMatch(/^\d/);
			expect(licence, name).not.toBe('');
			expect(own.map((number) => texts[number]?.length ?? 0).filter((length) => length > 100).length, name).toBeGreaterThan(0);
		}
	});
});

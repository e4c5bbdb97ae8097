import { describe, expect, it } from 'vitest';
import { leafPath, LEAVES, routeOf } from '../src/lib/router';

describe('routes', () => {
	it('knows every page', () => {
		expect(routeOf('/')).toEqual({ page: 'lobby' });
		const piquet = { page: 'game', game: 'piquet', at: 1, query: '' };
		expect(routeOf('/g/piquet')).toEqual({ ...piquet, leaf: 'about' });
		for (const leaf of LEAVES) expect(routeOf(leafPath('piquet', leaf))).toEqual({ ...piquet, leaf });
		expect(routeOf(leafPath('schnitt', 'exposed', 4))).toEqual({ ...piquet, game: 'schnitt', leaf: 'exposed', at: 4 });
		expect(routeOf(leafPath('piquet', 'learn', 3))).toEqual({ ...piquet, leaf: 'learn', at: 3 });
		expect(routeOf('/g/piquet/laws', '?words=x')).toEqual({ ...piquet, leaf: 'laws', query: '?words=x' });
		expect(routeOf('/find', '?words=x')).toEqual({ page: 'find', query: '?words=x' });
		expect(routeOf('/t/abc', '?i=w%20rd')).toEqual({ page: 'table', id: 'abc', invitation: 'w rd' });
		expect(routeOf('/t/abc/')).toEqual({ page: 'table', id: 'abc', invitation: null });
		for (const leaf of ['new', 'learn', 'rules']) expect(routeOf(`/${leaf}/piquet`)).toEqual({ ...piquet, leaf });
		expect(routeOf('/p/17')).toEqual({ page: 'person', id: '17' });
		expect(routeOf('/me')).toEqual({ page: 'me' });
		expect(routeOf('/about')).toEqual({ page: 'about' });
	});

	it('is lost where there is nothing', () => {
		for (const path of [
			'/t',
			'/new',
			'/x/y',
			'/t/a/b',
			'/t/%E0%A4%A',
			'/constructor/x',
			'/toString/x',
			'/g',
			'/g/a/b',
			'/g/a/rules/2',
			'/g/a/learn/0',
			'/g/a/learn/1/2',
			'/find/x'
		])
			expect(routeOf(path)).toEqual({ page: 'lost' });
	});
});

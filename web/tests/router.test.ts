import { describe, expect, it } from 'vitest';
import { routeOf } from '../src/lib/router';

describe('routes', () => {
	it('knows every page', () => {
		expect(routeOf('/')).toEqual({ page: 'lobby' });
		expect(routeOf('/new/piquet')).toEqual({ page: 'new', game: 'piquet' });
		expect(routeOf('/t/abc', '?i=w%20rd')).toEqual({ page: 'table', id: 'abc', invitation: 'w rd' });
		expect(routeOf('/t/abc/')).toEqual({ page: 'table', id: 'abc', invitation: null });
		expect(routeOf('/learn/piquet')).toEqual({ page: 'learn', game: 'piquet' });
		expect(routeOf('/rules/chess')).toEqual({ page: 'rules', game: 'chess' });
		expect(routeOf('/p/17')).toEqual({ page: 'person', id: '17' });
		expect(routeOf('/me')).toEqual({ page: 'me' });
		expect(routeOf('/about')).toEqual({ page: 'about' });
	});

	it('is lost where there is nothing', () => {
		for (const path of ['/t', '/new', '/x/y', '/t/a/b', '/t/%E0%A4%A', '/constructor/x', '/toString/x']) expect(routeOf(path)).toEqual({ page: 'lost' });
	});
});

import { expect, it } from 'vitest';
import { agentOf } from '../src/lib/agent';

it('names a browser as people do', () => {
	expect(agentOf('Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/156.0.0.0 Safari/537.36')).toEqual({
		browser: 'Chrome',
		system: 'Linux'
	});
	expect(
		agentOf('Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1')
	).toEqual({ browser: 'Safari', system: 'iOS' });
	expect(agentOf('Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0 Safari/537.36 Edg/130.0')).toEqual({
		browser: 'Edge',
		system: 'Windows'
	});
	expect(agentOf('spadille-client/0.1')).toBeNull();
});

import { svelte } from '@sveltejs/vite-plugin-svelte';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { favicon } from './src/lib/art';

/** The site's icon is drawn, not kept as a file. */
function drawnFavicon(): Plugin {
	return {
		name: 'drawn-favicon',
		configureServer(server) {
			server.middlewares.use('/favicon.svg', (_request, response) => {
				response.setHeader('content-type', 'image/svg+xml').end(favicon());
			});
		},
		generateBundle() {
			this.emitFile({ type: 'asset', fileName: 'favicon.svg', source: favicon() });
		}
	};
}

const house = process.env['SPADILLE_HOUSE'] ?? 'http://localhost:1782';

export default defineConfig({
	plugins: [svelte(), drawnFavicon()],
	resolve: { alias: { $lib: fileURLToPath(new URL('./src/lib', import.meta.url)) } },
	// The house sends a strict policy: nothing may be inlined, not even a small font.
	build: { assetsInlineLimit: 0, modulePreload: { polyfill: false }, target: 'es2022' },
	server: { proxy: { '/api': { target: house, ws: true, changeOrigin: true } } },
	test: { include: ['tests/**/*.test.ts'], environment: 'node' }
});

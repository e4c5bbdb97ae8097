import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import { defineConfig, globalIgnores } from 'eslint/config';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

const off = (...rules) => Object.fromEntries(rules.map((rule) => [rule, 'off']));

export default defineConfig(
	globalIgnores(['dist', 'test-results', '**/*.gen.*']),
	js.configs.recommended,
	ts.configs.strictTypeChecked,
	ts.configs.stylisticTypeChecked,
	svelte.configs.recommended,
	{
		languageOptions: {
			parserOptions: { project: ['./tsconfig.json', './tsconfig.node.json'], tsconfigRootDir: import.meta.dirname, extraFileExtensions: ['.svelte'] }
		},
		linterOptions: { reportUnusedDisableDirectives: 'error' },
		rules: {
			// TypeScript knows which names there are.
			'no-undef': 'off',
			'@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
			// A number is said as it is.
			'@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
			'@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true, ignoreVoidReturningFunctions: true }],
			// What an index may lack is written with brackets.
			'@typescript-eslint/dot-notation': ['error', { allowIndexSignaturePropertyAccess: true }],
			// We take strings apart by code points on purpose.
			'@typescript-eslint/no-misused-spread': ['error', { allow: ['string'] }],
			// An empty name is as good as none.
			'@typescript-eslint/prefer-nullish-coalescing': ['error', { ignorePrimitives: { string: true } }],
			...off(
				// Characters that may not stand in a drawing have to be named.
				'no-control-regex',
				// It does not see what a closure or an effect changes meanwhile.
				'@typescript-eslint/no-unnecessary-condition',
				// It knows `request<void>` for no return type.
				'@typescript-eslint/no-invalid-void-type',
				// It asks for `!`, which is forbidden.
				'@typescript-eslint/non-nullable-type-assertion-style',
				'@typescript-eslint/no-empty-function'
			)
		}
	},
	{
		files: ['**/*.svelte', '**/*.svelte.ts'],
		languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
		rules: {
			...off(
				// The drawings are our own, made from names and numbers; the house's policy forbids scripts in them.
				'svelte/no-at-html-tags',
				// Only lists whose lines move or keep something need a key.
				'svelte/require-each-key',
				// Maps and sets within a reckoning are nobody's state.
				'svelte/prefer-svelte-reactivity',
				// A space between two parts that must not be lost.
				'svelte/no-useless-mustaches',
				// An effect names what it depends on: `void x`.
				'@typescript-eslint/no-meaningless-void-operator',
				// Types that come from another component or a snippet are any here; svelte-check knows them.
				'@typescript-eslint/no-base-to-string',
				'@typescript-eslint/no-unsafe-argument',
				'@typescript-eslint/no-unsafe-assignment',
				'@typescript-eslint/no-unsafe-member-access',
				'@typescript-eslint/no-unsafe-return',
				'@typescript-eslint/restrict-plus-operands'
			)
		}
	},
	{
		// Tests look at things from outside, and fill in for others.
		files: ['e2e/**', 'tests/**', '**/*.test.ts'],
		rules: off(
			'no-empty-pattern',
			'@typescript-eslint/no-misused-spread',
			'@typescript-eslint/no-unsafe-assignment',
			'@typescript-eslint/no-unsafe-member-access',
			'@typescript-eslint/require-await',
			'@typescript-eslint/unbound-method'
		)
	},
	{
		files: ['**/*.{js,mjs}'],
		extends: [ts.configs.disableTypeChecked]
	}
);

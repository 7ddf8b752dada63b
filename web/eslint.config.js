import js from '@eslint/js'
import svelte from 'eslint-plugin-svelte'
import globals from 'globals'
import ts from 'typescript-eslint'
import svelteConfig from './svelte.config.js'

/** Selectors of string literals, in scripts and in templates, that match a pattern. */
const literals = (pattern) =>
  ['Literal[value=', 'TemplateElement[value.raw=', 'SvelteLiteral[value='].map((node) => `${node}/${pattern}/]`)

/** Stylelint forbids these in styles; scripts and templates must not contain them either. */
const COLOURS = [
  ...literals(
    '(^|[ (,:])#([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})\\b|\\b(rgba?|hsla?|hwb|lab|lch|oklch|oklab|color)\\(',
  ),
  'SvelteAttribute[key.name=/^(fill|stroke|color|(stop|flood|lighting)-color)$/] > SvelteLiteral[value=/^[a-z]+$/i]' +
    '[value!=/^(none|currentColor)$/]',
  'SvelteStyleDirective[key.name.name=/color|background|fill|stroke/] > SvelteLiteral[value=/^[a-z]+$/i]' +
    '[value!=/^(none|transparent|currentColor)$/]',
]
const BREAKPOINTS = [
  ...literals('\\(((min|max)-)?(width|height|aspect-ratio|orientation)\\b'),
  'BinaryExpression[operator=/[<>]/] > Identifier[name=/^inner(Width|Height)$/]',
  'BinaryExpression[operator=/[<>]/] > MemberExpression[property.name=/^inner(Width|Height)$/]',
]

const restrict = (selectors, message) => selectors.map((selector) => ({ selector, message }))

export default ts.config(
  { ignores: ['node_modules', 'src/generated', 'shots'] },
  js.configs.recommended,
  ...ts.configs.recommended,
  ...svelte.configs.recommended,
  {
    languageOptions: { globals: { ...globals.browser, ...globals.node, __GALLERY__: 'readonly' } },
    rules: {
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      // Collections that nothing rendered depends on stay plain, because reactive ones are slower.
      'svelte/prefer-svelte-reactivity': 'off',
    },
  },
  {
    files: ['src/**'],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...restrict(COLOURS, 'Colours belong to src/styles/tokens.css.'),
        ...restrict(BREAKPOINTS, 'Breakpoints belong to src/styles/breakpoints.css.'),
      ],
    },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: ['.svelte'], svelteConfig } },
  },
)

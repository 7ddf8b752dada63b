const TOKENS = '**/styles/tokens.css'
const BREAKPOINTS = '**/styles/breakpoints.css'

/** Allows colours only in tokens.css and breakpoints only in breakpoints.css. */
export default {
  ignoreFiles: [BREAKPOINTS],
  rules: {
    'color-named': ['never', { message: 'Use a colour of tokens.css.' }],
    'color-no-hex': [true, { message: 'Use a colour of tokens.css.' }],
    'function-disallowed-list': [
      ['rgb', 'rgba', 'hsl', 'hsla', 'hwb', 'lab', 'lch', 'oklab', 'oklch', 'color'],
      { message: 'Use a colour of tokens.css; color-mix() with transparent makes it translucent.' },
    ],
    'media-feature-name-disallowed-list': [
      [/width/, /height/, 'orientation', 'aspect-ratio'],
      { message: 'Use a breakpoint of breakpoints.css: @media (--name).' },
    ],
  },
  overrides: [
    { files: ['**/*.svelte'], customSyntax: 'postcss-html' },
    { files: [TOKENS], rules: { 'color-no-hex': null, 'function-disallowed-list': null } },
  ],
}

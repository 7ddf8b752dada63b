/// <reference types="vitest/config" />
// Only the types of Vitest are used here: a wheel is built without the tools of the tests.
import globalData from '@csstools/postcss-global-data'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import customMedia from 'postcss-custom-media'
import { defineConfig } from 'vite'
import { generatedAssets } from './generators/plugin.ts'

/** The server that the development server forwards requests to: `gwint serve` next to `npx vite`. */
const SERVER = process.env['GWINT_SERVER'] ?? 'http://127.0.0.1:8000'

/** The gallery is for work on the styles; only `GALLERY=1` builds it into the page. */
const GALLERY = process.env['GALLERY'] === '1'

export default defineConfig(({ command }) => ({
  plugins: [generatedAssets(), svelte()],
  define: { __GALLERY__: JSON.stringify(GALLERY || command === 'serve') },
  // Scripts and styles find files relative to themselves, so that the page works in any folder of any host; only
  // `index.html` is served at paths of many levels by a server, and gets other addresses for a static host.
  experimental: { renderBuiltUrl: (file, { hostType }) => (hostType === 'html' ? `/${file}` : { relative: true }) },
  worker: { format: 'es', rolldownOptions: { checks: { pluginTimings: false } } },
  css: { postcss: { plugins: [globalData({ files: ['src/styles/breakpoints.css'] }), customMedia()] } },
  build: {
    outDir: process.env['GWINT_STATIC'] ?? '../gwint/server/static',
    emptyOutDir: false, // `build.py` removes what this build made before, and adds more.
    // Every image and font is a separate file, because the page's policy forbids data: URLs.
    assetsInlineLimit: 0,
    target: 'es2023',
    rolldownOptions: {
      checks: { pluginTimings: false },
      input: { index: 'index.html', 'service-worker': 'src/offline/serviceWorker.ts' },
      // A service worker serves the folder that it is in, and its address must not change.
      output: {
        // What three screens or more need is one file: browsers fetch only six files at a time from a plain host.
        codeSplitting: { groups: [{ name: 'shared', test: /\/web\/src\//, minShareCount: 3 }] },
        entryFileNames: ({ name }) => (name === 'service-worker' ? `${name}.js` : 'assets/[name]-[hash].js'),
      },
    },
    modulePreload: { polyfill: false },
  },
  server: { proxy: { '/api': { target: SERVER, ws: true }, '/python': SERVER, '/data': SERVER } },
  test: { include: ['tests/**/*.test.ts'], environment: 'node' },
}))

/// <reference types="vitest/config" />
// Only the types of Vitest are used here: a wheel is built without the tools of the tests.
import globalData from '@csstools/postcss-global-data'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import customMedia from 'postcss-custom-media'
import { defineConfig } from 'vite'
import { generatedAssets } from './generators/plugin.ts'

/** The server the page talks to while it is worked on: `gwint serve` beside `npx vite`. */
const SERVER = process.env['GWINT_SERVER'] ?? 'http://127.0.0.1:8000'

/** The gallery is for those who work on the looks; only `GALLERY=1` builds it into a page. */
const GALLERY = process.env['GALLERY'] === '1'

export default defineConfig(({ command }) => ({
  plugins: [generatedAssets(), svelte()],
  define: { __GALLERY__: JSON.stringify(GALLERY || command === 'serve') },
  css: { postcss: { plugins: [globalData({ files: ['src/styles/breakpoints.css'] }), customMedia()] } },
  build: {
    outDir: process.env['GWINT_STATIC'] ?? '../gwint/server/static',
    emptyOutDir: true,
    // Every picture and font is a file of its own: the page's policy allows no data: addresses.
    assetsInlineLimit: 0,
    target: 'es2023',
    modulePreload: { polyfill: false },
  },
  server: { proxy: { '/api': { target: SERVER, ws: true } } },
  test: { include: ['tests/**/*.test.ts'], environment: 'node' },
}))

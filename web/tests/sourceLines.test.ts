import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const MAX_LENGTH = 120
const WEB = new URL('../', import.meta.url)
const SOURCES = ['src', 'tests', 'generators'].flatMap((folder) =>
  readdirSync(new URL(folder, WEB), { recursive: true, encoding: 'utf-8' })
    .filter((file) => /\.(ts|svelte|css)$/.test(file))
    .map((file) => `${folder}/${file}`),
)

it('keeps every line of the sources within 120 characters', () => {
  expect(SOURCES.length).toBeGreaterThan(100)
  const long = SOURCES.flatMap((file) =>
    readFileSync(new URL(file, WEB), 'utf-8')
      .split('\n')
      .flatMap((line, index) => (line.length > MAX_LENGTH ? [`${file}:${index + 1}`] : [])),
  )
  expect(long).toEqual([])
})

it('builds the page with production dependencies alone, as a wheel does', () => {
  const manifest = JSON.parse(readFileSync(new URL('package.json', WEB), 'utf-8')) as {
    dependencies: Record<string, string>
  }
  const files = ['vite.config.ts', ...SOURCES.filter((file) => !file.startsWith('tests/'))]
  const imported = files.flatMap((file) =>
    [...readFileSync(new URL(file, WEB), 'utf-8').matchAll(/^import (?!type ).*? from '([^.'][^']*)'/gm)].map(
      (found) => found[1] ?? '',
    ),
  )
  const packages = imported.map((name) => name.split('/', name.startsWith('@') ? 2 : 1).join('/'))
  const known = Object.keys(manifest.dependencies)
  expect(packages.filter((name) => !name.startsWith('node:') && !known.includes(name))).toEqual([])
  expect(packages).toContain('vite')
})

/** Generates textures, recordings, the sprite, messages and Python's loader into src/generated if sources changed. */

import { copyFileSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { png } from './png.ts'
import { FILES, pack } from './sound/recordings.ts'
import { trimmedPyodide } from './pyodide.ts'
import { gameIcons, sprite, type Emblems } from './sprite.ts'
import { TEXTURES, type Texture } from './textures.ts'

const HERE = fileURLToPath(new URL('.', import.meta.url))
const EMBLEMS = fileURLToPath(new URL('../src/icons/iconNames.json', import.meta.url))
const PACKAGES = fileURLToPath(new URL('../package-lock.json', import.meta.url))
const ADPCM = fileURLToPath(new URL('../src/sound/adpcm.ts', import.meta.url))
const LOCALES = fileURLToPath(new URL('../../gwint/locales', import.meta.url))
const GENERATED = fileURLToPath(new URL('../src/generated', import.meta.url))

export function generatedAssets(): Plugin {
  return { name: 'generated-assets', config: async () => void (stale() && (await generate())) }
}

/** What the rivals say, in files of its own that a table loads when it needs them. */
const DIALOGUE = 'dialogue.ftl'
/** Locale files that only the terminal uses, that of the lessons, whose texts the build writes, and the dialogue. */
const NOT_ON_PAGE = new Set(['cli.ftl', DIALOGUE, 'help.ftl', 'lessons.ftl', 'play.ftl'])

function stale(): boolean {
  const sources = [
    EMBLEMS,
    PACKAGES,
    ADPCM,
    ...filesIn(HERE),
    ...filesIn(join(HERE, 'sound')),
    ...languages().flatMap((language) => [...pageLocales(language), dialogue(language)]),
  ]
  const newest = Math.max(...sources.map((file) => statSync(file).mtimeMs))
  const sprite = statSync(join(GENERATED, 'sprite.svg'), { throwIfNoEntry: false })
  return sprite === undefined || sprite.mtimeMs < newest
}

const filesIn = (folder: string): string[] =>
  readdirSync(folder)
    .sort()
    .map((file) => join(folder, file))
const languages = (): string[] => readdirSync(LOCALES).filter((name) => name.length === 2)
const pageLocales = (language: string): string[] =>
  filesIn(join(LOCALES, language)).filter((file) => !NOT_ON_PAGE.has(basename(file)))
const dialogue = (language: string): string => join(LOCALES, language, DIALOGUE)

/** Writes the sprite last, so that a sprite that is up to date means that all files are. */
async function generate(): Promise<void> {
  mkdirSync(GENERATED, { recursive: true })
  writeFileSync(join(GENERATED, 'pyodide.js'), await trimmedPyodide())
  for (const [name, texture] of Object.entries(TEXTURES))
    writeFileSync(join(GENERATED, `${name}.png`), picture(texture))
  for (const [name, recordings] of Object.entries(FILES)) writeFileSync(join(GENERATED, name), pack(recordings))
  for (const language of languages()) {
    copyFileSync(dialogue(language), join(GENERATED, `dialogue.${language}.ftl`))
    writeFileSync(
      join(GENERATED, `messages.${language}.ftl`),
      pageLocales(language)
        .map((file) => readFileSync(file, 'utf-8'))
        .join('\n'),
    )
  }
  const emblems = JSON.parse(readFileSync(EMBLEMS, 'utf-8')) as Emblems
  writeFileSync(join(GENERATED, 'sprite.svg'), sprite(emblems, gameIcons()))
}

function picture({ width, height, tone, palette }: Texture): Buffer {
  const levels = new Uint8Array(width * height)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) levels[y * width + x] = Math.round(tone(x, y) * (palette.length - 1))
  return png(width, levels, palette)
}

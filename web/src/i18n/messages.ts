/** Translates messages: the same Fluent messages as in the rest of Gwint. */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import { getContext, setContext } from 'svelte'
import type { Language } from '../api/types.ts'
import { MESSAGE_FILES } from './messageFiles.ts'

/** Formats a message by its id, or an attribute as `id.attribute`, with arguments. */
export type Translate = (id: string, details?: Record<string, FluentVariable>) => string

/** Fetches the messages of a language. */
export async function fetchMessages(language: Language): Promise<Translate> {
  const file = await fetch(MESSAGE_FILES[language])
  return parseMessages(language, await file.text())
}

/** Parses a Fluent text. */
export function parseMessages(language: Language, text: string): Translate {
  const bundle = new FluentBundle(language, { useIsolating: false })
  bundle.addResource(new FluentResource(text))
  return (id, details = {}) => {
    const [name, attribute] = id.split('.') as [string, string?]
    const message = bundle.getMessage(name)
    const pattern = attribute === undefined ? message?.value : message?.attributes[attribute]
    return pattern ? bundle.formatPattern(pattern, details) : id
  }
}

const KEY = Symbol('translate')
/** The context holds a function that returns the current translation, so that the language can change at any time. */
export const setTranslate = (translate: () => Translate): void => void setContext(KEY, translate)
export function getTranslate(): Translate {
  const now = getContext<() => Translate>(KEY)
  return (id, details) => now()(id, details)
}

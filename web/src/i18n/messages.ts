/** What the page says, in the reader's language: the same Fluent messages as everywhere in Gwint. */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import { getContext, setContext } from 'svelte'
import type { Language } from '../api/types.ts'
import cs from '../generated/messages.cs.ftl?url'
import de from '../generated/messages.de.ftl?url'
import en from '../generated/messages.en.ftl?url'
import pl from '../generated/messages.pl.ftl?url'
import uk from '../generated/messages.uk.ftl?url'

const FILES: Readonly<Record<Language, string>> = { en, pl, de, cs, uk }

/** A message by its id, or an attribute of it as `id.attribute`, with what it is told. */
export type Translate = (id: string, details?: Record<string, FluentVariable>) => string

/** The words of a language, fetched. */
export async function fetchMessages(language: Language): Promise<Translate> {
  const file = await fetch(FILES[language])
  return parseMessages(language, await file.text())
}

/** The words of a Fluent text. */
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
/** The context holds a function that gives the words of the moment, so that the language can change under an open page. */
export const setTranslate = (translate: () => Translate): void => void setContext(KEY, translate)
export function getTranslate(): Translate {
  const now = getContext<() => Translate>(KEY)
  return (id, details) => now()(id, details)
}

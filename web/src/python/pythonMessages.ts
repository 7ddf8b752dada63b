/** Gwint's messages for Python, which has no Fluent of its own here: the page's files and its formatter. */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import type { Pattern } from '@fluent/bundle/esm/ast.js'
import type { Language } from '../api/types.ts'
import { MESSAGE_FILES } from '../i18n/messageFiles.ts'

const bundles = new Map<Language, FluentBundle>()

function bundleOf(language: Language): FluentBundle {
  const found = bundles.get(language) ?? loadBundle(language)
  bundles.set(language, found)
  return found
}

/** Python waits for the file, which is small and stored in the browser. */
function loadBundle(language: Language): FluentBundle {
  const request = new XMLHttpRequest()
  request.open('GET', MESSAGE_FILES[language], false)
  request.send()
  const bundle = new FluentBundle(language, { useIsolating: false })
  bundle.addResource(new FluentResource(request.responseText))
  return bundle
}

function patternOf(language: Language, id: string, attribute: string): Pattern | null {
  const message = bundleOf(language).getMessage(id)
  return (attribute === '' ? message?.value : message?.attributes[attribute]) ?? null
}

/** The module `gwint_messages`, which `fluent_runtime.py` imports. */
export const pythonMessages = {
  hasMessage: (language: Language, id: string): boolean => bundleOf(language).hasMessage(id),
  hasText: (language: Language, id: string, attribute: string): boolean => patternOf(language, id, attribute) !== null,
  /** `details` is JSON. */
  format(language: Language, id: string, attribute: string, details: string): string {
    const errors: Error[] = []
    const given = JSON.parse(details) as Record<string, FluentVariable>
    return bundleOf(language).formatPattern(patternOf(language, id, attribute)!, given, errors)
  },
}

/** Fetches what the levels and rivals say, a file for each language. */

import type { Language } from '../api/types.ts'
import { parseMessages, type Translate } from '../i18n/messages.ts'
import cs from '../generated/dialogue.cs.ftl?url'
import de from '../generated/dialogue.de.ftl?url'
import en from '../generated/dialogue.en.ftl?url'
import pl from '../generated/dialogue.pl.ftl?url'
import uk from '../generated/dialogue.uk.ftl?url'

const FILES: Readonly<Record<Language, string>> = { en, pl, de, cs, uk }

export async function fetchDialogue(language: Language): Promise<Translate> {
  return parseMessages(language, await (await fetch(FILES[language])).text())
}

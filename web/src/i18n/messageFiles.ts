/** The files with Gwint's messages, one for each language. */

import type { Language } from '../api/types.ts'
import cs from '../generated/messages.cs.ftl?url'
import de from '../generated/messages.de.ftl?url'
import en from '../generated/messages.en.ftl?url'
import pl from '../generated/messages.pl.ftl?url'
import uk from '../generated/messages.uk.ftl?url'

export const MESSAGE_FILES: Readonly<Record<Language, string>> = { en, pl, de, cs, uk }

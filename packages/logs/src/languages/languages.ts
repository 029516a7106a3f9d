/** The known languages of battle logs. */
import { english } from './english.ts'
import { french } from './french.ts'
import { german } from './german.ts'
import { italian } from './italian.ts'
import type { Language } from './language.ts'
import { portuguese } from './portuguese.ts'
import { spanish } from './spanish.ts'

export const languages: readonly Language[] = [english, german, spanish, french, italian, portuguese]

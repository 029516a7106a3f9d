/** Recognizes languages that cannot be read, so that the message names the language instead of saying that the text is not a log. */
import { languages } from '../languages/languages.ts'
import type { Line } from './lines.ts'

/** Words that appear in lines of one language, and rarely in others. */
const OTHERS: readonly { readonly name: string; readonly sign: RegExp }[] = [
  { name: 'Japanese', sign: /[\u3040-\u30FF]/ },
  { name: 'Korean', sign: /[\uAC00-\uD7AF]/ },
  { name: 'Chinese', sign: /[\u4E00-\u9FFF]/ },
  { name: 'Russian', sign: /[\u0400-\u04FF]/ },
  { name: 'Dutch', sign: /(?:^|\s)(?:beurt|kaart|kaarten|trok|speelde|gekozen|heeft|schade)(?=$|[\s.,!:'])/iu },
  { name: 'Polish', sign: /(?:^|\s)(?:tura|kart[aęy]?|dobrał\S*|zagrał\S*|wybrał\S*|obrażeń|gracz)(?=$|[\s.,!:'])/iu },
]

/** The share of lines that must look like a language. */
const SHARE = 0.4

const ENOUGH = 200

/** Returns the language of a text if it is a language that cannot be read, or null. */
export const otherLanguageOf = (lines: readonly Line[]): string | null => {
  const first = lines.slice(0, ENOUGH)
  return (
    OTHERS.find(({ sign }) => first.filter(({ text }) => sign.test(text)).length >= first.length * SHARE)?.name ?? null
  )
}

/** Lists the readable languages in words. */
export const languagesRead = (): string => {
  const names = languages.map(({ name }) => name)
  return `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
}

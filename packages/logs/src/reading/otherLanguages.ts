/** Languages that are known by sight and not read: whoever has such a log is told so, and not that it is none. */
import { languages } from '../languages/languages.ts'
import type { Line } from './lines.ts'

/** What a line has in it that no line of another language has, or seldom. */
const OTHERS: readonly { readonly name: string; readonly sign: RegExp }[] = [
  { name: 'Japanese', sign: /[\u3040-\u30FF]/ },
  { name: 'Korean', sign: /[\uAC00-\uD7AF]/ },
  { name: 'Chinese', sign: /[\u4E00-\u9FFF]/ },
  { name: 'Russian', sign: /[\u0400-\u04FF]/ },
  {
    name: 'French',
    sign: /(?:^|[\s'])(?:tour|pioch\S+|carte|cartes|joué|lancé|mélangé|évoluer|attaché|utilis\S+|dégâts|défauss\S+|Énergie|gagn\S+|sur le Banc|au poste Actif|a choisi|mise en place)(?=$|[\s.,!:'])/iu,
  },
  { name: 'Dutch', sign: /(?:^|\s)(?:beurt|kaart|kaarten|trok|speelde|gekozen|heeft|schade)(?=$|[\s.,!:'])/iu },
  { name: 'Polish', sign: /(?:^|\s)(?:tura|kart[aęy]?|dobrał\S*|zagrał\S*|wybrał\S*|obrażeń|gracz)(?=$|[\s.,!:'])/iu },
]

/** So much of a text must look like a language. */
const SHARE = 0.4

const ENOUGH = 200

/** The language that a text is in, where it is one that is not read. */
export const otherLanguageOf = (lines: readonly Line[]): string | null => {
  const first = lines.slice(0, ENOUGH)
  return (
    OTHERS.find(({ sign }) => first.filter(({ text }) => sign.test(text)).length >= first.length * SHARE)?.name ?? null
  )
}

/** The languages that are read, in words. */
export const languagesRead = (): string => {
  const names = languages.map(({ name }) => name)
  return `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
}

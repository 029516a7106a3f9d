/**
 * A language of battle logs as data: the templates of each kind of sentence, and the words for values. A template is a sentence with slots:
 * `{player}` reads a value; `{count=1:a card}` matches the words after the colon and means the value before it; `{...}` matches anything
 * and is not stored. A sentence is written with the first template of its kind that matches its values. The full stop at the end of a line
 * may be missing.
 */
import type { SpecialCondition } from 'ptcg-turn-engine/model'
import type { EndReason, SentenceName, Slots } from './sentences.ts'

/** A language's words for the values of a slot. */
type Words<Value extends string> = { readonly [Key in Value]: string }

export interface Language {
  readonly id: 'en' | 'de' | 'es' | 'fr' | 'it' | 'pt'
  readonly name: string
  readonly templates: { readonly [Name in SentenceName]: readonly string[] }
  readonly words: {
    readonly side: Words<Slots['side']>
    readonly order: Words<Slots['order']>
    readonly place: Words<Slots['place']>
    readonly condition: Words<SpecialCondition>
  }
}

/** Makes two templates of each given one: `{card}` becomes the words for one card in the first, and for several cards in the second. */
export const ofCards = (templates: readonly string[], one: string, several: string): readonly string[] =>
  templates.flatMap((template) => [template.replace('{card}', `{count=1:${one}}`), template.replace('{card}', several)])

/** For each reason that ends a game, the stems of words that express it in a language; the most reliable reason first. */
type Stems = { readonly [Reason in Exclude<EndReason, 'unknown'>]: readonly string[] }

/**
 * Makes the templates of sentences that end with the winner. The client begins them in many forms, so the stem of a word shows the reason
 * for the end.
 */
export const endings = (won: string, stems: Stems): readonly string[] => [
  ...Object.entries(stems).flatMap(([reason, all]) =>
    all.flatMap((stem) => [`{...}${stem}{...}. {reason=${reason}:}${won}`, `{...}${stem}. {reason=${reason}:}${won}`]),
  ),
  `{...}. {reason=unknown:}${won}`,
  `{reason=unknown:}${won}`,
]

/**
 * A language of battle logs as data: the templates of each kind of sentence, and its words. A template is a sentence
 * with slots: `{player}` is read; `{count=1:a card}` stands for the words after the colon and means the value before
 * it; `{...}` matches anything and is not stored. The first template of a kind is used for writing. The full stop at
 * the end of a sentence may be missing.
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

/** Sentences about a card, with a language's words for one card and for several. */
export const ofCards = (templates: readonly string[], one: string, several: string): readonly string[] =>
  templates.flatMap((template) => [template.replace('{card}', `{count=1:${one}}`), template.replace('{card}', several)])

/** Stems of words by which a language states the reason for an end, the most reliable reason first. */
type Stems = { readonly [Reason in Exclude<EndReason, 'unknown'>]: readonly string[] }

/**
 * Sentences that end by naming the winner. The client begins them in many ways, each recognized by the stem of a word.
 */
export const endings = (won: string, stems: Stems): readonly string[] => [
  ...Object.entries(stems).flatMap(([reason, all]) =>
    all.flatMap((stem) => [`{...}${stem}{...}. {reason=${reason}:}${won}`, `{...}${stem}. {reason=${reason}:}${won}`]),
  ),
  `{...}. {reason=unknown:}${won}`,
  `{reason=unknown:}${won}`,
]

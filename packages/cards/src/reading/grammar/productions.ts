/**
 * A grammar as data: for each category of phrases, its wordings and their meanings.
 *
 * In `says`, `{name:category}` is a slot that a phrase of another category fills, and `[a|b]` is a choice of wordings,
 * of which one may be empty. Everything else stands for itself, in any case.
 */
import type { Meanings } from './meanings.ts'

/** The result of a production whose slots contradict each other. The words are then not understood. */
export const CONTRADICTORY = Symbol('contradictory')

/** The categories of the grammar. */
export type Category = keyof Meanings

type SlotsIn<Says extends string> = Says extends `${string}{${infer Name}:${infer Of}}${infer Rest}`
  ? { readonly [Key in Name]: Of extends Category ? Meanings[Of] : never } & SlotsIn<Rest>
  : unknown

/** One wording of a phrase, and a function that makes its meaning from the meanings of its slots. */
export interface Production {
  readonly category: Category
  readonly says: string
  readonly means: (slots: never) => unknown
}

/** Makes a production of one category. */
export type Say<Name extends Category> = <const Says extends string>(
  says: Says,
  means: (slots: SlotsIn<Says>) => Meanings[Name] | typeof CONTRADICTORY,
) => Production

/** Makes the productions of one category. */
export const ways = <Name extends Category>(
  category: Name,
  of: (say: Say<Name>) => readonly Production[],
): readonly Production[] => of((says, means) => ({ category, says, means }))

/** A part of a wording: a word that stands for itself, or a slot. */
export type ProductionPart = { readonly word: string } | { readonly slot: string; readonly category: string }

const GROUP = /\[([^[\]]*)\]/

/** Returns every wording of `says`: one for each combination of choices in its `[a|b]` groups. */
const spelledOut = (says: string): readonly string[] => {
  const group = GROUP.exec(says)
  if (group === null) return [says]
  const [all, choices = ''] = group
  return choices
    .split('|')
    .flatMap((one) => spelledOut(`${says.slice(0, group.index)}${one}${says.slice(group.index + all.length)}`))
}

const SLOT = /\{(\w+):(\w+)\}/

/** Returns the wordings of a production, each as a list of parts. */
export const wordings = (
  production: Production,
  words: (text: string) => readonly string[],
): readonly (readonly ProductionPart[])[] =>
  spelledOut(production.says).map((says) => {
    const parts: ProductionPart[] = []
    let rest = says
    for (let slot = SLOT.exec(rest); slot !== null; slot = SLOT.exec(rest)) {
      const [all, name = '', category = ''] = slot
      parts.push(...words(rest.slice(0, slot.index)).map((word) => ({ word: word.toLowerCase() })))
      parts.push({ slot: name, category })
      rest = rest.slice(slot.index + all.length)
    }
    return [...parts, ...words(rest).map((word) => ({ word: word.toLowerCase() }))]
  })

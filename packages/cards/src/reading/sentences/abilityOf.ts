/** Puts the sentences of an Ability together: the actions it offers, or the effects it has while it is in play. */

import type { AbilityDefinition } from 'ptcg-turn-engine/model'
import * as E from '#fp-ts/Either'
import { alwaysAndTriggered } from './continuousOf.ts'
import { type UsedText, usedTextOf } from './programOf.ts'
import type { SentenceMeaning } from './sentenceMeaning.ts'
import { ofItself } from './triggersIn.ts'

/** An Ability without its name. */
export type AbilityText = Omit<AbilityDefinition, 'name'>

const ofUse = (
  first: Extract<SentenceMeaning, { readonly kind: 'use' }>,
  rest: readonly SentenceMeaning[],
): E.Either<string, AbilityText> => {
  const power = rest.find((meaning) => meaning.kind === 'oncePerGame')
  const isOne = rest.some((meaning) => meaning.kind === 'onePerTurn')
  if (rest.some((meaning) => meaning.kind === 'onePerTurn' && meaning.isPart))
    return E.left('The limit counts Abilities with other names.')
  const others = rest.filter((meaning) => meaning.kind !== 'oncePerGame' && meaning.kind !== 'onePerTurn')
  const limit = isOne ? 'onePerTurn' : first.limit
  return E.map(
    ({ program, ...taken }: UsedText): AbilityText => ({
      ...taken,
      ...(limit === undefined ? {} : { limit }),
      ...(first.from === undefined ? {} : { from: first.from }),
      ...(power?.kind === 'oncePerGame' ? { oncePerGame: power.power } : {}),
      use: program,
    }),
  )(
    usedTextOf([
      ...(first.only === undefined ? [] : [{ kind: 'only', question: first.only } as const]),
      ...(first.cost === undefined ? [] : [{ kind: 'cost', program: first.cost } as const]),
      // a text that says where this Pokémon must be has mentioned this Pokémon, so "it" can mean this Pokémon
      { kind: 'steps', program: first.from === undefined ? first.program : ofItself(first.program) },
      ...others,
    ]),
  )
}

/** Makes an Ability from its sentences; on the left one sentence that says why they do not fit together. */
export const abilityOf = (sentences: readonly SentenceMeaning[]): E.Either<string, AbilityText> => {
  const at = sentences.findIndex(({ kind }) => kind === 'use')
  const first = sentences[at]
  const isBefore = sentences.slice(0, at).every(({ kind }) => kind === 'cost' || kind === 'only')
  if (first?.kind === 'use' && isBefore) return ofUse(first, [...sentences.slice(0, at), ...sentences.slice(at + 1)])
  return alwaysAndTriggered(sentences, 'The text is neither an action nor an effect that is always on.')
}

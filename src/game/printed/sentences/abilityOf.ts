/** Puts the sentences of an Ability together: what it lets its player do, or what it changes for as long as it is in play. */
import * as E from 'fp-ts/lib/Either.js'
import type { AbilityDefinition } from '../../model/cards.ts'
import type { ContinuousEffect } from '../../model/lasting.ts'
import { continuousOf } from './continuousOf.ts'
import { programOf } from './programOf.ts'
import type { Said } from './said.ts'

/** An Ability without its name. */
export type AbilityText = Omit<AbilityDefinition, 'name'>

const ofUse = (
  first: Extract<Said, { readonly said: 'use' }>,
  rest: readonly Said[],
): E.Either<string, AbilityText> => {
  const power = rest.find((said) => said.said === 'oncePerGame')
  const others = rest.filter((said) => said.said !== 'oncePerGame')
  return E.map(
    (use: NonNullable<AbilityDefinition['use']>): AbilityText => ({
      ...(first.limit === undefined ? {} : { limit: first.limit }),
      ...(first.from === undefined ? {} : { from: first.from }),
      ...(power?.said === 'oncePerGame' ? { oncePerGame: power.power } : {}),
      use,
    }),
  )(programOf([{ said: 'steps', program: first.program }, ...others]))
}

/** An Ability from its sentences; a sentence where they cannot be put together. */
export const abilityOf = (sentences: readonly Said[]): E.Either<string, AbilityText> => {
  const [first, ...rest] = sentences
  if (first?.said === 'use') return ofUse(first, rest)
  return E.map((continuous: readonly ContinuousEffect[]): AbilityText => ({ continuous }))(
    continuousOf(sentences, 'It is neither used nor always on.'),
  )
}

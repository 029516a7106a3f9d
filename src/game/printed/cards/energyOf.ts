/** An Energy card from what is printed on it. */
import * as E from 'fp-ts/lib/Either.js'
import type { EnergyDefinition } from '../../model/cards.ts'
import { ENERGY_TYPES, type EnergyType, type EnergyUnit } from '../../model/energy.ts'
import type { ContinuousEffect } from '../../model/lasting.ts'
import type { Said } from '../sentences/said.ts'
import { textOf, unreadOf } from '../sentences/textOf.ts'
import { labelsOf, type PrintedFacts, rulesOf } from './pokemonTcgData.ts'
import type { ReadCard } from './readCard.ts'
import { textOfRules } from './trainerOf.ts'

const BASIC = new RegExp(`^(?:Basic )?(${ENERGY_TYPES.join('|')}) Energy$`)

interface EnergyText {
  readonly provides: readonly EnergyUnit[]
  readonly continuous?: readonly ContinuousEffect[]
}

const energyTextOf = (sentences: readonly Said[]): E.Either<string, EnergyText> => {
  const provided = sentences.flatMap((said) => (said.said === 'provides' ? [said.units] : []))
  const continuous = sentences.flatMap((said) => (said.said === 'continuous' ? said.effects : []))
  const isAll = sentences.every((said) =>
    said.said === 'continuous' ? said.effects.length > 0 : said.said === 'provides' || said.said === 'reminder',
  )
  const [provides] = provided
  if (provides === undefined || provided.length > 1 || !isAll)
    return E.left('It does more than provide Energy and change things.')
  return E.right({ provides, ...(continuous.length === 0 ? {} : { continuous }) })
}

/** An Energy card with its text. A basic one says all in its name. */
export const energyOf = (facts: PrintedFacts): ReadCard<EnergyDefinition> => {
  const printed = { kind: 'Energy', id: facts.id, name: facts.name } as const
  const [, type] = BASIC.exec(facts.name) ?? []
  if (type !== undefined && !facts.subtypes.includes('Special'))
    return {
      definition: { ...printed, name: `${type} Energy`, basic: true, provides: [[type as EnergyType]] },
      texts: [],
    }
  const text = textOfRules(facts)
  const rules = rulesOf(facts)
  const special = { ...printed, ...(rules.length === 0 ? {} : { rules }), ...labelsOf(facts) }
  const cardWith = (meaning: EnergyText): EnergyDefinition => ({ ...special, basic: false, ...meaning })
  const read = textOf(text, { together: energyTextOf, cardWith })
  return {
    definition: cardWith(read.read ? read.meaning : { provides: [['Colorless']] }),
    texts: [{ kind: 'Energy', name: facts.name, printed: text, unread: unreadOf(read) }],
  }
}

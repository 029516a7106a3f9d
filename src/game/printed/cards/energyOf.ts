/** An Energy card from what is printed on it. */
import * as E from 'fp-ts/lib/Either.js'
import type { EnergyDefinition } from '../../model/cards.ts'
import { ENERGY_TYPES, type EnergyType, type EnergyUnit } from '../../model/energy.ts'
import { alwaysAndSetOff, type Unasked } from '../sentences/continuousOf.ts'
import type { Said } from '../sentences/said.ts'
import { textOf, unreadOf } from '../sentences/textOf.ts'
import { labelsOf, type PrintedFacts, rulesOf } from './pokemonTcgData.ts'
import type { ReadCard } from './readCard.ts'
import { textOfRules } from './trainerOf.ts'

const BASIC = new RegExp(`^(?:Basic )?(${ENERGY_TYPES.join('|')}) Energy$`)

interface EnergyText extends Unasked {
  readonly provides: readonly EnergyUnit[]
}

const energyTextOf = (sentences: readonly Said[]): E.Either<string, EnergyText> => {
  const provided = sentences.flatMap((said) => (said.said === 'provides' ? [said.units] : []))
  const [provides] = provided
  const why = 'It does more than provide Energy and change things.'
  if (provides === undefined || provided.length > 1) return E.left(why)
  const rest = sentences.filter(({ said }) => said !== 'provides')
  return rest.every(({ said }) => said === 'reminder')
    ? E.right({ provides })
    : E.map((unasked: Unasked): EnergyText => ({ provides, ...unasked }))(alwaysAndSetOff(rest, why))
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

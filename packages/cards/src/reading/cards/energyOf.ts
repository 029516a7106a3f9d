/** Makes an Energy card from its printed values and text. */

import { dequal } from 'dequal'
import { type CardFilter, ENERGY_TYPES, type EnergyDefinition, type EnergyType } from 'ptcg-turn-engine/model'
import * as E from '#fp-ts/Either'
import { alwaysAndTriggered, type Unasked } from '../sentences/continuousOf.ts'
import { withItsName } from '../sentences/itsName.ts'
import type { SentenceMeaning } from '../sentences/sentenceMeaning.ts'
import { doubtsIn, onceAttached, textOf, unreadOf } from '../sentences/textOf.ts'
import { labelsOf, type PrintedFacts, rulesOf } from './pokemonTcgData.ts'
import type { ReadCard } from './readCard.ts'
import { textOfRules } from './trainerOf.ts'

const BASIC = new RegExp(`^(?:Basic )?(${ENERGY_TYPES.join('|')}) Energy$`)

type EnergyText = Unasked & Pick<EnergyDefinition, 'provides' | 'instead' | 'onlyTo'>

type Provided = Extract<SentenceMeaning, { readonly kind: 'provides' }>

const COLORLESS: Provided['units'] = [['Colorless']]

/** Drops a condition that only repeats which Pokémon the card can be attached to. */
const asAttached = (one: Provided, onlyTo: CardFilter | undefined): Provided =>
  one.if?.is === 'fits' && dequal(one.if.filter, onlyTo) ? { kind: 'provides', units: one.units } : one

/** Returns the Energy that a card provides, and the exceptions to it; null unless the sentences give exactly one default. */
const providedBy = (all: readonly Provided[]): Pick<EnergyText, 'provides' | 'instead'> | null => {
  const always = all.filter((one) => one.if === undefined)
  // A card may provide Colorless Energy in every zone, but other Energy to the Pokémon it is attached to.
  const plain = always.length === 2 && dequal(always[0]?.units, COLORLESS) ? always.slice(1) : always
  const [first, second] = all
  // "if it is not ..., if it is ..." covers every case
  const isWhole = first?.if?.is === 'not' && dequal(first.if.what, second?.if)
  const base = plain.length === 1 ? plain[0] : plain.length === 0 && all.length === 2 && isWhole ? first : undefined
  if (base === undefined) return null
  const instead = all.flatMap((one) =>
    one === base || one.if === undefined ? [] : [{ if: one.if, provides: one.units }],
  )
  return { provides: base.units, ...(instead.length === 0 ? {} : { instead }) }
}

const energyTextOf = (meanings: readonly SentenceMeaning[]): E.Either<string, EnergyText> => {
  const why = 'Part of this text neither says what Energy the card provides nor is a continuous or triggered effect.'
  const sentences = meanings.flatMap((one) => (one.kind === 'both' ? [one.first, one.second] : [one]))
  const [onlyTo, ...others] = sentences.flatMap((one) => (one.kind === 'onlyTo' ? [one.filter] : []))
  const provided = providedBy(sentences.flatMap((one) => (one.kind === 'provides' ? [asAttached(one, onlyTo)] : [])))
  // The text names the Pokémon twice: where the card can be attached, and where it is not discarded. Both must be the same.
  const isOne = onlyTo === undefined || (others.length === 1 && dequal(others[0], onlyTo))
  if (provided === null || !isOne) return E.left(why)
  const known = { ...provided, ...(onlyTo === undefined ? {} : { onlyTo }) }
  const rest = sentences.filter(({ kind }) => kind !== 'provides' && kind !== 'onlyTo')
  return rest.every(({ kind }) => kind === 'reminder')
    ? E.right(known)
    : E.map((unasked: Unasked): EnergyText => ({ ...known, ...unasked }))(alwaysAndTriggered(rest, why))
}

/** Reads an Energy card and its text. A basic Energy card is defined by its name alone. */
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
  const cardWith = (meaning: EnergyText): EnergyDefinition => ({
    ...special,
    basic: false,
    ...withItsName(meaning, facts.name),
  })
  const read = textOf(text, { name: facts.name, of: 'attached', together: energyTextOf, cardWith })
  return {
    definition: cardWith(read.read ? read.meaning : { provides: [['Colorless']], ...onceAttached(text) }),
    texts: [{ kind: 'Energy', name: facts.name, printed: text, unread: unreadOf(read), ...doubtsIn(read) }],
  }
}

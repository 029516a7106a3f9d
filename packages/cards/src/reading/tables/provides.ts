/** Wordings about the Energy that cards provide, and about the Pokémon to which they can be attached. */
import { type CardFilter, ENERGY_TYPES, type EnergyUnit, type Predicate } from 'ptcg-turn-engine/model'
import { ways } from '../grammar/productions.ts'
import type { SentenceMeaning } from '../sentences/sentenceMeaning.ts'
import { holderIs } from './triggers.ts'
import { always } from './whenItHolds.ts'

const all = (one: Predicate, { if: other }: { readonly if?: Predicate }): Predicate =>
  other === undefined ? one : { is: 'all', of: [one, other] }

const provides = (units: readonly EnergyUnit[], question?: Predicate): SentenceMeaning => ({
  kind: 'provides',
  units,
  ...(question === undefined ? {} : { if: question }),
})

const isNot = (filter: CardFilter): Predicate => ({
  is: 'not',
  what: { is: 'fits', pokemon: 'thisPokemon', filter },
})

/** Asks whether the Pokémon with the card is of a kind. A kind may be every Pokémon except several other kinds. */
const isSuch = (kind: CardFilter): Predicate | undefined =>
  kind.kind === 'Pokemon' && kind.not?.any !== undefined && Object.keys(kind).length === 2
    ? isNot(kind.not)
    : holderIs(kind).if

const HELD = 'this card is attached to'

export const PROVIDING = ways('sentence', (say) => [
  say(`as long as ${HELD} [a|an] {kind:kind} , it provides {units:units}`, ({ kind, units }) =>
    provides(units, isSuch(kind)),
  ),
  say(`as long as ${HELD} [a|an] {kind:kind} , it provides {units:units} , and {claim:claim}`, (slots) => ({
    kind: 'both',
    first: provides(slots.units, holderIs(slots.kind).if),
    second: always(slots.claim),
  })),
  say(
    `as long as ${HELD} a Pokémon that isn't [a|an] {one:kind} or [a|an] {other:kind} , it provides {units:units}`,
    ({ one, other, units }) => provides(units, isNot({ any: [one, other] })),
  ),
  say(`if ${HELD} [a|an] {kinds:kinds} , [it|this card] provides {units:units} [|instead]`, ({ kinds, units }) =>
    provides(units, holderIs(kinds).if),
  ),
  say(
    `if {question:question} , and if ${HELD} [a|an] {kinds:kinds} , [it|this card] provides {units:units} [|instead]`,
    ({ question, kinds, units }) => provides(units, all(question, holderIs(kinds))),
  ),
  say(
    'if the Pokémon this card is attached to has any other Special Energy attached , this card provides {units:units} instead',
    ({ units }) =>
      provides(units, {
        is: 'atLeast',
        what: { count: 'cardsOn', pokemon: 'thisPokemon', filter: { basicEnergy: false } },
        number: 2,
      }),
  ),
  say('this card provides {units:units}', ({ units }) => provides(units)),
  say('while this card is attached to [a|an] {kinds:kinds} , it provides {units:units}', ({ kinds, units }) =>
    provides(units, holderIs(kinds).if),
  ),
  say('if the Pokémon this card is attached to is [a|an] {kinds:kinds} , this card provides {units:units}', (slots) =>
    provides(slots.units, holderIs(slots.kinds).if),
  ),
  say('this card can only be attached to [|a|an] {kinds:kinds}', ({ kinds }) => ({ kind: 'onlyTo', filter: kinds })),
  say(`if ${HELD} anything other than [|a|an] {kinds:kinds} , discard this card`, ({ kinds }) => ({
    kind: 'onlyTo',
    filter: kinds,
  })),
])

const ANY: EnergyUnit = ENERGY_TYPES

export const UNITS = ways('units', (say) => [
  say('{type:type} Energy', ({ type }) => [[type]]),
  say('Colorless Colorless Energy', () => [['Colorless'], ['Colorless']]),
  say('every type of Energy but provides only {n:number} Energy at a time', ({ n }) =>
    Array.from({ length: n }, () => ANY),
  ),
  say('{n:number} in any combination of {one:type} Energy and {other:type} Energy', ({ n, one, other }) =>
    Array.from({ length: n }, () => [one, other]),
  ),
  say('{one:type} and {other:type} Energy but provides only 1 Energy at a time', ({ one, other }) => [[one, other]]),
])

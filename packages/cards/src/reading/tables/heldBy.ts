/** Wordings of Tools and Stadiums that affect only some Pokémon: all except some kinds, Pokémon with a name, or both Active Pokémon. */
import {
  type CardFilter,
  type ContinuousEffect,
  ENERGY_TYPES,
  type LastingEffect,
  type Scope,
} from 'ptcg-turn-engine/model'
import { ways } from '../grammar/productions.ts'
import { THAT, THIS_CARD } from '../sentences/sentenceMeaning.ts'

/** Kinds of Pokémon that are defined by a type that they do not have. */
export const OTHER_KINDS = ways('kind', (say) =>
  ENERGY_TYPES.flatMap((type) => [
    say(`non-${type} Pokémon`, () => ({ kind: 'Pokemon', not: { type } })),
    say(`Basic non-${type} Pokémon`, () => ({ kind: 'Pokemon', stage: 'Basic', not: { type } })),
  ]),
)

const always = ({ lasting, ...rest }: LastingEffect, scope: Scope): ContinuousEffect =>
  ({ continuous: lasting, scope, ...rest }) as ContinuousEffect

const holder = (fits: CardFilter) => ({ pokemon: 'thisPokemon', fits }) as const

/** Effects of Tools on some of their holders. */
export const HELD = ways('sentence', (say) => [
  say('the {kind:kind} this card is attached to {holds:holds} , except {other:kind}', ({ kind, holds, other }) => ({
    kind: 'continuous',
    effects: holds.map((effect) => always(effect, holder({ ...kind, not: other }))),
  })),
  say(
    'if the {kind:kind} this card is attached to has " {a:cardName} , " " {b:cardName} , " or " {c:cardName} " in its name , its {holds:ofThem}',
    ({ kind, a, b, c, holds }) => ({
      kind: 'continuous',
      effects: holds.map((effect) =>
        always(effect, holder({ ...kind, any: [a, b, c].map((namePart) => ({ namePart })) })),
      ),
    }),
  ),
  say(
    "the Retreat Cost of the Pokémon this card is attached to is {n:symbols} less . if that Pokémon 's remaining HP is {hp:number} or less , it has no Retreat Cost",
    ({ n, hp }) => ({
      kind: 'continuous',
      effects: [
        { continuous: 'retreatCost', amount: -n, scope: { pokemon: 'thisPokemon' } },
        { continuous: 'noRetreatCost', scope: { pokemon: 'thisPokemon', hpLeftAtMost: hp } },
      ],
    }),
  ),
])

/** A Tool or an Energy card that discards itself. Copies on the same Pokémon have the same text, so they are discarded as well. */
export const ITSELF_DISCARDED = ways('step', (say) => [
  say('discard this card', () => [
    { do: 'allAttached', as: THAT, on: 'thisPokemon', filter: { named: THIS_CARD } },
    { do: 'move', cards: THAT, to: 'discard' },
  ]),
  say('it recovers from all of them', () => [{ do: 'recover', pokemon: { chosen: THAT } }]),
])

/** The subject "both Active Pokémon". */
export const BOTH_ACTIVE = ways('subject', (say) => [
  say('both Active Pokémon', () => ({ scope: { pokemon: 'all', where: 'Active' } })),
])

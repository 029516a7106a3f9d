/** More words for cards, for Pokémon in play, and for numbers of them. */
import type { Count, PokemonRef } from 'ptcg-turn-engine/model'
import { ways } from '../grammar/productions.ts'
import { THAT } from '../sentences/sentenceMeaning.ts'

const MEGA = { kind: 'Pokemon', rule: 'ex', namePart: 'Mega ' } as const

/** Kinds of Pokémon. */
export const MORE_KINDS = ways('kind', (say) => [
  say('{type:type} Mega Evolution Pokémon ex', ({ type }) => ({ ...MEGA, type })),
  say('{one:type} or {other:type} Pokémon', ({ one, other }) => ({
    kind: 'Pokemon',
    any: [{ type: one }, { type: other }],
  })),
])

/** More words for several Pokémon. */
export const MORE_SETS = ways('set', (say) => [say('all Pokémon', () => ({ each: { whose: 'either' } }))])

export const MORE_TARGETS = ways('target', (say) => [
  say('each of {n:several} of {among:among}', ({ n, among }) => ({
    first: [{ do: 'choosePokemon', as: THAT, from: among, min: n, max: n }],
    set: { eachChosen: THAT },
  })),
])

/** More counts of Pokémon in play. */
export const MORE_COUNTS = ways('each', (say) => [
  say('{those:those} on {whose:whose} Bench', ({ those, whose }) => ({
    count: 'pokemonInPlay',
    of: { whose, ...those, where: 'Bench' },
  })),
])

const energyOf = (pokemon: PokemonRef): Count => ({ count: 'energyOn', pokemon })

/** Comparisons of two Pokémon. */
export const BESIDE_ANOTHER = ways('question', (say) => [
  say('{ref:ref} has more Energy attached than {other:ref}', ({ ref, other }) => ({
    is: 'not',
    what: { is: 'atLeast', what: energyOf(other), number: energyOf(ref) },
  })),
  say('{ref:ref} has [less|fewer] Energy attached than {other:ref}', ({ ref, other }) => ({
    is: 'not',
    what: { is: 'atLeast', what: energyOf(ref), number: energyOf(other) },
  })),
  say('{ref:ref} has fewer remaining HP than {other:ref}', ({ ref, other }) => ({
    is: 'not',
    what: {
      is: 'atLeast',
      what: { count: 'hpLeftOf', pokemon: ref },
      number: { count: 'hpLeftOf', pokemon: other },
    },
  })),
])

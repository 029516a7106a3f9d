/** More wordings for meanings that other tables already contain, such as this card by its name, all Pokémon, or a first turn. */
import { ways } from '../grammar/productions.ts'
import { ITSELF } from './holding.ts'

export const BY_NAME = ways('subject', (say) => [
  say('this {name:name}', () => ({ scope: ITSELF, ref: 'thisPokemon' })),
])

export const EVOLVING_EARLY = ways('holds', (say) => [
  say('can evolve during your first turn or the turn you play it', () => [{ lasting: 'evolvesEarly', newcomer: true }]),
])

export const EVOLVING_EARLY_SECOND = ways('sentence', (say) => [
  say('if you go second , this Pokémon can evolve during your first turn', () => ({
    kind: 'continuous',
    effects: [
      {
        continuous: 'evolvesEarly',
        scope: ITSELF,
        while: { is: 'not', what: { is: 'wentFirst', whose: 'you' } },
      },
    ],
  })),
])

export const THREE_CONDITIONS = ways('step', (say) => [
  say('make {ref:ref} {one:condition} , {other:condition} , and {third:condition}', ({ ref, one, other, third }) => [
    { do: 'condition', pokemon: ref, condition: one },
    { do: 'condition', pokemon: ref, condition: other },
    { do: 'condition', pokemon: ref, condition: third },
  ]),
])

export const OF_ALL_OF_YOURS = ways('question', (say) => [
  say('all [|of] your Pokémon in play are {kinds:kinds}', ({ kinds }) => ({
    is: 'not',
    what: {
      is: 'atLeast',
      what: { count: 'pokemonInPlay', of: { whose: 'you', not: { fits: kinds } } },
      number: 1,
    },
  })),
])

/** Wordings for evolving and devolving Pokémon. */
import { dequal } from 'dequal'
import type { Program } from 'ptcg-turn-engine/model'
import type { Target } from '../grammar/meanings.ts'
import { CONTRADICTORY, ways } from '../grammar/productions.ts'
import { THAT } from '../sentences/sentenceMeaning.ts'
import { eachOf } from './nouns.ts'
import { toOwner } from './owners.ts'

/**
 * Searches the deck for a card that evolves from one of these Pokémon, and evolves the Pokémon. If the card fits several, the player
 * chooses.
 */
const evolved = ({ set }: Target): Program => [
  { do: 'chooseCards', as: THAT, whose: 'you', from: 'deck', filter: {}, evolving: set },
  { do: 'evolve', cards: THAT, pokemon: set },
]

const THE_HIGHEST =
  '[by putting|and put] the highest [Stage|stage] [Evolution|evolution] card on [it|each of them] into {to:goesTo} hand'

export const EVOLVING = ways('step', (say) => [
  say(
    'search your deck for [a|an] {kind:kind} that evolves from {ref:ref} and put it onto {same:ref} to evolve it',
    ({ kind, ref, same }) =>
      dequal(ref, same)
        ? [
            { do: 'chooseCards', as: THAT, whose: 'you', from: 'deck', filter: kind, evolving: ref },
            { do: 'evolve', cards: THAT, pokemon: ref },
          ]
        : CONTRADICTORY,
  ),
  say(
    'search your deck for a card that evolves from {ref:ref} and put it onto {same:ref} to evolve it',
    ({ ref, same }) => (dequal(ref, same) ? evolved({ first: [], set: ref }) : CONTRADICTORY),
  ),
  say(
    'search your deck for a card that evolves from 1 of {among:among} and put it onto that Pokémon to evolve it',
    ({ among }) => evolved({ first: [], set: eachOf(among) }),
  ),
  say('search your deck for [a|an] {kinds:kinds} and put it onto this {name:name} to evolve it', ({ kinds }) => [
    { do: 'chooseCards', as: THAT, whose: 'you', from: 'deck', filter: kinds, evolving: 'thisPokemon', skipping: true },
    { do: 'evolve', cards: THAT, pokemon: 'thisPokemon', skipping: true },
  ]),
  say(`devolve {target:target} ${THE_HIGHEST}`, ({ target, to }) =>
    toOwner(target, to, [...target.first, { do: 'devolve', pokemon: target.set, to: 'hand' }]),
  ),
  say(
    "if your opponent's Active Pokémon is an evolved Pokémon , devolve it by putting the highest Stage Evolution card on it into your opponent's hand",
    () => [{ do: 'devolve', pokemon: 'opponentActive', to: 'hand' }],
  ),
])

/**
 * The checks that watch the exploration of a small game. They look at each state and each event separately, without the history of the
 * game.
 */
import { adversaryCheck } from '../adversary/check.ts'
import type { Check } from '../check.ts'
import { endOfTheGame } from '../invariants/ending.ts'
import { cardsInTheirPlaces } from '../invariants/places.ts'
import { pokemonInPlay } from '../invariants/pokemon.ts'
import { turnsAsTheyGo } from '../invariants/turns.ts'

/** Makes a check treat every state as the first of a game, since a search does not visit states in the order of a game. */
const withoutMemory = ({ name, watch }: Check): Check => ({
  name,
  watch: (_, stepper) => ({
    atRest: (at, legal) => watch(at, stepper).atRest?.(at, legal) ?? null,
    see: (sent) => watch(sent.before, stepper).see?.(sent) ?? null,
  }),
})

/** The checks that watch an exploration. None of them remembers earlier states. */
export const LAWS: readonly Check[] = [
  adversaryCheck,
  cardsInTheirPlaces,
  pokemonInPlay,
  turnsAsTheyGo,
  endOfTheGame,
].map(withoutMemory)

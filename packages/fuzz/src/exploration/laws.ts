/**
 * The checks of a search: those that need no history of the game, asked of each state and of each transition on its
 * own.
 */
import { adversaryCheck } from '../adversary/check.ts'
import type { Check } from '../check.ts'
import { endOfTheGame } from '../invariants/ending.ts'
import { cardsInTheirPlaces } from '../invariants/places.ts'
import { pokemonInPlay } from '../invariants/pokemon.ts'
import { turnsAsTheyGo } from '../invariants/turns.ts'

/** The check, with every state treated as the first of a game: a search visits states in its own order. */
const withoutMemory = ({ name, watch }: Check): Check => ({
  name,
  watch: (_, stepper) => ({
    atRest: (at, legal) => watch(at, stepper).atRest?.(at, legal) ?? null,
    see: (sent) => watch(sent.before, stepper).see?.(sent) ?? null,
  }),
})

/** The stateless checks. */
export const LAWS: readonly Check[] = [
  adversaryCheck,
  cardsInTheirPlaces,
  pokemonInPlay,
  turnsAsTheyGo,
  endOfTheGame,
].map(withoutMemory)

/** Finds unknown properties in the options of a game, so that a misspelled option is never ignored. */
import type { DeckProblem } from '../../game/cards/deckConstruction.ts'
import { quote } from '../../game/json/problem.ts'
import type { GameOptions, PlayerAndDeck } from './newGame.ts'

/** The names of all properties of a type; a missing or surplus name does not compile. */
type NamesOf<Of> = { readonly [Name in keyof Required<Of>]: true }

const OPTIONS: NamesOf<GameOptions> = { players: true, randomness: true, ruleset: true, cards: true, redefine: true }
const PLAYER: NamesOf<PlayerAndDeck> = { name: true, deck: true }
const DECK: NamesOf<Exclude<PlayerAndDeck['deck'], string>> = { name: true, cards: true }
const SEEDED: NamesOf<Exclude<GameOptions['randomness'], string>> = { seed: true }

const unknown = (what: string, value: unknown, known: object): readonly DeckProblem[] => {
  if (typeof value !== 'object' || value === null) return []
  const strange = Object.keys(value).find((name) => !Object.hasOwn(known, name))
  if (strange === undefined) return []
  const message = `${what} has no property ${quote(strange)}. There are: ${Object.keys(known).join(', ')}.`
  return [{ rule: 'SU.1', code: 'UNKNOWN_OPTION', message }]
}

const unknownOfSeat = (seat: unknown, index: number): readonly DeckProblem[] => [
  ...unknown(`Player ${index + 1}`, seat, PLAYER),
  ...unknown(`The deck of player ${index + 1}`, (seat as Partial<PlayerAndDeck> | null)?.deck, DECK),
]

/** A problem for each object in the options that has an unknown property. `seats` are the players as they were passed. */
export const unknownOptions = (options: unknown, seats: readonly unknown[]): readonly DeckProblem[] => [
  ...unknown('The object with the options of a game', options, OPTIONS),
  ...seats.flatMap(unknownOfSeat),
  ...unknown('The randomness', (options as Partial<GameOptions> | null | undefined)?.randomness, SEEDED),
]

/** Throws an error of one sentence if the options of a computer player or of samples are invalid. Only a bug of the host can pass such options. */
import type { CardDefinition, Deck, Snapshot } from 'ptcg-turn-engine'
import { POSITION_WEIGHTS, type Weights } from './evaluation/weights.ts'
import type { Knowledge } from './knowledge.ts'
import { LEVELS } from './levels.ts'
import type { SearchSettings } from './search/settings.ts'

/** Throws unless the snapshot is a view, in which some cards are hidden. */
export const expectView = ({ game }: Snapshot): void => {
  if (game.cards.every(({ definition }) => definition !== null))
    throw new TypeError("This is the whole game: pass a player's view.")
}

const isBasic = (card: CardDefinition | undefined): boolean => card?.kind === 'Pokemon' && card.stage === 'Basic'

const expectDeck = (deck: Deck, { definitions }: Knowledge): void => {
  if (!Array.isArray(deck?.cards))
    throw new TypeError('A deck has a name and a list of card ids, such as decks.cinderace.')
  const unknown = deck.cards.find((id) => !Object.hasOwn(definitions, id))
  if (unknown !== undefined)
    throw new TypeError(
      `The deck ${deck.name} has the card ${unknown}, which is unknown: pass its definition in "cards".`,
    )
  if (!deck.cards.some((id) => isBasic(definitions[id])))
    throw new TypeError(`The deck ${deck.name} has no Basic Pokémon, so nobody can begin a game with it.`)
}

/** Throws unless a player can have this level. */
export const expectLevel = (level: string): void => {
  if (!Object.hasOwn(LEVELS, level))
    throw new TypeError(`There is no level ${level}. There are: ${Object.keys(LEVELS).join(', ')}.`)
}

/** Throws unless the seed is a whole number, and the decks are decks of known cards. `caller` takes these options. */
export const expectKnowledge = (caller: string, seed: number, known: Knowledge): void => {
  if (!Number.isSafeInteger(seed)) throw new TypeError(`The seed of ${caller} must be a whole number.`)
  if (!Array.isArray(known.opponentDecks)) throw new TypeError('"opponentDecks" must be a list of decks.')
  for (const deck of [known.deck, ...known.opponentDecks]) expectDeck(deck, known)
}

/** Throws unless each name is one of the known names. `what` is the kind of thing that has the names. */
export const expectNames = (what: string, given: object, known: readonly string[]): void => {
  const name = Object.keys(given).find((one) => !known.includes(one))
  if (name !== undefined)
    throw new TypeError(`There is no ${what} ${JSON.stringify(name.slice(0, 60))}. There are: ${known.join(', ')}.`)
}

/** The requirement for the value of a setting, in words and as a test. */
type Requirement = readonly [what: string, test: (value: number) => boolean]

const POSITIVE: Requirement = ['a number above 0', (value) => value > 0 && value < Infinity]
const NOT_NEGATIVE: Requirement = ['a number of at least 0', (value) => value >= 0 && value < Infinity]

const REQUIREMENTS: { readonly [Setting in keyof Omit<SearchSettings, 'weights'>]: Requirement } = {
  playouts: ['a whole number above 0', (value) => Number.isSafeInteger(value) && value > 0],
  turnsAhead: ['a whole number of at least 0', (value) => Number.isSafeInteger(value) && value >= 0],
  exploration: NOT_NEGATIVE,
  temperature: POSITIVE,
  noise: ['a number from 0 to 1', (value) => value >= 0 && value <= 1],
}

/** Throws unless every setting of a search is there and is valid. */
export const expectSettings = ({ weights, ...numbers }: SearchSettings): void => {
  expectNames('setting', numbers, Object.keys(REQUIREMENTS))
  for (const [name, [what, test]] of Object.entries(REQUIREMENTS) as [keyof typeof REQUIREMENTS, Requirement][])
    if (!test(numbers[name])) throw new TypeError(`The setting ${name} must be ${what}.`)
  for (const name of Object.keys(POSITION_WEIGHTS) as (keyof Weights)[])
    if (!Number.isFinite(weights?.[name])) throw new TypeError(`The weight ${name} must be a number.`)
}

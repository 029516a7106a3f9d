/** New games from decks written as text: the top card first, filled up with basic Energy to 60 cards. */
import * as E from 'fp-ts/lib/Either.js'
import { cards, createGame, type DeckProblemCode, type Snapshot } from 'ptcg-turn-engine'
import type { DefinitionId, Ruleset } from 'ptcg-turn-engine/model'
import { expect } from 'vitest'
import type { NamedMove } from './moves.ts'
import { noteDeck } from './ruleCases.ts'

const FILLING = 'Fire Energy'

const idOf = (name: string): DefinitionId =>
  Object.values(cards).find((card) => card.id === name || card.name === name)?.id ?? expect.fail(`No card ${name}.`)

/** The ids of a deck such as `Scorbunny x4, Hop`, filled up to `size` cards. */
export const deckFromText = (text: string, size = 60): readonly DefinitionId[] => {
  const named = text.split(',').flatMap((part) => {
    const [, name = '', count = '1'] = /^(.*?)(?: x(\d+))?$/.exec(part.trim()) ?? []
    return Array.from({ length: Number(count) }, () => idOf(name))
  })
  return [...named, ...Array.from({ length: size - named.length }, () => idOf(FILLING))]
}

const options = (a: readonly DefinitionId[], b: readonly DefinitionId[], ruleset: Ruleset | undefined) => ({
  players: [
    { name: 'A', deck: { name: "A's deck", cards: a } },
    { name: 'B', deck: { name: "B's deck", cards: b } },
  ] as const,
  randomness: 'asked' as const,
  ...(ruleset === undefined ? {} : { ruleset }),
})

/** A new game, waiting for the coin toss; the test answers for coins and shuffles. */
export const table = (a: string, b: string, ruleset?: Ruleset): Snapshot => {
  const created = createGame(options(deckFromText(a), deckFromText(b), ruleset))
  return E.isLeft(created) ? expect.fail(created.left.map(({ message }) => message).join(' ')) : created.right
}

/** The codes of the problems of a deck. */
export const deckProblemCodes = (deck: readonly DefinitionId[]): readonly DeckProblemCode[] => {
  const created = createGame(options(deck, deckFromText('Scorbunny'), undefined))
  const refused = E.isLeft(created) ? created.left.map(({ code }) => code) : []
  noteDeck(deck, refused)
  return refused
}

/** A shuffle that reverses the deck, so that its bottom cards come to the top. */
export const bottomToTop: NamedMove = ({ game }) => ({
  type: 'DECK_SHUFFLED',
  order: game.ask?.ask === 'shuffle' ? game.players[game.ask.player].deck.map((_, at) => at).reverse() : [],
})

/** Known decks are legal and carried out completely, and games between them end by a rule (EG). */

import { newGame } from 'ptcg-turn-engine'
import { playGame } from 'ptcg-turn-engine-fuzz/internal/campaign/game'
import { drawGameOf } from 'ptcg-turn-engine-fuzz/internal/campaign/printedDecks'
import { describe, expect, test } from 'vitest'
import { cardsOfDecks, type KnownDeckName, knownDecks } from '../../src/sets/index.ts'

const NAMES = Object.keys(knownDecks) as readonly KnownDeckName[]

describe.each(NAMES)('%s', (name) => {
  const deck = knownDecks[name]

  test('is legal, and the engine carries out all of it', async () => {
    const cards = await cardsOfDecks(deck)
    const players = [
      { name: 'Ada', deck },
      { name: 'Ben', deck },
    ] as const
    expect(newGame({ players, cards, randomness: { seed: 1 } })._tag).toBe('Right')
    expect(new Set(cards.map(({ id }) => id))).toEqual(new Set(deck.cards))
    expect(JSON.stringify(cards)).not.toContain('"byHand"')
  })

  test('plays a game against itself to the end, and every check passes', async () => {
    const played = { cards: await cardsOfDecks(deck), decks: [deck] }
    const { found, tally } = playGame(1, 1, undefined, undefined, (dice) => ({ start: drawGameOf(dice, played) }))
    expect(found).toBeNull()
    expect(tally.games).toBe(1)
  })
})

/** The options chosen before a game, and its beginning. */
import { createGame, createSession, type Session } from 'ptcg-turn-engine'
import type { Level } from 'ptcg-turn-engine-players'
import { findDeck, type WantedDeck } from './decks.ts'

/** The opponent: a second person at the device, or the computer at one of its levels. */
export type Opponent = 'person' | Level

/** The options of a game. `seed` is null if coins are flipped by hand. */
export interface Chosen {
  readonly opponent: Opponent
  readonly names: readonly [string, string]
  readonly decks: readonly [WantedDeck, WantedDeck]
  readonly seed: number | null
}

/**
 * The title of a game's saves. It names the opponent, so that a game from a save continues against the same opponent.
 */
export const TITLES: { readonly [Who in Opponent]: string } = {
  person: 'Two people at one device',
  beginner: 'Against the computer',
  club: 'Against the computer, a club player',
  strong: 'Against the computer, a strong player',
}

/** The opponent in a title; a person if the title is another text. */
export const opponentOfTitle = (title: unknown): Opponent =>
  (Object.keys(TITLES) as readonly Opponent[]).find((one) => TITLES[one] === title) ?? 'person'

/** Begins a game, or returns one sentence that says why the game cannot begin. */
export const begin = async ({ opponent, names, decks, seed }: Chosen): Promise<Session | string> => {
  const [first, second] = await Promise.all([findDeck(decks[0]), findDeck(decks[1])])
  if (typeof first === 'string') return first
  if (typeof second === 'string') return second
  const cards = [...first.cards, ...second.cards]
  const created = createGame({
    players: [
      { name: names[0], deck: first.deck },
      { name: names[1], deck: second.deck },
    ],
    cards: [...new Map(cards.map((card) => [card.id, card])).values()],
    randomness: seed === null ? 'asked' : { seed },
  })
  return created._tag === 'Left' ? created.left[0].message : createSession(created.right, { title: TITLES[opponent] })
}

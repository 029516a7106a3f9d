/** What is chosen before a game begins, and begins it. */
import { createGame, createSession, type Deck, decks, type Session } from 'ptcg-turn-engine'
import { cardsOfDecks, knownDecks } from 'ptcg-turn-engine-cards'
import type { ChosenDeck } from './DeckChoice.tsx'

/** Who plays: two people who share the device, or one against the computer. */
export type Opponent = 'person' | 'computer'

/** What a game is set up from. `seed` is null where coins are flipped by hand. */
export interface Chosen {
  readonly opponent: Opponent
  readonly names: readonly [string, string]
  readonly decks: readonly [ChosenDeck, ChosenDeck]
  readonly seed: number | null
}

/** What a game is called in its saves: it says who plays, so that a save that is opened goes on as it was. */
export const TITLES: { readonly [Who in Opponent]: string } = {
  person: 'Two people at one device',
  computer: 'Against the computer',
}

const ALL: { readonly [Name in ChosenDeck]: Deck } = { ...knownDecks, ...decks }

/** Begins a game, or says in one sentence why it cannot. The cards of decks that people know are loaded for it. */
export const begin = async ({ opponent, names, decks: chosen, seed }: Chosen): Promise<Session | string> => {
  const [first, second] = [ALL[chosen[0]], ALL[chosen[1]]]
  const created = createGame({
    players: [
      { name: names[0], deck: first },
      { name: names[1], deck: second },
    ],
    randomness: seed === null ? 'asked' : { seed },
    cards: await cardsOfDecks(...chosen.flatMap((name) => (name in knownDecks ? [ALL[name]] : []))),
  })
  return created._tag === 'Left' ? created.left[0].message : createSession(created.right, { title: TITLES[opponent] })
}

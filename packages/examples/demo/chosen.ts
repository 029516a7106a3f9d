/** What is chosen before a game begins, and begins it. */
import { createGame, createSession, type DeckName, type Session } from 'ptcg-turn-engine'

/** Who plays: two people who share the device, or one against the computer. */
export type Opponent = 'person' | 'computer'

/** What a game is set up from. `seed` is null where coins are flipped by hand. */
export interface Chosen {
  readonly opponent: Opponent
  readonly names: readonly [string, string]
  readonly decks: readonly [DeckName, DeckName]
  readonly seed: number | null
}

/** What a game is called in its saves: it says who plays, so that a save that is opened goes on as it was. */
export const TITLES: { readonly [Who in Opponent]: string } = {
  person: 'Two people at one device',
  computer: 'Against the computer',
}

/** Begins a game, or says in one sentence why it cannot. */
export const begin = ({ opponent, names, decks: [first, second], seed }: Chosen): Session | string => {
  const created = createGame({
    players: [
      { name: names[0], deck: first },
      { name: names[1], deck: second },
    ],
    randomness: seed === null ? 'asked' : { seed },
  })
  return created._tag === 'Left' ? created.left[0].message : createSession(created.right, { title: TITLES[opponent] })
}

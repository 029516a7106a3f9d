/** The options chosen before a game, and its beginning. */
import { createGame, createSession, type DeckName, type Session } from 'ptcg-turn-engine'

/** The opponent: a second person at the device, or the computer. */
export type Opponent = 'person' | 'computer'

/** The options of a game. `seed` is null if coins are flipped by hand. */
export interface Chosen {
  readonly opponent: Opponent
  readonly names: readonly [string, string]
  readonly decks: readonly [DeckName, DeckName]
  readonly seed: number | null
}

/** The title of a game's saves: it names the opponent, so that an opened save continues as before. */
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

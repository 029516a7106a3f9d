/** The kinds of players that a game at the terminal can have. */
import type { Level } from 'ptcg-turn-engine-players'

/** Each kind of player, with a description for the help text. A new level of the computer players needs a row here. */
export const KINDS_OF_PLAYERS = {
  human: 'a person at this terminal',
  random: 'any legal event',
  beginner: 'a list of priorities',
  club: '200 games ahead',
  strong: '2,000 games ahead',
} as const satisfies Readonly<Record<Level | 'human' | 'random', string>>

export type KindOfPlayer = keyof typeof KINDS_OF_PLAYERS

/** The kinds of the first and the second player. */
export type Seats = readonly [KindOfPlayer, KindOfPlayer]

/** The kinds of two players without a person among them. */
export type ComputerSeats = readonly [Exclude<KindOfPlayer, 'human'>, Exclude<KindOfPlayer, 'human'>]

export const isWithoutPerson = (seats: Seats): seats is ComputerSeats => !seats.includes('human')

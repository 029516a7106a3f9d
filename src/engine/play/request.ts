/** The pending request: who must act, and the options. */
import { notTaken } from '../../game/changes/chance.ts'
import type { ChoicePurpose, Option } from '../../game/model/asks.ts'
import type { PlayerId } from '../../game/model/players.ts'
import { expectSnapshot } from '../stepper/misuse.ts'
import type { Snapshot } from '../stepper/snapshot.ts'

/** A choice made one pick at a time: CHOOSE an option by its index, DONE once `min` are picked. */
interface Choosing {
  readonly player: PlayerId
  readonly purpose: ChoicePurpose
  readonly options: readonly Option[]
  readonly picked: readonly number[]
  readonly min: number
  readonly max: number
  /** The same option may be picked more than once. */
  readonly again: boolean
  /** Units of Energy that the picks must cover, 0 when their number counts. */
  readonly units: number
}

/**
 * The kinds of requests. `resolve` is a text to be applied by hand; coin, shuffle and random cards are for the host.
 */
export type Request =
  | { readonly kind: 'main'; readonly player: PlayerId }
  | ({ readonly kind: 'choose' | 'prizes' | 'promote' } & Choosing)
  | { readonly kind: 'coin'; readonly player: PlayerId; readonly coins: number | 'untilTails' }
  /** Cards of the deck, or with `prizes` the Prize cards. */
  | { readonly kind: 'shuffle'; readonly player: PlayerId; readonly cards: number; readonly prizes?: true }
  | { readonly kind: 'random'; readonly player: PlayerId; readonly cards: number; readonly hand: number }
  | { readonly kind: 'resolve'; readonly player: PlayerId; readonly text: string }

/** The pending request of a game: who must act, and the options. null when the game is over. */
export const request = (snapshot: Snapshot): Request | null => {
  expectSnapshot('request', snapshot)
  const { game } = snapshot
  const { ask } = game
  if (game.result !== null) return null
  if (ask === null) return { kind: 'main', player: game.turn.player }
  switch (ask.ask) {
    case 'choice': {
      const { player, purpose, options, picked, min, max, again, units } = ask
      const kind = purpose === 'prizes' || purpose === 'promote' ? purpose : 'choose'
      return { kind, player, purpose, options, picked, min, max, again, units }
    }
    case 'coin':
      return { kind: 'coin', player: ask.player, coins: ask.coins }
    case 'shuffle':
      return ask.prizes === undefined
        ? { kind: 'shuffle', player: ask.player, cards: ask.cards }
        : { kind: 'shuffle', player: ask.player, cards: ask.cards, prizes: true }
    case 'atRandom':
      return { kind: 'random', player: ask.player, cards: ask.cards, hand: notTaken(game, ask.player).length }
    case 'byHand':
      return { kind: 'resolve', player: ask.player, text: ask.text }
  }
}

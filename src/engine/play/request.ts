/** The pending request of a game: the player who must act, and the options. */
import { notTaken } from '../../game/changes/chance.ts'
import type { ChoicePurpose, Option } from '../../game/model/asks.ts'
import type { PlayerId } from '../../game/model/players.ts'
import { expectSnapshot } from '../stepper/expectArguments.ts'
import type { Snapshot } from '../stepper/snapshot.ts'

/** A choice of options, picked one at a time. CHOOSE picks an option by its index; DONE ends the choice once `min` options are picked. */
interface Choosing {
  readonly player: PlayerId
  readonly purpose: ChoicePurpose
  readonly options: readonly Option[]
  readonly picked: readonly number[]
  readonly min: number
  readonly max: number
  /** True if the same option may be picked more than once. */
  readonly again: boolean
  /** The units of Energy that the picks must provide together; 0 if only the number of picks matters. */
  readonly units: number
}

/** A pending request. The host answers `coin`, `shuffle` and `random`. `resolve` asks a player to apply a text by hand. */
export type Request =
  | { readonly kind: 'main'; readonly player: PlayerId }
  | ({ readonly kind: 'choose' | 'prizes' | 'promote' } & Choosing)
  | { readonly kind: 'coin'; readonly player: PlayerId; readonly coins: number | 'untilTails' }
  /** `cards` is the number of cards to shuffle: those of the deck or, if `prizes` is true, the Prize cards. */
  | { readonly kind: 'shuffle'; readonly player: PlayerId; readonly cards: number; readonly prizes?: true }
  | { readonly kind: 'random'; readonly player: PlayerId; readonly cards: number; readonly hand: number }
  | { readonly kind: 'resolve'; readonly player: PlayerId; readonly text: string }

/** The pending request of a game: the player who must act, and the options. Null when the game is over. */
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

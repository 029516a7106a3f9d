/** Translates the engine's answers into the oracle's terms: requests, legal events, actions. */
import type { Snapshot } from 'ptcg-turn-engine'
import type { ChoiceAsk, Game, GameEvent, Option, PlayerId } from 'ptcg-turn-engine/model'
import { keyOfAnswer } from './keys.ts'
import type { OracleAnswer, Pickable, Play, Wait } from './table.ts'
import { waitingNamesOf } from './waitingNames.ts'

/** A request without its options; null if the game is over. */
export type WaitedFor = { readonly for: Wait['for']; readonly player: PlayerId } | null

export const waitingOf = ({ game, state }: Snapshot): WaitedFor => {
  const { ask, result, turn } = game
  if (result !== null) return null
  if (ask === null) return { for: state === 'turn.secondAttack' ? 'second attack' : 'main', player: turn.player }
  return { for: WAITS_FOR[ask.ask], player: ask.player }
}

const WAITS_FOR = {
  choice: 'pick',
  coin: 'coin',
  shuffle: 'shuffle',
  atRandom: 'random',
  byHand: 'hand work',
} as const satisfies { readonly [Asked in NonNullable<Game['ask']>['ask']]: Wait['for'] }

type Picking = Pick<ChoiceAsk, 'options' | 'picked' | 'min' | 'max' | 'again' | 'units'>

/** The minimum and maximum number of remaining picks of a choice; 1 and the number of units if units of Energy are to be paid. */
export const manyOf = ({
  options,
  picked,
  min,
  max,
  again,
  units,
}: Picking): readonly [least: number, most: number] => {
  const most = again ? max : Math.min(max, options.length)
  return units > 0 ? [1, units] : [Math.max(0, min - picked.length), most - picked.length]
}

const nowhere = (what: string): Error => new Error(`The engine refers to ${what} that does not exist.`)

/** Converts an option of the engine to the oracle's: by its content, without its index. */
export const pickableOf = (game: Game, player: PlayerId, option: Option): Pickable => {
  switch (option.option) {
    case 'card':
      return { pick: 'card', card: option.card }
    case 'prize': {
      const card = game.players[player].prizes[option.position]
      if (card === undefined) throw nowhere(`a Prize card at position ${option.position}`)
      return { pick: 'prize', card }
    }
    default: {
      const { option: pick, ...what } = option
      return { pick, ...what } as Pickable
    }
  }
}

const pickedOf = (game: Game, index: number): OracleAnswer => {
  const { ask, waiting } = game
  const option = ask?.ask === 'choice' ? ask.options[index] : undefined
  if (ask?.ask !== 'choice' || option === undefined) throw nowhere(`an option ${index}`)
  const name = ask.purpose === 'order' ? waitingNamesOf(waiting.slice(0, ask.options.length))[index] : undefined
  if (name !== undefined) return { answer: 'pick', what: { pick: 'effect', effect: name } }
  return { answer: 'pick', what: pickableOf(game, ask.player, option) }
}

const takenOf = (game: Game, position: number): OracleAnswer => {
  const { ask } = game
  const held = game.resolution?.memory.held ?? []
  const left = ask?.ask === 'atRandom' ? game.players[ask.player].hand.filter((card) => !held.includes(card)) : []
  const card = left[position]
  if (card === undefined) throw nowhere(`a card at position ${position} of a hand`)
  return { answer: 'random', card }
}

/** Converts an event to the oracle's action. The oracle has no action for conceding. */
export const answerFrom = (
  { game }: Snapshot,
  event: Exclude<GameEvent, { readonly type: 'CONCEDE' }>,
): OracleAnswer => {
  switch (event.type) {
    case 'CHOOSE':
      return pickedOf(game, event.option)
    case 'DONE':
      return { answer: 'stop' }
    case 'APPLY':
      return { answer: 'change', change: event.change }
    case 'COIN_LANDED':
      return { answer: 'coin', heads: event.heads }
    case 'DECK_SHUFFLED':
      return { answer: 'shuffle', order: event.order }
    case 'CARD_TAKEN_AT_RANDOM':
      return takenOf(game, event.position)
    default: {
      const { type: play, player: _, ...parts } = event
      return { answer: 'play', what: { play, ...parts } as Play }
    }
  }
}

/** The keys of the engine's legal events, sorted. */
export const keysOf = (at: Snapshot, legal: readonly GameEvent[]): readonly string[] =>
  legal.map((event) => (event.type === 'CONCEDE' ? 'CONCEDE' : keyOfAnswer(answerFrom(at, event)))).sort()

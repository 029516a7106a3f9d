/** The words of each event, used both in sentences about the event and in the lines that people write for it. */
import type { EventType } from '../../game/model/events.ts'

/** Words with a hole for each name, such as `{card}`. The compiler proves the table complete. */
export const EVENT_WORDS: { readonly [Type in EventType]: string } = {
  BENCH_POKEMON: 'bench {card}',
  EVOLVE: 'evolve {pokemon} into {card}',
  ATTACH_ENERGY: 'attach {card} to {pokemon}',
  PLAY_TOOL: 'attach {card} to {pokemon}',
  PLAY_ITEM: 'play {card}',
  PLAY_SUPPORTER: 'play {card}',
  PLAY_STADIUM: 'play {card}',
  USE_STADIUM: 'use {stadium}',
  RETREAT: 'retreat',
  DISCARD_FROM_PLAY: 'discard {pokemon} from play',
  USE_ABILITY: 'use {ability} of {pokemon}',
  DECLARE_ATTACK: 'attack with {attack}',
  END_TURN: 'end the turn',
  CHOOSE: 'choose {option}',
  DONE: 'that is all',
  APPLY: 'by hand, {change}',
  CONCEDE: 'concede',
  COIN_LANDED: '{heads}',
  DECK_SHUFFLED: 'the deck is shuffled',
  CARD_TAKEN_AT_RANDOM: 'card {position} of the hand',
}

/** The side on which a coin has landed, as a word. */
export const coinInWords = (heads: boolean): string => (heads ? 'heads' : 'tails')

/** The Stadium in play, when its name is not given. */
export const THE_STADIUM = 'the Stadium'

/** Lists legal events as lines of buttons. The tokens of a line let every panel highlight it. */
import type { Game, GameEvent } from 'ptcg-turn-engine/model'
import { type EventLine, type EventWay, linesOf } from 'ptcg-turn-engine/table'
import { type About, aboutEvent } from '../selection.ts'

const partsOf = (event: object): readonly string[] =>
  Object.entries(event).map(([key, value]) => `${key} ${JSON.stringify(value)}`)

/** True if a sent event is one of the events behind a button. For a shuffle, every order matches the one order that is listed. */
export const isBehind = ({ events: [first, ...others] }: EventWay, sent: unknown): boolean => {
  if (typeof sent !== 'object' || sent === null) return false
  if (first.type === 'DECK_SHUFFLED') return Reflect.get(sent, 'type') === first.type
  const parts = new Set(partsOf(sent))
  return [first, ...others].some((event) => {
    const own = partsOf(event)
    return own.length === parts.size && own.every((part) => parts.has(part))
  })
}

/** A line of buttons, with its tokens. */
export interface Offer extends EventLine {
  readonly about: readonly About[]
}

const aboutOf = (game: Game, event: GameEvent): readonly About[] => {
  const about = aboutEvent(event).filter((token) => token.startsWith('card:') || token.startsWith('event:'))
  if (event.type === 'CHOOSE' && game.ask?.ask === 'choice') {
    const option = game.ask.options[event.option]
    if (option?.option === 'card') return [...about, `card:${option.card}`]
    if (option?.option === 'pokemon') return [...about, `card:${option.pokemon}`]
  }
  const { active } = 'player' in event ? game.players[event.player] : { active: null }
  const isOfTheActive = event.type === 'RETREAT' || event.type === 'DECLARE_ATTACK'
  return isOfTheActive && active !== null ? [...about, `card:${active.id}`] : about
}

/**
 * The tokens that one event adds to its line of buttons: the type of the event, and its card or else its Pokémon. Targets are left out,
 * because the buttons name them.
 */
const aboutTheLine = (game: Game, event: GameEvent): readonly About[] =>
  'card' in event ? [`event:${event.type}`, `card:${event.card}`] : aboutOf(game, event)

/** Legal events as lines of buttons: every event is behind exactly one of them. */
export const offersOf = (game: Game, events: readonly GameEvent[]): readonly Offer[] =>
  linesOf(game, events).map((line) => {
    const behind = line.ways.flatMap((way) => way.events)
    return { ...line, about: [...new Set(behind.flatMap((event) => aboutTheLine(game, event)))] }
  })

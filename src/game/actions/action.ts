/**
 * The type of an action: a state change that the charts name. It takes the game and the latest event and returns the
 * next game.
 */
import type { GameEvent } from '../model/events.ts'
import type { Game } from '../model/game.ts'

/** In a chain of automatic steps, the event is the one that started the chain, so only actions on events read it. */
export type Action<Event extends GameEvent = GameEvent> = { run(game: Game, event: Event): Game }['run']

/** The type of actions, the state changes of the charts. An action takes the game and the latest event and returns the next game. */
import type { GameEvent } from '../model/events.ts'
import type { Game } from '../model/game.ts'

/**
 * The function of an action. In an automatic transition, `event` is the event that led to the transition or a placeholder, so only the
 * actions of transitions on events read `event`.
 */
export type Action<Event extends GameEvent = GameEvent> = { run(game: Game, event: Event): Game }['run']

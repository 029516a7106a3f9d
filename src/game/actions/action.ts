/** What an action is: a state change the charts name. It takes the game and the latest event and returns the next game. */
import type { GameEvent } from '../model/events.ts'
import type { Game } from '../model/game.ts'

/** In a chain of automatic steps the event is the one that set the chain off, so only actions on events read it. */
export type Action<Event extends GameEvent = GameEvent> = { run(game: Game, event: Event): Game }['run']

/** The public functions of the engine. Everything else is inside. */

export { cards } from './cards/cards.ts'
export { decks } from './cards/decks.ts'
export { abilityText, attackText, cardText } from './cards/text.ts'
export { actorOptions, actorSnapshot, snapshotOf } from './engine/actor.ts'
export { check, type Violations } from './engine/check.ts'
export type { Deck, DeckProblem } from './engine/decks.ts'
export { legalEvents } from './engine/legalEvents.ts'
export { createGame, type GameOptions, newGame, type Seat } from './engine/newGame.ts'
export { type Played, play, type Rejection, type ReplayStopped, replay } from './engine/play.ts'
export { loadPosition, savePosition } from './engine/position.ts'
export type { Position } from './engine/positionSchema.ts'
export { type Request, request } from './engine/request.ts'
export { load, type Save, save } from './engine/save.ts'
export type { Snapshot } from './engine/snapshot.ts'
export type { Microstep } from './engine/step.ts'
export { view } from './engine/view.ts'
export { gameMachine } from './engine/wiring.ts'
export type { JsonProblem } from './json/problem.ts'
export type { CardDefinition } from './model/cards.ts'
export type { EventType, GameEvent } from './model/events.ts'
export type { Fact } from './model/facts.ts'
export type { Game } from './model/game.ts'
export type { Ledger } from './model/ledger.ts'
export type { PlayerId } from './model/players.ts'
export type { Result } from './model/result.ts'
export type { Ruleset } from './model/ruleset.ts'
export { type Decide, randomPlayer } from './players/randomPlayer.ts'
export type { Rule } from './rulebook/rule.ts'
export { type RuleId, rulebook } from './rulebook/rulebook.ts'
export type { Violation, ViolationCode } from './rules/violation.ts'
export { rulesets } from './rulesets/rulesets.ts'
export type { HistoryEntry } from './session/history.ts'
export type { Playable, Unsubscribe } from './session/playable.ts'
export type { Seat as PlayerSeat } from './session/seat.ts'
export {
  createSession,
  restoreSession,
  type Session,
  type SessionChange,
  type SessionOptions,
  type Subscribe,
} from './session/session.ts'
export type { UndoCode, UndoRefusal } from './session/undoing.ts'

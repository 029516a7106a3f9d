/** The public functions of the engine. Everything else is inside. */

export { cards } from './cards/cards.ts'
export { type Deck, decks } from './cards/decks.ts'
export { abilityText, attackText, cardText } from './cards/text.ts'
export { actorOptions, actorSnapshot, snapshotOf } from './engine/actor.ts'
export { answerOfChance } from './engine/answerOfChance.ts'
export { check, type Violations } from './engine/check.ts'
export type { DeckProblem, DeckProblemCode } from './engine/decks.ts'
export { legalEvents } from './engine/legalEvents.ts'
export { createGame, type GameOptions, newGame, type Seat } from './engine/newGame.ts'
export { type Played, play, type Rejection, type ReplayStopped, replay } from './engine/play.ts'
export { loadPosition, savePosition } from './engine/position.ts'
export type { Position } from './engine/positionSchema.ts'
export { type Request, request } from './engine/request.ts'
export { load, type Save, save } from './engine/save.ts'
export type { Snapshot, StatePath } from './engine/snapshot.ts'
export type { Microstep } from './engine/step.ts'
export { view } from './engine/view.ts'
export { gameMachine } from './engine/wiring.ts'
export type { JsonProblem } from './json/problem.ts'
export type { Answer, Ask, ChoicePurpose, Option } from './model/asks.ts'
export type {
  AbilityDefinition,
  AttackDefinition,
  CardDefinition,
  DefinitionId,
  EnergyDefinition,
  PokemonDefinition,
  TrainerDefinition,
} from './model/cards.ts'
export type { Change } from './model/changes.ts'
export type { Conditions, SpecialCondition } from './model/conditions.ts'
export type { Effect, Program } from './model/effects.ts'
export type { EnergyType, EnergyUnit } from './model/energy.ts'
export type { EventType, GameEvent, HostEvent, PlayerEvent } from './model/events.ts'
export type { Fact, FactName, FactNamed, Named, Zone } from './model/facts.ts'
export type {
  Attack,
  Card,
  Checkup,
  Game,
  KnockOut,
  Player,
  Players,
  Randomness,
  SetUp,
  StadiumInPlay,
  Turn,
} from './model/game.ts'
export type { DamageStep, Ledger, LedgerEntry, LedgerSource } from './model/ledger.ts'
export type { PlayerId } from './model/players.ts'
export type { CardId, Pokemon, PokemonId } from './model/pokemon.ts'
export type { Result, WinReason } from './model/result.ts'
export type { Ruleset } from './model/ruleset.ts'
export { type Decide, randomPlayer } from './players/randomPlayer.ts'
export type { Rule } from './rulebook/rule.ts'
export { type CitedRule, type RuleId, rulebook } from './rulebook/rulebook.ts'
export type { Violation, ViolationCode } from './rules/violation.ts'
export { type RulesetId, rulesets } from './rulesets/rulesets.ts'
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

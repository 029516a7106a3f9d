/** The public functions of the engine. The other public entries are in the `exports` of package.json; everything else is internal. */

export type { RuleClause } from '../machines/vocabulary.ts'
export { loadPosition, savePosition } from './engine/files/position.ts'
export type { Position } from './engine/files/positionSchema.ts'
export {
  type Beginning,
  type Opened,
  openBeginning,
  type Recording,
  readRecording,
  recordingOf,
} from './engine/files/recording.ts'
export { load, type Save, save } from './engine/files/save.ts'
export { legalEvents } from './engine/listing/legalEvents.ts'
export { actorOptions, actorSnapshot, snapshotOf } from './engine/machine/actor.ts'
export type { EmittedFact } from './engine/machine/emitFacts.ts'
export type { GameMachine } from './engine/machine/hosted.ts'
export type { GameInput } from './engine/machine/input.ts'
export { gameMachine } from './engine/machine/wiring.ts'
export { answerOfChance } from './engine/play/answerOfChance.ts'
export { check, type Violations } from './engine/play/check.ts'
export { createGame, type GameOptions, newGame, type PlayerAndDeck } from './engine/play/newGame.ts'
export { type Played, play, type Rejection, type ReplayStopped, receive, replay } from './engine/play/play.ts'
export { type Decide, randomPlayer } from './engine/play/randomPlayer.ts'
export { readEvent } from './engine/play/readEvent.ts'
export { type Request, request } from './engine/play/request.ts'
export { type Simulation, type SimulationOptions, simulate } from './engine/play/simulate.ts'
export { view } from './engine/play/view.ts'
export type { HistoryEntry } from './engine/session/history.ts'
export type { Playable, Unsubscribe } from './engine/session/playable.ts'
export type { Seat } from './engine/session/seat.ts'
export {
  createSession,
  restoreSession,
  type Session,
  type SessionChange,
  type SessionOptions,
  type Subscribe,
} from './engine/session/session.ts'
export { startSession } from './engine/session/startSession.ts'
export type { UndoCode, UndoRefusal } from './engine/session/undoing.ts'
export type { Snapshot, StatePath } from './engine/stepper/snapshot.ts'
export type { Microstep } from './engine/stepper/step.ts'
export { cards } from './game/cards/cards.ts'
export type { DeckProblem, DeckProblemCode } from './game/cards/deckConstruction.ts'
export { type Deck, type DeckName, decks } from './game/cards/decks.ts'
export { abilityText, attackText, cardText } from './game/cards/text.ts'
export type { JsonProblem } from './game/json/problem.ts'
export type { Answer, Ask, ChoicePurpose, Option } from './game/model/asks.ts'
export type {
  AbilityDefinition,
  AttackDefinition,
  CardDefinition,
  DefinitionId,
  EnergyDefinition,
  PokemonDefinition,
  TrainerDefinition,
} from './game/model/cards.ts'
export type { ChangeByHand } from './game/model/changesByHand.ts'
export type { Conditions, SpecialCondition } from './game/model/conditions.ts'
export type { Effect, Program } from './game/model/effects.ts'
export type { EnergyType, EnergyUnit } from './game/model/energy.ts'
export type { EventType, GameEvent, HostEvent, PlayerEvent } from './game/model/events.ts'
export type { Fact, FactName, FactNamed, Named, Zone } from './game/model/facts.ts'
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
} from './game/model/game.ts'
export type { DamageStep, Ledger, LedgerEntry, LedgerSource } from './game/model/ledger.ts'
export type { PlayerId } from './game/model/players.ts'
export type { CardId, Pokemon, PokemonId } from './game/model/pokemon.ts'
export type { Result, WinReason } from './game/model/result.ts'
export type { Ruleset } from './game/model/ruleset.ts'
export type { Rule } from './game/rulebook/rule.ts'
export { type CitedRule, type RuleId, rulebook, ruleOf } from './game/rulebook/rulebook.ts'
export type { Violation, ViolationCode } from './game/rules/violation.ts'
export { type RulesetId, rulesets } from './game/rulesets/rulesets.ts'

/** Explains why an event is refused: lists every failing clause of the event's transition, with a rule and a reason. */
import * as E from '#fp-ts/Either'
import { pipe } from '#fp-ts/function'
import * as RA from '#fp-ts/ReadonlyArray'
import * as RNEA from '#fp-ts/ReadonlyNonEmptyArray'
import type { RuleClause } from '../../../machines/vocabulary.ts'
import type { EventType, GameEvent } from '../../game/model/events.ts'
import type { Game } from '../../game/model/game.ts'
import { ruleFor } from '../../game/rules/clause.ts'
import { isRuleClause, ruleClause } from '../../game/rules/clauses.ts'
import { playerName } from '../../game/rules/turnOrder.ts'
import type { Violation } from '../../game/rules/violation.ts'
import { expectSnapshot } from '../stepper/expectArguments.ts'
import type { Snapshot } from '../stepper/snapshot.ts'
import { leafAt, STEPPER, type Stepper } from '../stepper/step.ts'
import type { Leaf, Row } from '../stepper/table.ts'
import { readEvent } from './readEvent.ts'

/** Every reason why an event is refused, in the order of the clauses. There is at least one. */
export type Violations = RNEA.ReadonlyNonEmptyArray<Violation>

const validation = E.getApplicativeValidation(RNEA.getSemigroup<Violation>())

const violationOf = (name: RuleClause, game: Game, event: GameEvent): Violation => {
  const clause = ruleClause(name)
  return {
    rule: ruleFor(clause, event.type),
    code: clause.code,
    clause: name,
    message: clause.says(game, event),
    remedy: clause.remedy?.(game, event) ?? null,
  }
}

/** True if the clause depends on another failed clause, so that reporting both would not be useful. */
const isMoot = (name: RuleClause, failed: ReadonlySet<string>): boolean =>
  ruleClause(name).dependsOn?.some((earlier) => failed.has(earlier)) ?? false

/** The violations of a transition's failed clauses, except those that depend on another failed clause; or the event if there are none. */
export const violationsOf = (
  stepper: Stepper,
  row: Row,
  game: Game,
  event: GameEvent,
): E.Either<Violations, GameEvent> => {
  const failed: ReadonlySet<string> = new Set(row.clauses.filter((name) => !stepper.meaning.clauses[name](game, event)))
  return pipe(
    row.clauses,
    RA.traverse(validation)((name) => {
      if (!failed.has(name) || !isRuleClause(name) || isMoot(name, failed)) return E.right(event)
      return E.left(RNEA.of(violationOf(name, game, event)))
    }),
    E.map(() => event),
  )
}

/** Each event in plain words. */
const IN_WORDS: { readonly [Type in EventType]: string } = {
  BENCH_POKEMON: 'Putting a Pokémon onto the Bench',
  EVOLVE: 'Evolving',
  ATTACH_ENERGY: 'Attaching Energy',
  PLAY_ITEM: 'Playing an Item',
  PLAY_TOOL: 'Attaching a Pokémon Tool',
  PLAY_SUPPORTER: 'Playing a Supporter',
  PLAY_STADIUM: 'Playing a Stadium',
  USE_STADIUM: 'Using the Stadium',
  RETREAT: 'Retreating',
  DISCARD_FROM_PLAY: 'Discarding a card from play',
  USE_ABILITY: 'Using an Ability',
  DECLARE_ATTACK: 'Attacking',
  END_TURN: 'Ending the turn',
  CHOOSE: 'Choosing',
  DONE: 'Finishing a choice',
  APPLY: 'Applying a change by hand',
  CONCEDE: 'Conceding',
  COIN_LANDED: 'A coin',
  DECK_SHUFFLED: 'A shuffle',
  CARD_TAKEN_AT_RANDOM: 'Taking a card at random',
}

const notNow = (leaf: Leaf, game: Game, event: GameEvent): Violation => {
  if (leaf.final)
    return { rule: 'WL.4', code: 'GAME_IS_OVER', clause: null, message: 'The game is over.', remedy: null }
  const ask = game.ask
  const awaited = ask === null ? null : 'player' in ask ? playerName(game, ask.player) : null
  return {
    rule: leaf.path.startsWith('turn.attack') || leaf.path.startsWith('knockOut') ? 'T3.1' : 'T0.1',
    code: 'NOT_NOW',
    clause: null,
    message: `${IN_WORDS[event.type]} is not possible now: ${leaf.description.charAt(0).toLowerCase()}${leaf.description.slice(1)}`,
    remedy: awaited === null ? null : `First ${awaited} must answer.`,
  }
}

/** Every reason why a well-formed event is refused in a snapshot, or the event if it is legal. */
export const checkEvent = (
  stepper: Stepper,
  { state, game }: Snapshot,
  event: GameEvent,
): E.Either<Violations, GameEvent> => {
  const leaf = leafAt(stepper, state)
  const rows = leaf.final ? [] : (leaf.on.get(event.type) ?? [])
  const answers = rows.map((row) => violationsOf(stepper, row, game, event))
  return answers.find(E.isRight) ?? answers[0] ?? E.left(RNEA.of(notNow(leaf, game, event)))
}

/**
 * Checks whether an event would be accepted, and changes nothing. If the event is illegal, the left side has every reason. Each reason has
 * the id of a rule, a code, one sentence with the names of the cards involved and, where possible, a remedy. Throws a TypeError only if
 * `snapshot` is not a snapshot. Use `readEvent` first for a value from outside.
 */
export const check = (snapshot: Snapshot, event: GameEvent): E.Either<Violations, GameEvent> => {
  expectSnapshot('check', snapshot)
  return pipe(
    readEvent(event),
    E.chain((read) => checkEvent(STEPPER, snapshot, read)),
  )
}

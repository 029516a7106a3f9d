/**
 * The budget of a turn: the actions that are left, used up, or forbidden, and the rules that decide this. The clauses of the chart's
 * transitions are tested for any card that the player might have; the contents of the hand do not matter.
 */
import * as E from '#fp-ts/Either'
import type { ClauseName, RuleClause } from '../../../machines/vocabulary.ts'
import { rowHere, rowOf } from '../../engine/explain/eventRow.ts'
import { legalAt } from '../../engine/explain/legalAt.ts'
import { possibilitiesWithoutACard } from '../../engine/explain/possibilities.ts'
import { hintAbout } from '../../engine/listing/hints.ts'
import { PAYLOADS } from '../../engine/listing/payloads.ts'
import { violationsOf } from '../../engine/play/check.ts'
import type { Snapshot } from '../../engine/stepper/snapshot.ts'
import { STEPPER } from '../../engine/stepper/step.ts'
import type { Row } from '../../engine/stepper/table.ts'
import { benchLimit } from '../../game/board/limits.ts'
import type { EventType, GameEvent, SentBy } from '../../game/model/events.ts'
import type { Game } from '../../game/model/game.ts'
import { type RuleId, ruleOf } from '../../game/rulebook/rulebook.ts'
import { ruleFor } from '../../game/rules/clause.ts'
import { ruleClause } from '../../game/rules/clauses.ts'
import type { Violation } from '../../game/rules/violation.ts'
import { idOfTransition } from '../chart/graph.ts'

/**
 * The status of an action in this turn. `available`: legal now. `unused`: still allowed, but nothing can be done with it now. `used`: used
 * up. `blocked`: forbidden by a rule now. If the hand is hidden, an allowed action with a card from it is `available`.
 */
export type BudgetStatus = 'available' | 'unused' | 'used' | 'blocked'

export interface BudgetReason {
  readonly rule: RuleId
  readonly says: string
  /** The clause that fails, or null if the rule itself decides. */
  readonly clause: ClauseName | null
}

/** The number used and its maximum; null for no limit. */
export interface BudgetCount {
  readonly used: number
  readonly of: number | null
}

export interface BudgetItem {
  readonly type: EventType
  readonly title: string
  readonly status: BudgetStatus
  readonly count: BudgetCount | null
  /** Why the action is used or blocked; otherwise the rule that grants it. */
  readonly reasons: readonly [BudgetReason, ...BudgetReason[]]
  /** True if there is a legal event for the action now; null if the chart is in another phase, or if that depends on hidden cards. */
  readonly isLegalNow: boolean | null
  /** Id of the transition that it takes on the chart. */
  readonly transition: string
}

export type BudgetNow =
  | { readonly between: string }
  | { readonly between: null; readonly player: string; readonly turn: number; readonly items: readonly BudgetItem[] }

/** An action that a turn offers, and the clause that limits it. */
interface Offer {
  readonly title: string
  /** null: an attack ends the turn, so no clause needs to count attacks. */
  readonly limit: RuleClause | null
}

interface Offered extends Offer {
  readonly type: EventType
}

/**
 * The events that the player whose turn it is may send, in the order of the budget; null for events that a turn does
 * not limit.
 */
const OFFERS: { readonly [Type in SentBy<'turnPlayer'>]: Offer | null } = {
  ATTACH_ENERGY: { title: 'Energy', limit: 'noEnergyAttachedThisTurn' },
  PLAY_SUPPORTER: { title: 'Supporter', limit: 'noSupporterPlayedThisTurn' },
  PLAY_STADIUM: { title: 'Stadium', limit: 'noStadiumPlayedThisTurn' },
  USE_STADIUM: { title: 'Use Stadium', limit: 'stadiumNotUsedThisTurn' },
  RETREAT: { title: 'Retreat', limit: 'noRetreatThisTurn' },
  EVOLVE: { title: 'Evolving', limit: 'pokemonHasNotEvolvedThisTurn' },
  BENCH_POKEMON: { title: 'Bench', limit: 'benchHasRoom' },
  USE_ABILITY: { title: 'Abilities', limit: 'abilityNotUsedThisTurn' },
  DECLARE_ATTACK: { title: 'Attack', limit: null },
  PLAY_ITEM: null,
  PLAY_TOOL: null,
  DISCARD_FROM_PLAY: null,
  END_TURN: null,
}

const OFFERED: readonly Offered[] = (Object.keys(OFFERS) as SentBy<'turnPlayer'>[]).flatMap((type) => {
  const offer = OFFERS[type]
  return offer === null ? [] : [{ type, ...offer }]
})

const LIMITS: ReadonlySet<RuleClause | null> = new Set(OFFERED.map(({ limit }) => limit))

/** T3.1: an attack is the last thing in a turn. */
const AN_ATTACK_ENDS_THE_TURN: RuleId = 'T3.1'

/** The used and maximum numbers that these clauses compare. */
const COUNTS: { readonly [Name in ClauseName]?: (game: Game) => BudgetCount } = {
  noEnergyAttachedThisTurn: ({ turn, ruleset }) => ({ used: turn.energyAttached, of: ruleset.perTurn.energy }),
  noSupporterPlayedThisTurn: ({ turn, ruleset }) => ({ used: turn.supportersPlayed, of: ruleset.perTurn.supporters }),
  noStadiumPlayedThisTurn: ({ turn, ruleset }) => ({ used: turn.stadiumsPlayed, of: ruleset.perTurn.stadiums }),
  noRetreatThisTurn: ({ turn, ruleset }) => ({ used: turn.retreats, of: ruleset.perTurn.retreats }),
  benchHasRoom: (game) => ({
    used: game.players[game.turn.player].bench.length,
    of: benchLimit(game, game.turn.player),
  }),
}

const needsACard = (type: EventType, name: ClauseName): boolean => {
  const hint = hintAbout(name)
  if (hint?.withoutACard === true) return false
  return (hint?.reads ?? PAYLOADS[type].parts.map((part) => part.name)).includes('card')
}

const brokenBy = (row: Row, game: Game, event: GameEvent): readonly Violation[] => {
  const checked = violationsOf(STEPPER, row, game, event)
  return E.isRight(checked) ? [] : checked.left
}

/**
 * True if a clause fails because the player has done something this turn. A full Bench does not count: it may have been
 * full before.
 */
const isUsedUp = ({ clause }: Violation): boolean => clause !== null && clause !== 'benchHasRoom' && LIMITS.has(clause)

const isSameReason = (a: Violation, b: Violation): boolean => a.message === b.message

const distinct = (all: readonly Violation[]): readonly Violation[] =>
  all.filter((one, at) => all.findIndex((other) => isSameReason(one, other)) === at)

/** The violations that all ways to take an action share; if they share none, all violations of all ways. */
const inCommon = (ways: readonly (readonly Violation[])[]): readonly Violation[] => {
  const all = distinct(ways.flat())
  const common = all.filter((one) => ways.every((way) => way.some((other) => isSameReason(one, other))))
  return common.length > 0 ? common : all
}

const ruleOfLimit = (limit: RuleClause | null, type: EventType): RuleId =>
  limit === null ? AN_ATTACK_ENDS_THE_TURN : ruleFor(ruleClause(limit), type)

const MAX_REASONS = 3

const grantedBy = (rule: RuleId): BudgetReason => ({ rule, says: ruleOf(rule).says, clause: null })

type Judged = Pick<BudgetItem, 'status' | 'reasons'>

const judged = (ways: readonly (readonly Violation[])[], rule: RuleId): Judged => {
  const granted = grantedBy(rule)
  if (ways.some((way) => way.length === 0)) return { status: 'available', reasons: [granted] }
  const isUsed = ways.every((way) => way.some(isUsedUp))
  const broken = inCommon(isUsed ? ways.map((way) => way.filter(isUsedUp)) : ways)
  const [first, ...others] = broken
    .slice(0, MAX_REASONS)
    .map(({ rule: broken, message, clause }): BudgetReason => ({ rule: broken, says: message, clause }))
  return { status: isUsed ? 'used' : 'blocked', reasons: [first ?? granted, ...others] }
}

/** Adjusts a judgment to an attack in progress: once an attack is announced, the main phase and other attacks are over. */
const whileAttacking = (judgment: Judged, type: EventType): Judged => {
  if (type !== 'DECLARE_ATTACK' && judgment.status === 'used') return judgment
  return { status: type === 'DECLARE_ATTACK' ? 'used' : 'blocked', reasons: [grantedBy(AN_ATTACK_ENDS_THE_TURN)] }
}

/** True if the game is a view in which the hand of the player whose turn it is lies face down. */
const isHidden = ({ players, turn, cards }: Game): boolean =>
  players[turn.player].hand.some((card) => cards[card]?.definition === null)

const legalNow = (snapshot: Snapshot, type: EventType): boolean | null => {
  if (rowHere(snapshot.state, type) === null) return null
  if (legalAt(snapshot).some((event) => event.type === type)) return true
  const isPlayedFromHand = PAYLOADS[type].parts.some(({ name }) => name === 'card')
  return isPlayedFromHand && isHidden(snapshot.game) ? null : false
}

/**
 * Adjusts a judgment to the legal events. An action with a legal event is `available`, even if only the text of a card allows it. An
 * allowed action without a legal event is `unused`.
 */
const asItIsNow = (judgment: Judged, isLegalNow: boolean | null, rule: RuleId): Judged => {
  if (isLegalNow === true) return { status: 'available', reasons: [grantedBy(rule)] }
  return judgment.status === 'available' && isLegalNow === false ? { ...judgment, status: 'unused' } : judgment
}

const itemOf = (snapshot: Snapshot, { type, title, limit }: Offered): readonly BudgetItem[] => {
  const { state, game } = snapshot
  const row = rowOf(state, type)
  const events = possibilitiesWithoutACard(game, type, game.turn.player)
  if (row === null || events.length === 0) return []
  const clauses = row.clauses.filter((name) => !needsACard(type, name))
  const ways = events.map((event) => brokenBy({ ...row, clauses }, game, event))
  const isLegalNow = legalNow(snapshot, type)
  const rule = ruleOfLimit(limit, type)
  const judgment = asItIsNow(judged(ways, rule), isLegalNow, rule)
  const counted = clauses.find((name) => COUNTS[name] !== undefined)
  return [
    {
      type,
      title,
      ...(game.attack === null ? judgment : whileAttacking(judgment, type)),
      count: (counted === undefined ? undefined : COUNTS[counted]?.(game)) ?? null,
      isLegalNow,
      transition: idOfTransition(row),
    },
  ]
}

/** The reason why there is no turn with a budget now, or null if there is one. */
const betweenTurns = ({ state, game }: Snapshot): string | null => {
  if (game.result !== null) return 'The game is over.'
  if (game.turn.number === 0) return 'No turn has begun: the game is being set up.'
  if (game.checkup !== null || state.startsWith('turn.end') || state.startsWith('checkup'))
    return 'Between turns: nobody has a budget now.'
  return null
}

/** The budget of the turn at a moment, for the player whose turn it is. */
export const budgetAt = (snapshot: Snapshot): BudgetNow => {
  const between = betweenTurns(snapshot)
  if (between !== null) return { between }
  const { turn, players } = snapshot.game
  return {
    between: null,
    player: players[turn.player].name,
    turn: turn.number,
    items: OFFERED.flatMap((offered) => itemOf(snapshot, offered)),
  }
}

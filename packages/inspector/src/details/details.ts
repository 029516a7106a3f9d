/** Describes a selected thing: a state, a transition, a clause, a rule, a kind of event, a card, a player or a step. */

import { type CitedRule, rulebook } from 'ptcg-turn-engine'
import { type ChartState, type ChartTransition, nameOfTrigger } from 'ptcg-turn-engine/chart'
import { gameGraph, stateOfGame, statesAround, transitionOfGame } from 'ptcg-turn-engine/game-chart'
import { ruleFor } from 'ptcg-turn-engine/internal/game/rules/clause'
import { clauseNamed, RULES, STEERING } from 'ptcg-turn-engine/internal/game/rules/clauses'
import { EVENT_TYPES, type Game } from 'ptcg-turn-engine/model'
import { nameInWords } from 'ptcg-turn-engine/words'
import type { About } from '../selection.ts'
import type { Moment } from '../time/moment.ts'
import { type CardDetail, cardDetail } from './detailsOfCard.ts'

export interface StateDetail {
  readonly kind: 'state'
  readonly state: ChartState
  readonly rules: readonly CitedRule[]
  /** The states that contain this one, the innermost first. */
  readonly around: readonly ChartState[]
  readonly inside: readonly ChartState[]
  readonly leaving: readonly ChartTransition[]
  readonly entering: readonly ChartTransition[]
}

/** A clause in the list of the clauses of a transition. */
export interface ClauseListed {
  readonly name: string
  readonly words: string
  /** The rule that the clause enforces on this event; null for a steering clause. */
  readonly rule: CitedRule | null
  readonly code: string | null
}

export interface TransitionDetail {
  readonly kind: 'transition'
  readonly transition: ChartTransition
  readonly clauses: readonly ClauseListed[]
  readonly rules: readonly CitedRule[]
  /** The transitions that are tried before this one, for the same event in the same state. */
  readonly before: readonly ChartTransition[]
  /** The states that the transition enters, the outermost first. */
  readonly entered: readonly ChartState[]
}

export interface ClauseDetail extends ClauseListed {
  readonly kind: 'clause'
  /** Names of the clauses that must hold first: if one of them fails, this clause has no meaning. */
  readonly dependsOn: readonly string[]
  /** Other rules that the clause enforces, by the type of event. */
  readonly ruleOn: readonly { readonly event: string; readonly rule: CitedRule }[]
  readonly guards: readonly ChartTransition[]
}

export interface RuleDetail {
  readonly kind: 'rule'
  readonly rule: CitedRule
  readonly states: readonly ChartState[]
  readonly transitions: readonly ChartTransition[]
  readonly clauses: readonly string[]
}

export interface EventDetail {
  readonly kind: 'event'
  readonly type: string
  readonly transitions: readonly ChartTransition[]
  /** The transitions that the chart would try in the current state for an event of this type. */
  readonly now: readonly ChartTransition[]
}

export interface PlayerDetail {
  readonly kind: 'player'
  readonly name: string
  readonly turnsTaken: number
}

export interface StepDetail {
  readonly kind: 'step'
  readonly step: number
}

export type Detail =
  | StateDetail
  | TransitionDetail
  | ClauseDetail
  | RuleDetail
  | EventDetail
  | CardDetail
  | PlayerDetail
  | StepDetail

const rules = new Map<string, CitedRule>(rulebook.map((rule) => [rule.id, rule]))

const rulesOf = (cite: readonly string[]): readonly CitedRule[] => cite.flatMap((id) => rules.get(id) ?? [])

const listed = (name: string, event: string | null): ClauseListed => {
  const clause = clauseNamed(name)
  const id = clause === null ? null : ruleFor(clause, event)
  return {
    name,
    words: nameInWords(name),
    rule: (id === null ? undefined : rules.get(id)) ?? null,
    code: clause?.code ?? null,
  }
}

const stateDetail = (path: string): StateDetail | null => {
  const state = stateOfGame(path)
  return state === null
    ? null
    : {
        kind: 'state',
        state,
        rules: rulesOf(state.cite),
        around: statesAround(path).slice(1),
        inside: gameGraph.states.filter(({ parent }) => parent === path),
        leaving: gameGraph.transitions.filter(({ source }) => source === path),
        entering: gameGraph.transitions.filter(({ source, target }) => target === path && source !== path),
      }
}

const transitionDetail = (id: string): TransitionDetail | null => {
  const transition = transitionOfGame(id)
  return transition === null
    ? null
    : {
        kind: 'transition',
        transition,
        clauses: transition.clauses.map((name) => listed(name, transition.event)),
        rules: rulesOf(transition.cite),
        before: gameGraph.transitions.filter(
          (one) =>
            one.source === transition.source &&
            nameOfTrigger(one) === nameOfTrigger(transition) &&
            one.index < transition.index,
        ),
        entered: enteredBy(transition),
      }
}

/** A state, its initial state, the initial state of that state, and so on down to a leaf. */
const firstInside = (path: string): readonly ChartState[] => {
  const state = stateOfGame(path)
  if (state === null) return []
  return state.initial === null ? [state] : [state, ...firstInside(state.initial)]
}

/**
 * The states that a transition enters, the outermost first. A state that is left and entered again is one of them; a state that contains
 * both source and target is not.
 */
const enteredBy = ({ source, target }: ChartTransition): readonly ChartState[] => {
  if (target === null) return []
  const stays = new Set(statesAround(source).flatMap(({ path }) => (path === target ? [] : [path])))
  const around = statesAround(target).slice(1).reverse()
  return [...around.filter(({ path }) => !stays.has(path)), ...firstInside(target)]
}

const clauseDetail = (name: string): ClauseDetail | null => {
  const clause = clauseNamed(name)
  if (clause === null && !Object.hasOwn(STEERING, name)) return null
  return {
    kind: 'clause',
    ...listed(name, null),
    dependsOn: clause?.dependsOn ?? [],
    ruleOn: Object.entries(clause?.ruleOn ?? {}).flatMap(([event, id]) => {
      const rule = rules.get(id)
      return rule === undefined ? [] : [{ event, rule }]
    }),
    guards: gameGraph.transitions.filter(({ clauses }) => clauses.includes(name)),
  }
}

const standsFor = (name: string, id: string): boolean => {
  const clause = clauseNamed(name)
  return clause !== null && [clause.rule, ...Object.values(clause.ruleOn ?? {})].some((rule) => rule === id)
}

const ruleDetail = (id: string): RuleDetail | null => {
  const rule = rules.get(id)
  return rule === undefined
    ? null
    : {
        kind: 'rule',
        rule,
        states: gameGraph.states.filter(({ cite }) => cite.includes(id)),
        transitions: gameGraph.transitions.filter(({ cite }) => cite.includes(id)),
        clauses: Object.keys(RULES).filter((name) => standsFor(name, id)),
      }
}

const eventDetail = (type: string, state: string): EventDetail | null => {
  if (!EVENT_TYPES.some((one) => one === type)) return null
  const transitions = gameGraph.transitions.filter(({ event }) => event === type)
  const near = new Set([...statesAround(state).map(({ path }) => path), ''])
  return { kind: 'event', type, transitions, now: transitions.filter(({ source }) => near.has(source)) }
}

const playerDetail = ({ players }: Game, seat: string): PlayerDetail | null => {
  const player = seat === '0' ? players[0] : seat === '1' ? players[1] : null
  return player === null ? null : { kind: 'player', name: player.name, turnsTaken: player.turnsTaken }
}

/** The details of one token, or null if the token refers to nothing that exists. Any text is accepted. */
export const detailOf = (token: About, { seen }: Pick<Moment, 'seen'>): Detail | null => {
  const at = token.indexOf(':')
  const name = token.slice(at + 1)
  switch (token.slice(0, at)) {
    case 'state':
      return stateDetail(name)
    case 'transition':
      return transitionDetail(name)
    case 'clause':
      return clauseDetail(name)
    case 'rule':
      return ruleDetail(name)
    case 'event':
      return eventDetail(name, seen.state)
    case 'card':
      return cardDetail(seen.game, Number(name))
    case 'player':
      return playerDetail(seen.game, name)
    case 'step':
      return /^\d{1,6}$/.test(name) ? { kind: 'step', step: Number(name) } : null
    default:
      return null
  }
}

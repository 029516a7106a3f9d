/**
 * In some of the states that an exploration visits, tries events that `legalEvents` does not list: events of every type with every
 * combination of cards and Pokémon, illegal events of adversaries, and conceding.
 */

import type { Snapshot } from 'ptcg-turn-engine'
import type { Stepper } from 'ptcg-turn-engine/internal/engine/stepper/step'
import { type GameEvent, PLAYERS, type PlayerId, type Pokemon } from 'ptcg-turn-engine/model'
import * as E from '#fp-ts/Either'
import { adversaryCheck } from '../adversary/check.ts'
import type { Sent } from '../check.ts'
import type { Opening } from '../opening.ts'
import { sendListed } from '../run.ts'
import { refusalsAt } from './refusals.ts'

const THE_LIST_IS_COMPLETE = 'what is accepted is listed'
const CONCEDING = 'a player who concedes loses'

/**
 * For each state of the chart, the number of game states in which events are tried that are not listed as legal. Such events are also tried
 * in the first `OF_EACH_LOOK` game states with each key of `lookOf`, and in every `ONE_IN`-th game state.
 */
const OF_EACH_STATE_OF_THE_CHART = 20
const OF_EACH_LOOK = 2
const ONE_IN = 2000

const lookOfPokemon = (pokemon: Pokemon | null): string => {
  if (pokemon === null) return ''
  const { cards, energy, tools, conditions, lasting } = pokemon
  return [cards.length, energy.length > 0, tools.length > 0, conditions.rotated, lasting[0]?.effect.lasting].join()
}

/** A rough key for a game state. States with the same key offer much the same rules to break. */
const lookOf = ({ state, game: { ask, turn, players, stadium, tieBreak } }: Snapshot): string => {
  const { active, hand, spent } = players[turn.player]
  const asked = ask?.ask === 'choice' ? `${ask.purpose}${ask.as}${ask.min}` : ''
  const used = [turn.energyAttached, turn.supportersPlayed, turn.stadiumsPlayed, turn.retreats]
  return [
    state,
    asked,
    Math.min(turn.number, 3),
    used,
    hand.length > 0,
    spent,
    stadium !== null,
    tieBreak > 0,
    lookOfPokemon(active),
  ].join('|')
}

/** Reports a problem, and the event that caused it, if any. */
export type Note = (check: string, says: string | null | undefined, event: unknown) => void

/** `probed` is the number of states in which unlisted events were tried; `seen` counts the states of each kind. */
export interface Tried {
  probed: number
  readonly seen: Map<string, number>
}

/**
 * Tries events that are not listed as legal, in selected states. `probe` passes every event that it sends to `see`, and every problem to
 * `note`.
 */
export interface Probing {
  readonly tried: Tried
  probe(state: number, at: Snapshot, legal: readonly GameEvent[], see: (sent: Sent) => void, note: Note): void
}

/** The problem if conceding does not let the other player win, as it must at any moment (WL.4); else null. */
const wronglyConceded = (player: PlayerId, { after }: Sent): string | null => {
  const { result } = after.game
  return after.state === 'gameOver' && result?.outcome === 'win' && result.winner !== player
    ? null
    : `Player ${player} concedes and the other does not win.`
}

export const newProbing = (
  opening: Opening,
  stepper: Stepper,
  tried: Tried = { probed: 0, seen: new Map() },
): Probing => {
  const { seen } = tried
  const refusing = adversaryCheck.watch(opening, stepper)

  const count = (what: string): number => {
    const before = seen.get(what) ?? 0
    seen.set(what, before + 1)
    return before
  }

  const isDue = (state: number, at: Snapshot): boolean => {
    const ofState = count(at.state)
    const ofLook = count(lookOf(at))
    return ofState < OF_EACH_STATE_OF_THE_CHART || ofLook < OF_EACH_LOOK || state % ONE_IN === 0
  }

  return {
    tried,
    probe: (state, at, legal, see, note) => {
      if (!isDue(state, at)) return
      tried.probed += 1
      const refused = refusalsAt(stepper, at, legal)
      if (E.isLeft(refused)) note(THE_LIST_IS_COMPLETE, refused.left, null)
      else
        for (const sent of refused.right) {
          if (sent.expects !== null) note(adversaryCheck.name, refusing.see?.(sent), sent.event)
          see(sent)
        }
      if (at.state === 'gameOver') return
      for (const player of PLAYERS) {
        const sent = sendListed(stepper, at, { type: 'CONCEDE', player })
        note(CONCEDING, wronglyConceded(player, sent), sent.event)
        see(sent)
      }
    },
  }
}

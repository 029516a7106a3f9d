/** Describes which parts of the start a failure depends on: the first turn, or a Pokémon in its place. */

import type { Position } from 'ptcg-turn-engine'
import { pokemonName } from 'ptcg-turn-engine/internal/game/board/definitions'
import { LIMITS } from 'ptcg-turn-engine/internal/game/json/limits'
import { PLAYERS, type PlayerId } from 'ptcg-turn-engine/model'
import * as E from '#fp-ts/Either'
import { DEEP } from '../checks.ts'
import { movesOf, sending } from '../moves.ts'
import { type Opening, openingOf } from '../opening.ts'
import type { Failure } from '../report/failure.ts'
import { run, type Subject } from '../run.ts'

type Side = Position['players'][0]

/** The position one turn later for both players, with every stored turn number moved along. */
const aTurnLater = (position: Position): Position =>
  JSON.parse(JSON.stringify(position), (key, value: unknown) => {
    if (typeof value !== 'number' || value === 0) return value
    if (key.endsWith('OnTurn')) return value + 2
    return key === 'turnsTaken' ? value + 1 : value
  })

const withSide = ({ players: [one, other], ...position }: Position, seat: PlayerId, side: Side): Position => ({
  ...position,
  players: seat === 0 ? [side, other] : [one, side],
})

/**
 * Positions in which each of these Benched Pokémon is in the Active Spot instead, unless a Special Condition keeps the
 * other one there.
 */
const inOtherPlaces = (
  position: Position,
  { game }: Opening,
  isMeant: (id: number) => boolean,
): readonly (readonly [string, Position])[] =>
  PLAYERS.flatMap((seat) => {
    const side = position.players[seat]
    const { active, bench, name } = game.players[seat]
    if (side.active.conditions !== undefined || active === null) return []
    return bench.flatMap((comesIn, at) => {
      const benched = side.bench?.[at]
      if (benched === undefined || !isMeant(comesIn.id)) return []
      const changed = { ...side, active: benched, bench: (side.bench ?? []).with(at, side.active) }
      const says = `${name}'s ${pokemonName(game, comesIn)} is Active and ${pokemonName(game, active)} on the Bench`
      return [[says, withSide(position, seat, changed)] as const]
    })
  })

/**
 * Other positions to compare with: one a turn later, and those with a Benched Pokémon in the Active Spot that an event
 * or the finding names.
 */
const othersOf = (
  position: Position,
  opening: Opening,
  { events, finding }: Failed,
): readonly (readonly [string, Position])[] => {
  const { number } = position.turn
  const later = { ...aTurnLater(position), turn: { ...position.turn, number: number + 2 } }
  const lasts = JSON.stringify(position).includes('"whose"')
  const isMeant = (id: number): boolean =>
    events.length > 0 &&
    (new RegExp(`#${id}\\b`).test(finding.says) ||
      events.some(({ event }) => (event as { readonly pokemon?: unknown } | null)?.pokemon === id))
  return [
    ...(number > 2 || lasts ? [] : ([['both players have begun one turn more', later]] as const)),
    ...inOtherPlaces(position, opening, isMeant),
  ]
}

type Failed = Pick<Failure, 'start' | 'events' | 'finding'>

/** The parts of the start that the failure depends on, as endings of the sentence "It does not happen when". */
export const contrasts = (failed: Failed, subject: Subject): readonly string[] => {
  const { start, events, finding } = failed
  const opening = openingOf(start)
  const moves = E.isLeft(opening) ? null : movesOf(opening.right, events, subject)
  if (E.isLeft(opening) || moves === null || start.from !== 'position') return []
  const types = (some: readonly { readonly event: unknown }[]): string =>
    some.map(({ event }) => (event as { readonly type?: unknown } | null)?.type).join()
  const checks = DEEP.filter(({ name }) => name === finding.check)
  return othersOf(start.position, opening.right, failed).flatMap(([says, position]) => {
    const other = openingOf({ from: 'position', position })
    if (E.isLeft(other)) return []
    const ran = run(other.right, { subject, checks, next: sending(moves), mostWork: LIMITS.checkedWork })
    const isOver = ran.finding === null && types(ran.sent) === types(events)
    return isOver ? [says] : []
  })
}

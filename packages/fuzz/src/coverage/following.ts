/**
 * Lists which transitions, effects and facts follow each other within an event. An event is new if it has a pair that no earlier event had.
 * Rules, states and transitions are too coarse a measure: a few thousand games cover all of them, but faults remain where two rare things
 * meet.
 */
import type { Sent } from '../check.ts'
import { transitionId } from './counting.ts'

const pairs = (kind: string, names: readonly string[]): readonly string[] =>
  names.slice(1).map((name, at) => `${kind} ${names[at]} > ${name}`)

const typeOf = (event: unknown): string => String((event as { readonly type?: unknown } | null)?.type)

/**
 * The pairs of an event: each transition, effect and fact paired with the next one, and each lasting effect paired with the event. For a
 * refused event, each reason paired with the event.
 */
export const followingIn = ({
  before,
  after,
  event,
  accepted,
  violations,
  microsteps,
  effects,
}: Sent): readonly string[] => {
  const type = typeOf(event)
  if (!accepted) return violations.map(({ code }) => `${type} refused: ${code}`)
  const { lastingRules, players, resolution } = before.game
  const lasting = players.flatMap(({ active, bench }) =>
    [...(active === null ? [] : [active]), ...bench].flatMap((pokemon) =>
      pokemon.lasting.map(({ effect }) => effect.lasting),
    ),
  )
  const words =
    resolution === null
      ? effects.map(({ effect }) => effect.do)
      : [before.state, ...effects.map(({ effect }) => effect.do)]
  return [
    ...pairs(
      'chart',
      microsteps.map(({ row }) => transitionId(row)),
    ),
    ...pairs('text', [type, ...words]),
    ...pairs('told', [type, ...after.game.facts.map(({ fact }) => fact)]),
    ...[...lasting, ...lastingRules.map(({ effect }) => effect.continuous)].map(
      (name) => `in force ${name} at ${type}`,
    ),
  ]
}

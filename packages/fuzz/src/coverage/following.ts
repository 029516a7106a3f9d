/**
 * Sequences within an event: a finer measure of novelty than rules, states and transitions, all of which a few thousand
 * games cover. Faults remain where two rare things meet.
 */
import type { Sent } from '../check.ts'
import { transitionId } from './counting.ts'

const pairs = (kind: string, names: readonly string[]): readonly string[] =>
  names.slice(1).map((name, at) => `${kind} ${names[at]} > ${name}`)

const typeOf = (event: unknown): string => String((event as { readonly type?: unknown } | null)?.type)

/**
 * Transitions of the chart, effects and facts, each paired with the next; effects in force, and reasons of a refusal,
 * paired with the event.
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

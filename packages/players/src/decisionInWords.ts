/** Describes a decision of a computer player in words: what it tried, its estimates, and the reply that the player fears most. */
import type { Snapshot } from 'ptcg-turn-engine'
import { eventInWords } from 'ptcg-turn-engine/table'
import type { Decision } from './player.ts'

/** The maximum number of alternatives in the words. */
const MAX_ALTERNATIVES = 2

/** A reply is mentioned only if it occurs in at least this share of the playouts. */
const COMMON = 0.1

const percent = (value: number): string => `${Math.round(100 * value)} %`

/** Sentences about a decision made in this view, the chosen event first. Empty if there was no choice or no search. */
export const decisionInWords = ({ game }: Snapshot, { tried, replies }: Decision): readonly string[] => {
  const [chosen, ...others] = tried
  if (chosen === undefined) return []
  const playouts = tried.reduce((sum, one) => sum + one.playouts, 0)
  const rest = others
    .slice(0, MAX_ALTERNATIVES)
    .map(({ event, value, playouts: own }) => `"${eventInWords(game, event)}" (${own} games): ${percent(value)}`)
  const feared = replies.find(({ playouts: own }) => own >= COMMON * chosen.playouts)
  return [
    `It played ${playouts} games ahead, ${chosen.playouts} of them with this decision: the estimated chance to win is ${percent(chosen.value)}.`,
    ...(rest.length === 0 ? [] : [`Other ideas: ${rest.join('; ')}.`]),
    ...(feared === undefined ? [] : [`The answer it fears most is ${feared.attack}.`]),
  ]
}

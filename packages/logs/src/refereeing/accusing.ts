/** Makes verdicts on actions that the rules demand from a player. */
import type { RuleId } from 'ptcg-turn-engine'
import type { PlayerId } from 'ptcg-turn-engine/model'
import type { Verdict } from './verdicts.ts'

/** The line of the log that a verdict is about. */
type At = Pick<Verdict, 'line'>

export const verdictOn = (
  { line }: At,
  player: PlayerId,
  rest: Partial<Verdict> & Pick<Verdict, 'action' | 'verdict'>,
): Verdict => ({ line, player, event: null, held: [], refusals: [], hidden: [], ...rest })

/** Returns a verdict that refuses an action, or that is undecided if a card in play may explain the line (`isDoubted`). */
export const accusation = (
  at: At,
  player: PlayerId,
  { action, rule, message }: Pick<Verdict, 'action'> & { readonly rule: RuleId; readonly message: string },
  isDoubted: boolean,
): Verdict =>
  isDoubted
    ? verdictOn(at, player, { action, verdict: 'undecided', hidden: [message] })
    : verdictOn(at, player, { action, verdict: 'refused', refusals: [{ rule, message }] })

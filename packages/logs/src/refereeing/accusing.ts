/** Verdicts on things that the rules make a player do. */
import type { RuleId } from 'ptcg-turn-engine'
import type { PlayerId } from 'ptcg-turn-engine/model'
import type { Verdict } from './verdicts.ts'

/** A line of the log. */
type At = Pick<Verdict, 'line'>

export const verdictOn = (
  { line }: At,
  player: PlayerId,
  rest: Partial<Verdict> & Pick<Verdict, 'action' | 'verdict'>,
): Verdict => ({ line, player, event: null, held: [], refusals: [], hidden: [], ...rest })

/** Refuses what a line tells; if something in play may explain it, the message says only that much, and the line is undecided. */
export const accusation = (
  at: At,
  player: PlayerId,
  { action, rule, message }: Pick<Verdict, 'action'> & { readonly rule: RuleId; readonly message: string },
  isDoubted: boolean,
): Verdict =>
  isDoubted
    ? verdictOn(at, player, { action, verdict: 'undecided', hidden: [message] })
    : verdictOn(at, player, { action, verdict: 'refused', refusals: [{ rule, message }] })

/**
 * A cancelled attack does nothing more: after tails in step B or C no Pokémon is damaged, and a Confused attacker gets
 * its counters (P3, A-B.1, A-C.1).
 */
import type { Attack, Fact, Ruleset } from 'ptcg-turn-engine/model'
import type { Check, Sent } from '../check.ts'
import { eventOf } from './reading.ts'

type Step = 'B' | 'C'

const stepOf = (state: string): Step | null =>
  state.startsWith('turn.attack.B_') ? 'B' : state.startsWith('turn.attack.C_') ? 'C' : null

const hasFact = (facts: readonly Fact[], name: Fact['fact']): boolean => facts.some(({ fact }) => fact === name)

/** Counters that Confusion put on the attacker before the turn ended. */
const confusionCounters = (facts: readonly Fact[], { pokemon }: Attack): number => {
  let counters = 0
  for (const fact of facts)
    if (fact.fact === 'COUNTERS_PLACED' && fact.pokemon.id === pokemon && fact.by === 'Confused')
      counters += fact.counters
  return counters
}

const afterTheCoin = (
  { before, after }: Sent,
  step: Step,
  heads: boolean,
  { counters, confusionHurtsBy }: Ruleset,
): string | null => {
  const { attack } = before.game
  if (attack === null) return null
  const { facts } = after.game
  const placed = confusionCounters(facts, attack)
  const due = step === 'C' && !heads ? counters.confusion : 0
  // As damage, it is what remains after Weakness and Resistance to its own types.
  if (placed !== due && (due === 0 || confusionHurtsBy === 'counters'))
    return `A-C.1: ${attack.name} in step ${step}, ${heads ? 'heads' : 'tails'}: ${placed} counters, not ${due}.`
  if (hasFact(facts, 'ATTACK_DOES_NOT_HAPPEN') === heads)
    return `P3: ${heads ? 'heads' : 'tails'} in step ${step}, and ${attack.name} ${heads ? 'does not happen' : 'happens'}.`
  return null
}

/** P3. Any damage that follows in that turn does not come from the attack. */
export const cancelledAttacks: Check = {
  name: 'cancelled attacks',
  watch: (opening) => {
    const { ruleset } = opening.game
    let cancelled: string | null = null
    // If one effect flips several coins, one tails is enough.
    let tails = false
    return {
      see: (sent) => {
        if (!sent.accepted) return null
        const event = eventOf(sent)
        const step = event.type === 'COIN_LANDED' ? stepOf(sent.before.state) : null
        if (event.type === 'COIN_LANDED' && step !== null) {
          tails ||= !event.heads
          if (tails && sent.after.game.ask?.ask === 'coin' && stepOf(sent.after.state) === 'B') return null
          const wrong = afterTheCoin(sent, step, !tails, ruleset)
          if (wrong !== null) return wrong
          const isCancelled = tails
          tails = false
          if (isCancelled) cancelled = sent.before.game.attack?.name ?? ''
        }
        if (cancelled === null) return null
        const { facts } = sent.after.game
        if (event.type === 'DECLARE_ATTACK') cancelled = null
        if (cancelled !== null && hasFact(facts, 'DAMAGE_PLACED'))
          return `P3: ${cancelled} does not happen, and damage was placed.`
        if (hasFact(facts, 'TURN_BEGAN') || hasFact(facts, 'SUDDEN_DEATH_BEGAN')) cancelled = null
        return null
      },
    }
  },
}

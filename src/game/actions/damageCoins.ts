/** The actions for texts that prevent damage or leave 10 HP only on heads. Their coins are flipped one after another. */
import { withLedgers } from '../changes/copy.ts'
import { update, withAttack } from '../changes/record.ts'
import { flipsForDamage } from '../damage/steps.ts'
import type { Program } from '../model/effects.ts'
import type { Game } from '../model/game.ts'
import type { Ledger } from '../model/ledger.ts'
import type { Action } from './action.ts'
import { attackInProgress, attackSource, queueForStep } from './attack.ts'
import { contextOf, flipsToEndure } from './damage.ts'

const A_COIN: Program = [{ do: 'flip', coins: 1 }]

/** Queues the next coin that a text flips for one of the ledgers. The owner of the damaged Pokémon flips it. */
const queueCoin = (
  game: Game,
  step: '5_defender' | 'knockOuts',
  flips: (ledger: Ledger, at: number) => string | null,
): Game => {
  const { attack, resolution } = game
  if (attack === null) return game
  for (let at = 0; at < attack.ledgers.length; at += 1) {
    const ledger = attack.ledgers[at] as Ledger
    const label = flips(ledger, at)
    if (label === null) continue
    const memory = resolution?.source.kind === 'attack' ? resolution.memory : null
    return queueForStep(withAttack(game, { ...attack, coinFor: { ledger: at, memory } }), step, [
      { source: { kind: 'rule', player: ledger.owner, label, pokemon: ledger.target }, program: A_COIN },
    ])
  }
  return game
}

/** Queues the next coin of a text that prevents the damage to a Pokémon on heads (A-D5.1). */
export const queueDefenderCoin: Action = (game) => {
  const attack = attackInProgress(game)
  return attack === null
    ? game
    : queueCoin(game, '5_defender', (ledger) => {
        const context = contextOf(game, attack, ledger)
        return context === null ? null : flipsForDamage(context, ledger)
      })
}

/**
 * Queues the next coin of a text that leaves 10 HP on heads. For a Pokémon with several ledgers, coins are flipped only for its first
 * ledger with damage (KO.1).
 */
export const queueEnduringCoin: Action = (game) =>
  queueCoin(game, 'knockOuts', (ledger, at) =>
    game.attack?.ledgers.findIndex(({ target, damage }) => target === ledger.target && damage > 0) === at
      ? flipsToEndure(game, ledger)
      : null,
  )

/** Stores the result of the coin in the ledger for which it was flipped, and restores the memory of the attack. */
export const noteTheCoin: Action = (game) => {
  const { attack, resolution } = game
  if (attack?.coinFor === undefined || resolution === null) return game
  const { ledger: noted, memory } = attack.coinFor
  const isHeads = resolution.memory.heads > 0
  const ledgers = attack.ledgers.map((ledger, at) =>
    at === noted ? { ...ledger, coins: [...(ledger.coins ?? []), isHeads] } : ledger,
  )
  return update(game, {
    attack: withLedgers(attack, ledgers),
    resolution: memory === null ? null : { source: attackSource(game), todo: [], memory },
  })
}

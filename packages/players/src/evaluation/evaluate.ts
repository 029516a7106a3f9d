/** Estimates a position for a player, from what lies on the table: 0 is lost, 1 is won. */
import type { AttackDefinition, Conditions, Game, Player, PlayerId, Pokemon } from 'ptcg-turn-engine/model'
import { attachedPrintedUnits, missingFor, printingOf } from './energy.ts'
import type { Weights } from './weights.ts'

/** The damage to expect of an attack, in points: its printed base damage, or a small value if it has only a text. */
export const promisedDamage = ({ damage }: AttackDefinition): number => damage?.base ?? 20

const worthOf = (game: Game, pokemon: Pokemon, ready: number, weights: Weights): number => {
  const printed = printingOf(game, pokemon)
  if (printed === undefined) return weights.pokemon
  const units = attachedPrintedUnits(game, pokemon)
  let best = 0
  let needed = 0
  for (const attack of printed.attacks) {
    needed = Math.max(needed, attack.cost.length)
    if (missingFor(attack.cost, units) === 0) best = Math.max(best, promisedDamage(attack))
  }
  const hurt = Math.min(1, pokemon.damage / printed.hp)
  return (
    weights.stage * (pokemon.cards.length - 1) +
    (weights.hp * (printed.hp - pokemon.damage)) / 100 +
    weights.energy * Math.min(needed, units.length) +
    (ready * best) / 100 -
    weights.damage * (printed.prizes ?? 1) * hurt
  )
}

const isAffected = ({ rotated, burned, poisoned }: Conditions): boolean => rotated !== null || burned + poisoned > 0

const worthOfSide = (game: Game, { active, bench, hand, deck }: Player, weights: Weights): number => {
  let worth = weights.pokemon * Math.min(weights.usefulPokemon, bench.length + (active === null ? 0 : 1))
  if (active !== null) {
    worth += worthOf(game, active, weights.ready, weights)
    if (isAffected(active.conditions)) worth -= weights.condition
  }
  for (const one of bench) worth += worthOf(game, one, weights.readyOnBench, weights)
  if (bench.length === 0) worth -= weights.alone
  if (deck.length < 5) worth -= weights.thinDeck * (5 - deck.length)
  return worth + weights.hand * Math.min(weights.usefulHand, hand.length)
}

/** The estimated chance that a player wins from a position, between 0 and 1. */
export const evaluate = (game: Game, player: PlayerId, weights: Weights): number => {
  const { result } = game
  if (result !== null) return result.outcome === 'tie' ? 0.5 : result.winner === player ? 1 : 0
  const [mine, theirs] = player === 0 ? game.players : [game.players[1], game.players[0]]
  const difference =
    weights.prize * (theirs.prizes.length - mine.prizes.length) +
    worthOfSide(game, mine, weights) -
    worthOfSide(game, theirs, weights)
  return 1 / (1 + Math.exp(-weights.slope * difference))
}

/** Mutants of the damage calculation: a step that does too much, too little, or to the wrong target. */

import type { RuleId } from 'ptcg-turn-engine'
import { pokemonDefinition } from 'ptcg-turn-engine/internal/game/board/definitions'
import { findPokemon } from 'ptcg-turn-engine/internal/game/board/pokemonInPlay'
import type { ActionName } from 'ptcg-turn-engine/internal/machines/vocabulary'
import type { DamageStep, Game, Ledger } from 'ptcg-turn-engine/model'
import type { Mutant } from './mutant.ts'
import { afterwards, inAnotherGame } from './wrong.ts'

type ChangeOfLedger = (after: Ledger, game: Game, before: Ledger | undefined) => Ledger

const inEachLedger = (named: readonly [ActionName, string], rules: readonly RuleId[], change: ChangeOfLedger): Mutant =>
  afterwards(named, rules, (after, before) =>
    after.attack === null
      ? after
      : {
          ...after,
          attack: {
            ...after.attack,
            ledgers: after.attack.ledgers.map((one, at) => change(one, after, before.attack?.ledgers[at])),
          },
        },
  )

/** The ledger with another outcome of its last step. */
const withOutcome = (ledger: Ledger, out: number): Ledger => {
  const last = ledger.entries.at(-1)
  return last === undefined || ledger.stopped !== null
    ? ledger
    : { ...ledger, damage: out, entries: [...ledger.entries.slice(0, -1), { ...last, out }] }
}

const inAtStep = (ledger: Ledger, step: DamageStep): number | null =>
  ledger.entries.find((entry) => entry.step === step)?.in ?? null

/** The ledger as if its last step, `step`, had changed nothing. */
const undone = (ledger: Ledger, step: DamageStep): Ledger => {
  const before = inAtStep(ledger, step)
  return before === null ? ledger : withOutcome({ ...ledger, stopped: null }, before)
}

const isBenched = (game: Game, { target }: Ledger): boolean => findPokemon(game, target)?.place === 'Bench'

const attackerTypes = (game: Game): readonly string[] => {
  const found = game.attack === null ? null : findPokemon(game, game.attack.pokemon)
  return found === null ? [] : pokemonDefinition(game, found.pokemon).types
}

/** The damage, in points, that the Weakness of the target would add. */
const weaknessOn = (game: Game, { target, damage }: Ledger): number => {
  const found = findPokemon(game, target)
  const matching = (found === null ? [] : (pokemonDefinition(game, found.pokemon).weaknesses ?? [])).find(({ type }) =>
    attackerTypes(game).includes(type),
  )
  if (matching === undefined) return 0
  return matching.operator === '×' ? damage * (matching.amount - 1) : matching.amount
}

export const LEDGER_MUTANTS: readonly Mutant[] = [
  inEachLedger(['calculateBaseDamage', '10 too much'], ['A-D1.1'], (ledger) => withOutcome(ledger, ledger.damage + 10)),
  inEachLedger(['calculateBaseDamage', 'the sign beside the damage is ignored'], ['A-D1.2'], (ledger, game) => {
    const card = game.attack === null ? undefined : game.definitions[game.attack.definition]
    const printed =
      card?.kind === 'Pokemon' && game.attack !== null ? card.attacks[game.attack.index]?.damage : undefined
    return printed?.sign === undefined || isBenched(game, ledger) ? ledger : withOutcome(ledger, printed.base)
  }),
  inAnotherGame(['applyAttackerEffects', 'does not stop at 0'], ['A-D2.2'], (action) => (game, event) => {
    const done = action(game, event)
    if (done.attack === null) return done
    const ledgers = done.attack.ledgers.map((one) => ({ ...one, stopped: null }))
    return { ...done, attack: { ...done.attack, ledgers } }
  }),
  inAnotherGame(['applyAttackerEffects', 'lowers nothing'], ['A-D2.1'], (action) => (game, event) => {
    const done = action(game, event)
    if (done.attack === null) return done
    const ledgers = done.attack.ledgers.map((one, at) => {
      const was = game.attack?.ledgers[at]
      return was !== undefined && one.damage < was.damage ? undone(one, '2_attacker') : one
    })
    return { ...done, attack: { ...done.attack, ledgers } }
  }),
  inEachLedger(['applyWeakness', 'of Benched targets too'], ['A-D3.1'], (ledger, game) =>
    isBenched(game, ledger) ? withOutcome(ledger, ledger.damage + weaknessOn(game, ledger)) : ledger,
  ),
  inEachLedger(['applyWeakness', 'whatever the attack says'], ['A-D3.1'], (ledger, game, before) =>
    ledger.damage === before?.damage ? withOutcome(ledger, ledger.damage + weaknessOn(game, ledger)) : ledger,
  ),
  inEachLedger(['applyResistance', '10 too little'], ['A-D4.1'], (ledger, _, before) =>
    before !== undefined && ledger.stopped === null && ledger.damage < before.damage
      ? withOutcome(ledger, ledger.damage + 10)
      : ledger,
  ),
  inEachLedger(['applyDefenderEffects', 'protects nothing'], ['A-D5.1'], (ledger, _, before) =>
    before !== undefined && ledger.damage < before.damage ? undone(ledger, '5_defender') : ledger,
  ),
  inEachLedger(['applyDefenderEffects', 'not for Benched targets'], ['TE.1'], (ledger, game) =>
    isBenched(game, ledger) ? undone(ledger, '5_defender') : ledger,
  ),
  inAnotherGame(['placeDamageCounters', 'one counter too few'], ['A-D6.1'], (action) => (game, event) => {
    if (game.attack === null) return action(game, event)
    const ledgers = game.attack.ledgers.map((one) => ({ ...one, damage: Math.max(0, one.damage - 10) }))
    return action({ ...game, attack: { ...game.attack, ledgers } }, event)
  }),
  inAnotherGame(['placeDamageCounters', 'at least one counter'], ['A-D6.2'], (action) => (game, event) => {
    if (game.attack === null) return action(game, event)
    const ledgers = game.attack.ledgers.map((one) => ({ ...one, damage: Math.max(10, one.damage), stopped: null }))
    return action({ ...game, attack: { ...game.attack, ledgers } }, event)
  }),
  inAnotherGame(['placeDamageCounters', 'on the first target only'], ['A-F.2'], (action) => (game, event) => {
    if (game.attack === null) return action(game, event)
    return action({ ...game, attack: { ...game.attack, ledgers: game.attack.ledgers.slice(0, 1) } }, event)
  }),
]

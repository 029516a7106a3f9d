/** The six damage steps as the chart takes them: each step for every target of the attack at once (A-D1 to A-D6). */

import { changesAny } from '../board/catalogue.ts'
import { modifiersOn } from '../board/continuous.ts'
import { answers, countOf } from '../board/count.ts'
import { definitionOf, namedPokemon } from '../board/definitions.ts'
import { hitPoints } from '../board/hitPoints.ts'
import { findPokemon, type InPlay, inPlay } from '../board/pokemonInPlay.ts'
import { isAmong, referredSet } from '../board/references.ts'
import { moveCards, TO_DISCARD } from '../changes/cards.ts'
import { withLedgers } from '../changes/copy.ts'
import { record, withAttack } from '../changes/record.ts'
import { type Base, baseDamage } from '../damage/base.ts'
import { POINTS_PER_COUNTER, placeCounters, removeCounters } from '../damage/counters.ts'
import { type DamageContext, emptyLedger, PREVENTED, takeStep } from '../damage/steps.ts'
import type { AttackDefinition } from '../model/cards.ts'
import type { Fact } from '../model/facts.ts'
import type { Game } from '../model/game.ts'
import type { DamageStep, Ledger } from '../model/ledger.ts'
import { opponentOf } from '../model/players.ts'
import { NO_MEMORY } from '../model/resolution.ts'
import type { Action } from './action.ts'
import { attackInProgress, attackSource } from './attack.ts'

const NO_BASE: Base = { damage: 0, sources: [] }

/** The data for the steps after the first: the board now, the attacker and one target. */
const contextFor = (game: Game, attack: AttackDefinition, target: InPlay, base: Base): DamageContext | null => {
  const attacker = game.attack === null ? null : findPokemon(game, game.attack.pokemon)
  return attacker === null ? null : { game, attacker, attack, target, base }
}

const memoryOf = ({ resolution }: Game) => (resolution?.source.kind === 'attack' ? resolution.memory : NO_MEMORY)

/** Every target with its base damage: the opponent's Active Pokémon, then the further targets of the attack. */
const targetsOf = (
  game: Game,
  attack: AttackDefinition,
): readonly { readonly target: InPlay; readonly base: Base }[] => {
  const source = attackSource(game)
  const memory = memoryOf(game)
  const defender = opponentOf(source.player)
  const { active } = game.players[defender]
  const byHand = game.attack?.damageByHand ?? null
  const main =
    active === null || (attack.damage === undefined && byHand === null)
      ? []
      : [
          {
            target: inPlay(game, defender, active),
            base:
              byHand !== null || attack.damage === undefined
                ? { damage: byHand ?? 0, sources: [{ source: 'set by hand', change: `${byHand}` }] }
                : baseDamage(game, source, memory, attack.damage),
          },
        ]
  if (attack.also === undefined) return main
  const also = attack.also.flatMap((extra) => {
    if (extra.if !== undefined && !answers(game, source, memory, extra.if)) return []
    const damage = extra.amount * countOf(game, source, memory, extra.times ?? 1)
    const base: Base = { damage, sources: [{ source: 'text of the attack', change: `${damage}` }] }
    return referredSet(game, source, memory, extra.to).map((target) => ({ target, base }))
  })
  return [...main, ...also]
}

export const calculateBaseDamage: Action = (game) => {
  const attack = attackInProgress(game)
  if (attack === null || game.attack === null) return game
  const ledgers: Ledger[] = []
  for (const { target, base } of targetsOf(game, attack)) {
    const context = contextFor(game, attack, target, base)
    if (context !== null) ledgers.push(takeStep(context, emptyLedger(context), '1_base'))
  }
  return withAttack(game, withLedgers(game.attack, ledgers))
}

/** Takes one step for every target that is still in play. */
const stepped = (game: Game, step: DamageStep): Game => {
  const attack = attackInProgress(game)
  if (attack === null || game.attack === null) return game
  const ledgers: Ledger[] = []
  const facts: Fact[] = []
  for (const ledger of game.attack.ledgers) {
    const target = findPokemon(game, ledger.target)
    const context = target === null ? null : contextFor(game, attack, target, NO_BASE)
    const next = context === null ? ledger : takeStep(context, ledger, step)
    ledgers.push(next)
    if (endsInNothing(next, ledger, step)) facts.push(noDamage(game, next))
  }
  return withAttack(game, withLedgers(game.attack, ledgers), ...facts)
}

/** True if the calculation has just stopped, or if its last step left no damage. */
const endsInNothing = (ledger: Ledger, before: Ledger, step: DamageStep): boolean =>
  ledger.stopped === null ? step === '6_counters' && ledger.damage === 0 : before.stopped === null

const noDamage = (game: Game, ledger: Ledger): Fact => {
  const target = findPokemon(game, ledger.target)
  const pokemon = target === null ? { id: ledger.target, name: ledger.name } : namedPokemon(game, target.pokemon)
  return { fact: 'NO_DAMAGE_DONE', pokemon, owner: ledger.owner, ledger }
}

export const applyAttackerEffects: Action = (game) => stepped(game, '2_attacker')
export const applyWeakness: Action = (game) => stepped(game, '3_weakness')
export const applyResistance: Action = (game) => stepped(game, '4_resistance')

/** The names of the cards that have changed this damage and are discarded for it; none if the damage was prevented. */
const usedUpFor = (game: Game, { entries, target: id }: Ledger): readonly string[] => {
  const sources = entries.find(({ step }) => step === '5_defender')?.sources ?? []
  const target = findPokemon(game, id)
  if (sources.length === 0 || target === null || sources.some(({ change }) => change === PREVENTED)) return []
  const attacker = game.attack === null ? null : findPokemon(game, game.attack.pokemon)
  return modifiersOn(game, 'damageTaken', target).flatMap(({ effect: { discards, from }, source }) =>
    discards === true && (from === undefined || (attacker !== null && isAmong(game, from, attacker, target)))
      ? [source]
      : [],
  )
}

/** Takes step 5; Tools that change the damage once are discarded (R117). */
export const applyDefenderEffects: Action = (game) => {
  const next = stepped(game, '5_defender')
  if (!changesAny(game, 'damageTaken')) return next
  const used = (next.attack?.ledgers ?? NO_LEDGERS).flatMap((ledger) => {
    const names = usedUpFor(game, ledger)
    const tools = names.length === 0 ? [] : (findPokemon(game, ledger.target)?.pokemon.tools ?? [])
    return tools.filter((tool) => names.includes(definitionOf(game, tool)?.name ?? ''))
  })
  return used.length === 0 ? next : moveCards(next, [...new Set(used)], TO_DISCARD)
}

const withLedger = (game: Game, before: Ledger, after: Ledger): Game =>
  game.attack === null
    ? game
    : withAttack(
        game,
        withLedgers(
          game.attack,
          game.attack.ledgers.map((one) => (one === before ? after : one)),
        ),
      )

/**
 * Places the damage of one ledger. An undamaged Pokémon may keep 10 HP because of a text, which may discard its Tool
 * for this.
 */
const placed = (game: Game, ledger: Ledger): Game => {
  const target = findPokemon(game, ledger.target)
  const attacker = game.attack === null ? null : findPokemon(game, game.attack.pokemon)
  const all = (points: number): Game => placeCounters(game, ledger.target, points / POINTS_PER_COUNTER, { ledger })
  if (target === null || attacker === null || target.pokemon.damage > 0) return all(ledger.damage)
  const hp = hitPoints(game, target)
  if (ledger.damage < hp) return all(ledger.damage)
  const kept = modifiersOn(game, 'endures', target).filter(
    ({ effect: { from } }) => from === undefined || isAmong(game, from, attacker, target),
  )
  const [how] = kept
  if (how === undefined) return all(ledger.damage)
  const endured: Ledger = { ...ledger, endured: { source: how.source, hp } }
  const noted = withLedger(game, ledger, endured)
  const counters = hp / POINTS_PER_COUNTER - 1
  const left =
    counters === 0
      ? record(noted, noDamage(noted, endured))
      : placeCounters(noted, ledger.target, counters, { ledger: endured })
  return kept.every(({ effect }) => effect.discards === true)
    ? moveCards(
        left,
        target.pokemon.tools.filter((tool) => definitionOf(game, tool)?.name === how.source).slice(0, 1),
        TO_DISCARD,
      )
    : left
}

/** Takes step 6 for every target, before any other effect (A-F.2). */
export const placeDamageCounters: Action = (game) => {
  const counted = stepped(game, '6_counters')
  return (counted.attack?.ledgers ?? []).reduce((now, ledger) => placed(now, ledger), counted)
}

/**
 * If the attack has lowered the HP of a Pokémon that survived with 10 HP, removes counters so that it still has 10
 * (R114).
 */
export const keepTheLastHitPoints: Action = (game) =>
  (game.attack?.ledgers ?? NO_LEDGERS).reduce((now, { endured, target: id }) => {
    const target = endured === undefined ? null : findPokemon(now, id)
    if (endured === undefined || target === null) return now
    const lost = endured.hp - hitPoints(now, target)
    return removeCounters(now, id, Math.max(0, lost / POINTS_PER_COUNTER), endured.source, true)
  }, game)

const NO_LEDGERS: readonly Ledger[] = []

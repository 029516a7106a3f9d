/** The actions of the six damage steps. Each action takes one step for all targets of the attack (A-D1 to A-D6). */

import { changesAny } from '../board/catalogue.ts'
import { modifiersOn } from '../board/continuous.ts'
import { answers, countOf } from '../board/count.ts'
import { definitionOf, namedPokemon } from '../board/definitions.ts'
import { hitPoints } from '../board/hitPoints.ts'
import { findPokemon, type InPlay, inPlay } from '../board/pokemonInPlay.ts'
import { isAmong, isFrom, referredSet } from '../board/references.ts'
import { moveCards, TO_DISCARD } from '../changes/cards.ts'
import { withLedgers } from '../changes/copy.ts'
import { countsAsDamaged } from '../changes/knockOut.ts'
import { withAttack } from '../changes/record.ts'
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

/** The data for a damage step: the current game, the attacker and one target; null if the attacker has left play. */
const contextFor = (game: Game, attack: AttackDefinition, target: InPlay, base: Base): DamageContext | null => {
  const attacker = game.attack === null ? null : findPokemon(game, game.attack.pokemon)
  return attacker === null ? null : { game, attacker, attack, target, base }
}

/** The data for the next step of a calculation in progress; null if its target or the attacker has left play. */
export const contextOf = (
  game: Game,
  attack: AttackDefinition,
  { target: id, coins }: Ledger,
): DamageContext | null => {
  const target = findPokemon(game, id)
  const context = target === null ? null : contextFor(game, attack, target, NO_BASE)
  return context === null || coins === undefined ? context : { ...context, coins }
}

const memoryOf = ({ resolution }: Game) => (resolution?.source.kind === 'attack' ? resolution.memory : NO_MEMORY)

/** Every target with its base damage: first the opponent's Active Pokémon, then the other targets of the attack. */
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
const takeStepOfAll = (game: Game, step: DamageStep): Game => {
  const attack = attackInProgress(game)
  if (attack === null || game.attack === null) return game
  const before = game.attack.ledgers
  const ledgers = before.map((ledger) => {
    const context = contextOf(game, attack, ledger)
    return context === null ? ledger : takeStep(context, ledger, step)
  })
  const ending = ledgers.filter((ledger, at) => endsInNothing(ledger, before[at] as Ledger, step))
  return withAttack(game, withLedgers(game.attack, ledgers), ...ending.map((ledger) => noDamage(game, ledger)))
}

/** True if the calculation has just stopped early, or if it is complete and the damage is 0. */
const endsInNothing = (ledger: Ledger, before: Ledger, step: DamageStep): boolean =>
  ledger.stopped === null ? step === '6_counters' && ledger.damage === 0 : before.stopped === null

const noDamage = (game: Game, ledger: Ledger): Fact => {
  const target = findPokemon(game, ledger.target)
  const pokemon = target === null ? { id: ledger.target, name: ledger.name } : namedPokemon(game, target.pokemon)
  return { fact: 'NO_DAMAGE_DONE', pokemon, owner: ledger.owner, ledger }
}

export const applyAttackerEffects: Action = (game) => takeStepOfAll(game, '2_attacker')
export const applyWeakness: Action = (game) => takeStepOfAll(game, '3_weakness')
export const applyResistance: Action = (game) => takeStepOfAll(game, '4_resistance')

/** The names of the cards that are discarded because they have changed this damage; empty if the damage was prevented. */
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

/** Takes step 5, and discards Tools that change damage only once (R117). */
export const applyDefenderEffects: Action = (game) => {
  const next = takeStepOfAll(game, '5_defender')
  if (!changesAny(game, 'damageTaken')) return next
  const used = (next.attack?.ledgers ?? NO_LEDGERS).flatMap((ledger) => {
    const names = usedUpFor(game, ledger)
    const tools = names.length === 0 ? [] : (findPokemon(game, ledger.target)?.pokemon.tools ?? [])
    return tools.filter((tool) => names.includes(definitionOf(game, tool)?.name ?? ''))
  })
  return used.length === 0 ? next : moveCards(next, [...new Set(used)], TO_DISCARD)
}

/**
 * Takes step 6: puts the damage counters on every target (A-F.2). Marks a ledger with `takesAll` if its damage takes all HP of an undamaged
 * Pokémon.
 */
export const placeDamageCounters: Action = (game) => {
  let now = takeStepOfAll(game, '6_counters')
  const ledgers: Ledger[] = []
  for (const ledger of now.attack?.ledgers ?? []) {
    const target = findPokemon(now, ledger.target)
    const takesAll = target?.pokemon.damage === 0 && ledger.damage >= hitPoints(now, target)
    ledgers.push(takesAll ? { ...ledger, takesAll } : ledger)
    now = placeCounters(now, ledger.target, ledger.damage / POINTS_PER_COUNTER, { ledger })
  }
  return now.attack === null ? now : withAttack(now, withLedgers(now.attack, ledgers))
}

/**
 * The texts that could leave 10 HP to the damaged Pokémon: `sure` texts work if this damage took all HP of an undamaged Pokémon, `onHeads`
 * texts flip a coin. Null unless the Pokémon is in play and Knocked Out by damage.
 */
const enduring = (game: Game, ledger: Ledger) => {
  const target = countsAsDamaged(game, ledger) ? findPokemon(game, ledger.target) : null
  const { attack } = game
  if (target === null || attack === null || target.pokemon.isOut || target.pokemon.damage < hitPoints(game, target))
    return null
  const texts = modifiersOn(game, 'endures', target).filter(({ effect: { from } }) =>
    isFrom(game, attack, target, from),
  )
  const sure = ledger.takesAll ? texts.filter(({ effect }) => effect.onHeads === undefined) : []
  return { target, sure, onHeads: texts.filter(({ effect }) => effect.onHeads === true) }
}

/** The name of the next text that flips a coin to leave 10 HP to the damaged Pokémon, or null. */
export const flipsToEndure = (game: Game, ledger: Ledger): string | null => {
  const { coins = [] } = ledger
  const texts = coins.includes(true) ? null : enduring(game, ledger)
  return texts === null || texts.sure.length > 0 ? null : (texts.onHeads[coins.length]?.source ?? null)
}

/** Leaves 10 HP to a Pokémon that the damage would Knock Out, if a text allows it. Discards the Tool with the text if the text says so. */
const kept = (game: Game, ledger: Ledger): Game => {
  const found = enduring(game, ledger)
  if (found === null) return game
  const { target, sure, onHeads } = found
  const texts = [...sure, ...onHeads.filter((_, at) => ledger.coins?.[at] === true)]
  const [how] = texts
  if (how === undefined) return game
  const over = target.pokemon.damage - hitPoints(game, target)
  const left = removeCounters(game, ledger.target, over / POINTS_PER_COUNTER + 1, how.source, 'kept')
  const tool = target.pokemon.tools.find((one) => definitionOf(game, one)?.name === how.source)
  return tool !== undefined && texts.every(({ effect }) => effect.discards) ? moveCards(left, [tool], TO_DISCARD) : left
}

/** Just before Knock Outs, leaves 10 HP to each Pokémon for which a text says so (R114, C1012). */
export const keepTheLastHitPoints: Action = (game) => (game.attack?.ledgers ?? NO_LEDGERS).reduce(kept, game)

const NO_LEDGERS: readonly Ledger[] = []

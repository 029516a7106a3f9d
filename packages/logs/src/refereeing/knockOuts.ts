/** Compares Knock Outs, and the damage counters of Pokémon Checkup, in the log with those of the engine. */

import { modifiersOn } from 'ptcg-turn-engine/internal/game/board/continuous'
import { hitPoints } from 'ptcg-turn-engine/internal/game/board/hitPoints'
import { type InPlay, sideOf } from 'ptcg-turn-engine/internal/game/board/pokemonInPlay'
import { pokemonWith } from 'ptcg-turn-engine/internal/game/changes/copy'
import { updatePokemon } from 'ptcg-turn-engine/internal/game/changes/record'
import { POINTS_PER_COUNTER, removeCounters } from 'ptcg-turn-engine/internal/game/damage/counters'
import { type Fact, PLAYERS, type PlayerId, type PokemonId } from 'ptcg-turn-engine/model'
import type { LoggedCard } from '../languages/sentences.ts'
import type { Entry } from '../reading/battleLog.ts'
import { accusation, verdictOn } from './accusing.ts'
import type { FollowingLines } from './answering.ts'
import { UNKNOWN_HP } from './byHand.ts'
import { namesInDoubt } from './doubts.ts'
import type { RefereedTable } from './table.ts'
import type { Verdict } from './verdicts.ts'

export const unusedEntries = (following: FollowingLines, says: 'knockedOut' | 'prizesTaken'): readonly Entry[] =>
  following.entries.filter((entry) => entry.sentence.says === says && !following.used.has(entry))

const worst = (all: readonly InPlay[]): InPlay | null =>
  all.reduce<InPlay | null>(
    (most, one) => (most === null || one.pokemon.damage > most.pokemon.damage ? one : most),
    null,
  )

/**
 * Notes that a line about a Knock Out is wrong whichever Pokémon with this name it means, if the damage on all of them together is less
 * than the known HP of each.
 */
export const noteWhoever = (table: RefereedTable, line: number, player: PlayerId, logged: LoggedCard): void => {
  const named = table.pokemonNamed(player, logged)
  const damage = sideOf(table.game, player)
    .filter(({ pokemon }) => pokemon.cards.some((card) => table.isIt(card, logged)))
    .reduce((sum, { pokemon }) => sum + pokemon.damage, 0)
  if (named.every((one) => table.factsOf(one.pokemon) !== null && damage < hitPoints(table.game, one)))
    table.whichever.add(line)
}

/**
 * Prepares the engine's check for Knock Outs. Unknown HP are set to fit the log. If known HP contradict the log, the result has a verdict,
 * and the board follows the log.
 */
export const expectKnockOuts = (
  table: RefereedTable,
  following: FollowingLines,
  line: number,
  fallen: Set<PokemonId>,
  text: string,
): readonly Verdict[] => {
  const verdicts: Verdict[] = []
  const byText = text.includes('"do":"knockOut"')
  for (const entry of unusedEntries(following, 'knockedOut')) {
    const { sentence } = entry
    if (sentence.says !== 'knockedOut') continue
    const named = table.pokemonNamed(sentence.player, sentence.pokemon).filter(({ pokemon }) => !fallen.has(pokemon.id))
    const target = worst(named)
    if (target === null) continue
    const { pokemon, owner } = target
    // The line may belong to a later action.
    if (pokemon.damage === 0 && !byText) continue
    fallen.add(pokemon.id)
    following.used.add(entry)
    const hp = hitPoints(table.game, target)
    if (byText && hp > pokemon.damage)
      table.change(updatePokemon(table.game, owner, pokemonWith(pokemon, { isOut: true })))
    else if (table.factsOf(pokemon) === null) table.learn(pokemon, { hp: Math.min(UNKNOWN_HP, pokemon.damage) })
    else if (hp > pokemon.damage) {
      const message = `The log says that ${sentence.pokemon.name} is Knocked Out, but it has ${pokemon.damage} damage and ${hp} HP.`
      verdicts.push(refusedOrNot(table, entry, sentence.player, message, pokemon.id))
      noteWhoever(table, entry.line, sentence.player, sentence.pokemon)
      table.departs(message, entry.line)
      table.change(updatePokemon(table.game, owner, pokemonWith(pokemon, { isOut: true })))
    }
  }
  for (const player of PLAYERS)
    for (const one of sideOf(table.game, player)) {
      const { pokemon } = one
      const hp = hitPoints(table.game, one)
      if (fallen.has(pokemon.id) || pokemon.damage < hp) continue
      // A text may let the Pokémon keep its last 10 HP.
      if (modifiersOn(table.game, 'endures', one).length === 0) {
        const message = `${table.nameOf(pokemon.cards.at(-1) ?? 0)} has ${pokemon.damage} damage and ${hp} HP, but the log does not say that it is Knocked Out.`
        verdicts.push(refusedOrNot(table, { line }, player, message, pokemon.id))
        table.departs(message, line)
      }
      const tooMuch = (pokemon.damage - hp) / POINTS_PER_COUNTER + 1
      if (table.factsOf(pokemon) === null) table.learn(pokemon, { hp: UNKNOWN_HP })
      else table.change(removeCounters(table.game, pokemon.id, tooMuch, 'The log'))
    }
  return verdicts
}

/** Returns the following lines up to Pokémon Checkup. */
export const beforeTheCheckup = (following: FollowingLines): FollowingLines => {
  const { entries } = following
  const checkup = entries.findIndex(({ sentence }) => sentence.says === 'checkupBegan')
  return checkup === -1 ? following : { ...following, entries: entries.slice(0, checkup) }
}

/** Marks the lines about Knock Outs as used, if the engine has found the same Knock Outs. */
export const useKnockOuts = (following: FollowingLines, facts: readonly Fact[], fallen: Set<PokemonId>): void => {
  for (const fact of facts) {
    if (fact.fact !== 'POKEMON_KNOCKED_OUT' || fallen.has(fact.pokemon.id)) continue
    const entry = unusedEntries(following, 'knockedOut').find(
      ({ sentence }) =>
        sentence.says === 'knockedOut' &&
        sentence.player === fact.player &&
        sentence.pokemon.name === fact.pokemon.name,
    )
    if (entry === undefined) continue
    fallen.add(fact.pokemon.id)
    following.used.add(entry)
  }
}

const refusedOrNot = (
  table: RefereedTable,
  entry: { readonly line: number },
  player: PlayerId,
  message: string,
  pokemon: PokemonId,
): Verdict => {
  const unknown = namesInDoubt(table, 'knockOut', { pokemon: [pokemon] })
  return accusation(entry, player, { action: 'KNOCK_OUT', rule: 'KO.1', message }, unknown.length > 0)
}

/** Compares the damage counters that Special Conditions put at Pokémon Checkup with those in the log. */
export const compareCheckup = (
  table: RefereedTable,
  following: FollowingLines,
  facts: readonly Fact[],
  line: number,
): readonly Verdict[] => {
  const placed = facts.filter(
    (fact) => fact.fact === 'COUNTERS_PLACED' && (fact.by === 'Poisoned' || fact.by === 'Burned'),
  )
  return placed.flatMap((fact) => {
    if (fact.fact !== 'COUNTERS_PLACED') return []
    const rule = fact.by === 'Poisoned' ? 'PC.2' : 'PC.3'
    const entry = following.entries.find(
      (one) =>
        one.sentence.says === 'countersOfCondition' &&
        one.sentence.condition === fact.by &&
        one.sentence.player === fact.owner &&
        one.sentence.pokemon.name === fact.pokemon.name &&
        !following.used.has(one),
    )
    if (entry === undefined) {
      const message = `${fact.pokemon.name} is ${fact.by}, but gets no damage counters at the Checkup.`
      return [accusation({ line }, fact.owner, { action: 'CHECKUP', rule, message }, false)]
    }
    following.used.add(entry)
    const said = entry.sentence.says === 'countersOfCondition' ? entry.sentence.count : fact.counters
    if (said === fact.counters)
      return [
        verdictOn(entry, fact.owner, {
          action: 'CHECKUP',
          verdict: 'allowed',
          held: [rule],
        }),
      ]
    const message = `${fact.pokemon.name} is ${fact.by} and gets ${said} damage counters instead of ${fact.counters}.`
    const isDoubted = namesInDoubt(table, 'checkup', { pokemon: [fact.pokemon.id] }).length > 0
    return [accusation(entry, fact.owner, { action: 'CHECKUP', rule, message }, isDoubted)]
  })
}

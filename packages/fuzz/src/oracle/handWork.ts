/** Applies the changes that a player makes by hand for a text that the effect language cannot express. */
import type {
  CardDefinition,
  CardId,
  ChangeByHand,
  EffectSource,
  LastingEffect,
  PokemonId,
} from 'ptcg-turn-engine/model'
import { definitionOf, ownerOf, pokemonCard, saysItIsAPokemon } from './cards.ts'
import {
  canGoOnto,
  devolveInto,
  drawCards,
  find,
  isActive,
  moveCards,
  oracleEvolve,
  oracleSideOf,
  putCounters,
  removeCounters,
  switchActive,
  takeOutOfPlay,
  toBench,
} from './moves.ts'
import { noteDown } from './past.ts'
import { flipCoins, holderOf, type Reading } from './readingText.ts'
import { recoverWhereSaid } from './recovering.ts'
import { hasCondition, oracleEndCondition, setCondition } from './specialConditions.ts'
import type { OraclePokemon, OracleTable, Playing } from './table.ts'
import { roomOnBench } from './wordsChoosing.ts'
import { leaveLastingEffect } from './wordsInPlay.ts'
import { attachCard, shuffleAndForget } from './wordsMoving.ts'

const isInAPile = (table: OracleTable, card: CardId): boolean =>
  table.sides.some(({ deck, hand, discard, lostZone }) =>
    [deck, hand, discard, lostZone].some((pile) => pile.includes(card)),
  )

/** True if a card may be moved by hand: it is in a deck, hand, discard pile or Lost Zone, attached to a Pokémon, or the Stadium in play. */
const isWithinReach = (table: OracleTable, card: CardId): boolean =>
  isInAPile(table, card) || holderOf(table, card) !== null || table.stadium?.card === card

/** The maximum of each number in a change by hand; no text needs more. */
const MAX = { counters: 100, cards: 60, coins: 20, damage: 1000 } as const

const isWithin = (number: number, least: number, most: number): boolean =>
  Number.isInteger(number) && number >= least && number <= most

const couldBeAttached = (table: OracleTable, card: CardId, pokemon: OraclePokemon): boolean => {
  const printed = definitionOf(table, card)
  if (ownerOf(table, card) !== oracleSideOf(table, pokemon)) return false
  if (printed?.kind === 'Energy') return true
  if (printed?.kind !== 'Trainer' || printed.trainer !== 'Tool') return false
  return pokemon.tools.length < table.ruleset.toolsPerPokemon
}

/** True if a card evolves from a Pokémon, directly or with a Stage skipped (T2B.1, T2B.4). */
const couldEvolve = (table: OracleTable, card: CardId, pokemon: OraclePokemon): boolean =>
  canGoOnto(table, card, pokemon) || canGoOnto(table, card, pokemon, true)

const couldHaveEffect = (table: OracleTable, effect: LastingEffect, pokemon: OraclePokemon): boolean =>
  effect.lasting !== 'cantUseAttack' || pokemonCard(table, pokemon).attacks.some(({ name }) => name === effect.attack)

const couldBeSetAsDamage = ({ attack }: OracleTable, damage: number): boolean =>
  attack !== null && !attack.calculated && isWithin(damage, 0, MAX.damage) && damage % 10 === 0

const isAPokemon = (printed: CardDefinition | null): boolean =>
  printed?.kind === 'Pokemon' || saysItIsAPokemon(printed) !== null

/** True if a change is possible now (GR.2). */
export const mayApply = (table: OracleTable, change: ChangeByHand): boolean => {
  const pokemon = 'pokemon' in change ? find(table, change.pokemon) : null
  if ('pokemon' in change && pokemon === null) return false
  switch (change.change) {
    case 'move':
      return isWithinReach(table, change.card)
    case 'bench':
      return (
        isInAPile(table, change.card) &&
        isAPokemon(definitionOf(table, change.card)) &&
        roomOnBench(table, ownerOf(table, change.card)) > 0
      )
    case 'attach':
      return isWithinReach(table, change.card) && pokemon !== null && couldBeAttached(table, change.card, pokemon)
    case 'evolve':
      return isInAPile(table, change.card) && pokemon !== null && couldEvolve(table, change.card, pokemon)
    case 'devolve':
      return pokemon !== null && pokemon.cards.length > 1
    case 'returnPokemon':
      return true
    case 'lasting':
      return pokemon !== null && couldHaveEffect(table, change.effect, pokemon)
    case 'putCounters':
      return isWithin(change.counters, 1, MAX.counters)
    case 'removeCounters':
      return pokemon !== null && isWithin(change.counters, 1, pokemon.damage / 10)
    case 'condition':
      return pokemon !== null && isActive(table, pokemon)
    case 'recover':
      return pokemon !== null && hasCondition(pokemon, change.condition)
    case 'switch':
      return pokemon !== null && !isActive(table, pokemon) && table.sides[oracleSideOf(table, pokemon)].active !== null
    case 'draw':
      return table.sides[change.player].deck.length > 0 && isWithin(change.cards, 1, MAX.cards)
    case 'shuffle':
      return table.sides[change.player].deck.length > 1
    case 'flip':
      return isWithin(change.coins, 1, MAX.coins)
    case 'reveal':
      return change.cards.length > 0 && change.cards.every((card) => table.cards[card] !== undefined)
    case 'takePrize':
      return table.sides[change.player].prizes[change.position] !== undefined
    case 'attackDamage':
      return couldBeSetAsDamage(table, change.damage)
  }
}

/** A change to a Pokémon in play. */
type OfPokemon = Extract<ChangeByHand, { readonly pokemon: PokemonId }>

const applyToPokemon = (table: OracleTable, change: OfPokemon, pokemon: OraclePokemon, source: EffectSource): void => {
  switch (change.change) {
    case 'attach':
      attachCard(table, change.card, pokemon)
      return
    case 'evolve':
      oracleEvolve(table, change.card, pokemon)
      return
    case 'devolve':
      devolveInto(table, pokemon, change.to)
      return
    case 'returnPokemon':
      takeOutOfPlay(table, pokemon, change.to)
      return
    case 'putCounters':
      putCounters(pokemon, change.counters)
      return
    case 'removeCounters':
      removeCounters(table, pokemon, change.counters)
      return
    case 'condition':
      setCondition(table, pokemon, change.condition)
      return
    case 'recover':
      oracleEndCondition(pokemon, change.condition)
      return
    case 'lasting':
      pokemon.lasting.push(leaveLastingEffect(table, source, change))
      return
    case 'switch':
      switchActive(table, oracleSideOf(table, pokemon), change.pokemon)
      return
  }
}

/** Makes one change. A coin that is flipped by hand counts as a coin of the current text. */
export function* apply(reading: Reading, change: ChangeByHand): Playing {
  const { table, source } = reading
  if ('pokemon' in change) {
    const pokemon = find(table, change.pokemon)
    if (pokemon !== null) applyToPokemon(table, change, pokemon, source)
    return
  }
  switch (change.change) {
    case 'move':
      return moveCards(table, [change.card], change.to)
    case 'bench':
      return toBench(table, change.card)
    case 'draw':
      drawCards(table, change.player, change.cards)
      return
    case 'shuffle':
      return yield* shuffleAndForget(reading, change.player)
    case 'flip':
      return yield* flipCoins(reading, change.coins)
    case 'reveal':
      return
    case 'takePrize': {
      const card = table.sides[change.player].prizes[change.position]
      if (card === undefined) return
      moveCards(table, [card], 'hand')
      noteDown(table, 'prizesTaken', change.player)
      return
    }
    case 'attackDamage':
      if (table.attack !== null) table.attack.damageByHand = change.damage
      return
  }
}

/** Requests changes by hand and makes them, until the text's player stops. */
export function* workByHand(reading: Reading, text: string): Playing {
  const { table, source } = reading
  for (;;) {
    const given = yield { for: 'hand work', player: source.player, text }
    if (given.answer === 'stop') return
    if (given.answer !== 'change' || !mayApply(table, given.change))
      throw new Error('This change cannot be made by hand now.')
    yield* apply(reading, given.change)
    recoverWhereSaid(reading.table)
  }
}

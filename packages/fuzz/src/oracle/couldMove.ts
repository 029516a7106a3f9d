/** Checks where a text could move cards, before the text is carried out. */
import type { CardId, EffectNamed, EnergyType, PokemonRef } from 'ptcg-turn-engine/model'
import { definitionOf, ownerOf } from './cards.ts'
import { units } from './energy.ts'
import { oracleSideOf } from './moves.ts'
import { receives } from './ofPlayers.ts'
import { candidates, type Outlook, type Unseen } from './outlook.ts'
import { cardsNamed } from './plainAnswers.ts'
import { staysDiscarded } from './readingText.ts'
import type { OraclePokemon, OracleTable } from './table.ts'
import { roomOnBench } from './wordsChoosing.ts'

/**
 * True if a text may put this card onto a Bench: it is a Basic Pokémon or an Item that is played as one, or with `anyStage` a Pokémon of
 * any stage except V-UNION.
 */
export const mayStandAlone = (table: OracleTable, card: CardId, anyStage = false): boolean => {
  const printed = definitionOf(table, card)
  if (printed?.kind !== 'Pokemon') return printed !== null && 'asPokemon' in printed
  if (printed.stage === 'V-UNION') return false
  return anyStage || printed.stage === 'Basic'
}

/**
 * True if a card could be moved to the place that a text names: a Bench must have a free place, and the card must be one that can be put
 * onto a Bench; a discarded card must be allowed to leave the discard pile.
 */
export const couldGo = (
  { reading }: Outlook,
  card: CardId | Unseen,
  { to, anyStage }: EffectNamed<'move'>,
): boolean => {
  const { table } = reading
  if (to !== 'bench') return typeof card !== 'number' || !staysDiscarded(reading, card, to)
  if (typeof card !== 'number') return roomOnBench(table, card.of) > 0
  return mayStandAlone(table, card, anyStage) && roomOnBench(table, ownerOf(table, card)) > 0
}

/** True if one of the cards could be put onto one of the Pokémon. Only a Pokémon of a single card can be replaced. */
export const couldPutOnto = (
  outlook: Outlook,
  effect: EffectNamed<'evolve' | 'replace'>,
  fits: (card: CardId, pokemon: OraclePokemon) => boolean,
): boolean =>
  candidates(outlook, effect.pokemon).some(
    (pokemon) =>
      (effect.do === 'evolve' || pokemon.cards.length === 1) &&
      cardsNamed(outlook, effect.cards).some((card) => typeof card !== 'number' || fits(card, pokemon)),
  )

export const couldAttach = (
  { reading: { table } }: Outlook,
  card: CardId | Unseen,
  pokemon: OraclePokemon,
): boolean => {
  const hasRoom = pokemon.tools.length < table.ruleset.toolsPerPokemon
  if (typeof card !== 'number') return card.of === oracleSideOf(table, pokemon)
  if (ownerOf(table, card) !== oracleSideOf(table, pokemon) || !receives(table, card, pokemon)) return false
  const printed = definitionOf(table, card)
  if (printed?.kind === 'Energy') return !pokemon.energy.includes(card)
  return printed?.kind === 'Trainer' && printed.trainer === 'Tool' && hasRoom && !pokemon.tools.includes(card)
}

export const hasEnergy = (outlook: Outlook, from: PokemonRef, type: EnergyType | undefined): boolean =>
  candidates(outlook, from).some(({ energy }) =>
    energy.some(
      (card) => type === undefined || units(outlook.reading.table, [card]).some((unit) => unit.includes(type)),
    ),
  )

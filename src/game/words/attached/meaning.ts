/** Carries out the effects on attached cards. */

import { matches } from '../../board/cardFilter.ts'
import { definitionOf } from '../../board/definitions.ts'
import { asAttached } from '../../board/energy.ts'
import { keptOffBy } from '../../board/limits.ts'
import { findPokemon, type InPlay } from '../../board/pokemonInPlay.ts'
import { referredPokemon, referredSet } from '../../board/references.ts'
import { moveCards, TO_DISCARD } from '../../changes/cards.ts'
import { attachCard } from '../../changes/pokemon.ts'
import { did, doneUnlessSame, type Here, type WordMeanings } from '../../effects/continuation.ts'
import { isPrevented, recordPrevented, toEach } from '../../effects/prevention.ts'
import type { EffectNamed } from '../../model/effects.ts'
import type { Game } from '../../model/game.ts'
import type { CardId, Pokemon, PokemonId } from '../../model/pokemon.ts'
import { isWhole } from '../../model/resolution.ts'

/**
 * Attaches an Energy card, or a Tool if there is room for it (TL.1). Any other card stays where it is, as does a card of the other player
 * or one that an effect keeps off the Pokémon.
 */
const attachIfPossible = (game: Game, card: CardId, id: PokemonId): Game => {
  const definition = definitionOf(game, card)
  const target = findPokemon(game, id)
  if (target === null || game.cards[card]?.owner !== target.owner || keptOffBy(game, card, target).length > 0)
    return game
  if (definition?.kind === 'Energy') return attachCard(game, card, id, 'energy')
  const tools = target.pokemon.tools.length
  const fits = definition?.kind === 'Trainer' && definition.trainer === 'Tool' && tools < game.ruleset.toolsPerPokemon
  return fits ? attachCard(game, card, id, 'tools') : game
}

const discardFrom = (game: Game, cards: readonly CardId[]): Game =>
  cards.length === 0 ? game : moveCards(game, cards, TO_DISCARD)

/**
 * Discards the cards that an effect cannot attach because the Pokémon is protected from it, wherever they come from (R42, C232). Cards of
 * the other player stay: they could not be attached to the Pokémon anyway (T2C.2).
 */
const withoutReach = (game: Game, cards: readonly CardId[], { owner }: InPlay): Game =>
  discardFrom(
    game,
    cards.filter((card) => game.cards[card]?.owner === owner && !game.players[owner].discard.includes(card)),
  )

const attach = (game: Game, effect: EffectNamed<'attach'>, { source, memory }: Here): Game => {
  const target = referredPokemon(game, source, memory, effect.to)
  const cards = memory.cards[effect.cards] ?? []
  if (target === null || cards.length === 0) return did(game, false)
  if (isPrevented(game, source, target))
    return did(withoutReach(recordPrevented(game, source, target), cards, target), false)
  const after = cards.reduce((now, card) => attachIfPossible(now, card, target.pokemon.id), game)
  return did(after, after.players !== game.players && isWhole(memory, effect.cards))
}

/** The attached Energy cards that the effect discards: all of them, or those of its type. */
export const energyMeant = (
  game: Game,
  { energy }: Pokemon,
  { type }: EffectNamed<'discardAllEnergy'>,
): readonly CardId[] =>
  energy.filter((card) => matches(asAttached(game, card), type === undefined ? {} : { type }, game.ruleset))

const discardAllEnergy = (game: Game, effect: EffectNamed<'discardAllEnergy'>, { source, memory }: Here): Game => {
  const targets = referredSet(game, source, memory, effect.from)
  const after = toEach(game, source, targets, (now, { pokemon }) => discardFrom(now, energyMeant(now, pokemon, effect)))
  return doneUnlessSame(game, after)
}

const discardTools = (game: Game, effect: EffectNamed<'discardTools'>, { source, memory }: Here): Game =>
  doneUnlessSame(
    game,
    toEach(game, source, referredSet(game, source, memory, effect.from), (now, { pokemon }) =>
      discardFrom(now, pokemon.tools),
    ),
  )

export const attachedMeanings: WordMeanings<'attach' | 'discardAllEnergy' | 'discardTools'> = {
  attach,
  discardAllEnergy,
  discardTools,
}

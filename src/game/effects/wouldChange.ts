/**
 * Decides whether moving a card to a place, or beginning a Special Condition, would change anything. The card or condition may be there
 * already, or there may be no room.
 */
import { definitionOf, isAsPokemon } from '../board/definitions.ts'
import { benchHolds, keptOffBy } from '../board/limits.ts'
import type { InPlay } from '../board/pokemonInPlay.ts'
import { isIn } from '../board/specialConditions.ts'
import type { EffectNamed } from '../model/effects.ts'
import type { Game } from '../model/game.ts'
import type { CardId, Pokemon } from '../model/pokemon.ts'
import type { Prospects } from './paidAhead.ts'
import type { Suits } from './suits.ts'

/**
 * True if a card can be put onto a Bench: a Basic Pokémon, an Item that is played as one, or with `anyStage` a Pokémon
 * of any stage that consists of a single card.
 */
export const isForBench = (game: Game, card: CardId, anyStage: true | undefined): boolean => {
  const printed = definitionOf(game, card)
  if (printed?.kind !== 'Pokemon') return isAsPokemon(printed)
  return printed.stage === 'Basic' || (anyStage === true && printed.stage !== 'V-UNION')
}

/** True if a card can be put onto its owner's Bench and there is room. An unseen card may be of any kind. */
export const couldBench =
  ({ game }: Prospects, anyStage: true | undefined): Suits =>
  (card, of) =>
    benchHolds(game, of, 1) && (card === null || isForBench(game, card, anyStage))

/**
 * Returns the test that a card can be attached to the Pokémon: an Energy card or Tool of the Pokémon's owner that is not attached to it yet
 * and that no effect keeps off it. For a Tool there must also be room. An unseen card of the owner passes.
 */
export const couldAttach = ({ game }: Prospects, target: InPlay): Suits => {
  const { owner, pokemon } = target
  const hasRoom = pokemon.tools.length < game.ruleset.toolsPerPokemon
  return (card, of) => {
    if (card === null) return of === owner
    const definition = definitionOf(game, card)
    if (game.cards[card]?.owner !== owner || keptOffBy(game, card, target).length > 0) return false
    if (definition?.kind === 'Energy') return !pokemon.energy.includes(card)
    return definition?.kind === 'Trainer' && definition.trainer === 'Tool' && hasRoom && !pokemon.tools.includes(card)
  }
}

/**
 * True if the Pokémon is already in that Special Condition, with the same number of damage counters at each Checkup
 * (SC.2, SC.3).
 */
export const isAlreadyIn = (
  game: Game,
  pokemon: Pokemon,
  { condition, counters }: EffectNamed<'condition'>,
): boolean => {
  const { poisoned, burned } = pokemon.conditions
  if (condition === 'Poisoned') return poisoned === (counters ?? game.ruleset.counters.poison)
  if (condition === 'Burned') return burned === (counters ?? game.ruleset.counters.burn)
  return isIn(pokemon, condition)
}

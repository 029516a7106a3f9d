/** Finds obstacles to texts that evolve a Pokémon with a card from the hand: the Pokémon is too new, or the card is forbidden. */
import { matches } from '../board/cardFilter.ts'
import { cardName, definitionOf, pokemonName } from '../board/definitions.ts'
import { evolvesFrom } from '../board/evolution.ts'
import { playingIsForbiddenBy } from '../board/limits.ts'
import { filteredPokemon } from '../board/references.ts'
import type { AllCards, ChooseCards } from '../model/choices.ts'
import type { Program } from '../model/effects.ts'
import { everyEffectIn } from '../model/effectWords.ts'
import type { Game } from '../model/game.ts'
import { type EffectSource, NO_MEMORY } from '../model/resolution.ts'
import { playerName, untilItIsOver } from './turnOrder.ts'

/** The reason why a text cannot change anything: `fact` is part of a sentence about the reason, and `cure` is a remedy or null. */
export interface Obstacle {
  readonly fact: string
  readonly cure: string | null
}

/** Makes an obstacle. */
export const fact = (says: string, cure: string | null = null): Obstacle => ({ fact: says, cure })

/** A text that would change nothing, with the game and the source of the text. */
export interface UselessText {
  readonly game: Game
  readonly source: EffectSource
  readonly text: Program
}

/** The obstacle that a card in the hand could evolve only a Pokémon that came into play this turn; null if this is not the reason. */
export const tooNew = ({ game, source, text }: UselessText): Obstacle | null => {
  const { hand } = game.players[source.player]
  for (const choice of everyEffectIn(text)) {
    if (choice.do !== 'choosePokemon' || choice.from.cameThisTurn !== false) continue
    for (const one of filteredPokemon(game, source, NO_MEMORY, { ...choice.from, cameThisTurn: true }))
      if (hand.some((card) => evolvesFrom(game, card, one, true) || evolvesFrom(game, card, one)))
        return fact(`${pokemonName(game, one.pokemon)} came into play this turn (T2B.2)`, 'Play it on your next turn.')
  }
  return null
}

/** The obstacle that an effect forbids playing the Evolution card in the hand, even by a text (R40, GR.1); null if nothing forbids it. */
export const forbidden = (
  { game, source: { player } }: UselessText,
  choice: ChooseCards | AllCards,
): Obstacle | null => {
  if (choice.do === 'allCards' || choice.evolving === undefined) return null
  for (const card of game.players[player].hand) {
    const by = matches(definitionOf(game, card), choice.filter, game.ruleset)
      ? playingIsForbiddenBy(game, player, card)
      : []
    if (by.length > 0)
      return fact(
        `${playerName(game, player)} cannot play ${cardName(game, card)} because of ${by.join(' and ')}`,
        untilItIsOver(game, by),
      )
  }
  return null
}

/** Describes briefly the changes of one Pokémon since the previous game, as a player would notice them. */
import { cardName } from '../../game/board/definitions.ts'
import { findPokemon, type InPlay } from '../../game/board/pokemonInPlay.ts'
import { isIn } from '../../game/board/specialConditions.ts'
import { SPECIAL_CONDITIONS } from '../../game/model/conditions.ts'
import type { Game } from '../../game/model/game.ts'
import type { CardId, Pokemon } from '../../game/model/pokemon.ts'

const without = (cards: readonly CardId[], others: readonly CardId[]): readonly CardId[] =>
  cards.filter((card) => !others.includes(card))

const cardChanges = (game: Game, before: readonly CardId[], now: readonly CardId[]): readonly string[] =>
  before === now
    ? []
    : [
        ...without(now, before).map((card) => `+ ${cardName(game, card)}`),
        ...without(before, now).map((card) => `− ${cardName(game, card)}`),
      ]

const damageChange = (before: number, now: number): readonly string[] =>
  before === now ? [] : now > before ? [`+${now - before} damage`] : [`${before - now} damage healed`]

const conditionChanges = (before: Pokemon, now: Pokemon): readonly string[] =>
  before.conditions === now.conditions
    ? []
    : SPECIAL_CONDITIONS.flatMap((condition) => {
        const [was, is] = [isIn(before, condition), isIn(now, condition)]
        return was === is ? [] : [is ? `now ${condition}` : `no longer ${condition}`]
      })

const stackChange = (before: Pokemon, now: Pokemon): readonly string[] => {
  const grown = now.cards.length - before.cards.length
  return grown === 0 ? [] : [grown > 0 ? 'evolved' : 'devolved']
}

/** The changes of a Pokémon since `before`; empty if it was not touched. */
export const changesOf = (before: Game, game: Game, { pokemon, place }: InPlay): readonly string[] => {
  if (before === game) return []
  const was = findPokemon(before, pokemon.id)
  if (was === null) return ['came into play']
  const moved = was.place === place ? [] : [place === 'Active' ? 'now Active' : 'now on the Bench']
  if (was.pokemon === pokemon) return moved
  return [
    ...moved,
    ...stackChange(was.pokemon, pokemon),
    ...damageChange(was.pokemon.damage, pokemon.damage),
    ...cardChanges(game, was.pokemon.energy, pokemon.energy),
    ...cardChanges(game, was.pokemon.tools, pokemon.tools),
    ...conditionChanges(was.pokemon, pokemon),
    ...(pokemon.lasting.length > was.pokemon.lasting.length ? ['a lasting effect began'] : []),
    ...(pokemon.lasting.length < was.pokemon.lasting.length ? ['a lasting effect ended'] : []),
  ]
}

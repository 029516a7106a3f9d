/**
 * Finds the attacks and Abilities that a Pokémon can use: those printed on its card, those that its Tools give it (TL.1), and attacks of
 * other cards that an effect lets it use.
 */
import type {
  AbilityDefinition,
  AttackDefinition,
  DefinitionId,
  PokemonDefinition,
  ToolDefinition,
} from '../model/cards.ts'
import type { Game } from '../model/game.ts'
import type { Modifiers } from '../model/lasting.ts'
import { opponentOf } from '../model/players.ts'
import type { CardId } from '../model/pokemon.ts'
import { isBare } from './asking.ts'
import { matches } from './cardFilter.ts'
import { modifiersOn } from './continuous.ts'
import { definitionOf, pokemonDefinition } from './definitions.ts'
import { type InPlay, sideOf } from './pokemonInPlay.ts'
import { fitsInPlayFilter, isAmong } from './references.ts'

const NONE: readonly never[] = []

const lends = (card: ToolDefinition): boolean => card.attacks !== undefined || card.abilities !== undefined

/** True during a second attack if the text that allows it permits only attacks of the Pokémon's own card (C1974). */
const attacksOnItsOwn = (game: Game, target: InPlay): boolean =>
  game.turn.attacks > 0 && modifiersOn(game, 'attacksTwice', target).some(({ effect }) => effect.own)

/** The Tools attached to a Pokémon that give it attacks or Abilities. */
const lenders = (game: Game, target: InPlay): readonly ToolDefinition[] => {
  if (target.pokemon.tools.length === 0) return NONE
  const tools = target.pokemon.tools.flatMap((id): readonly ToolDefinition[] => {
    const card = definitionOf(game, id)
    return card?.kind === 'Trainer' && card.trainer === 'Tool' && lends(card) ? [card] : []
  })
  if (tools.length === 0 || isBare(game, 'noToolEffects', target) || attacksOnItsOwn(game, target)) return NONE
  return tools.filter(({ usedBy }) => usedBy === undefined || fitsInPlayFilter(game, target, { fits: usedBy }))
}

/** An attack that a Pokémon can use, with the card it is printed on and its index there. */
export interface UsableAttack {
  readonly attack: AttackDefinition
  readonly definition: DefinitionId
  readonly index: number
}

const printedOn = (definition: DefinitionId, attacks: readonly AttackDefinition[] = NONE): readonly UsableAttack[] =>
  attacks.map((attack, index) => ({ attack, definition, index }))

/** The cards whose attacks an effect lets a Pokémon use. Cards of the Pokémon's own side come first (P10). */
const usedCards = (game: Game, target: InPlay, { of, filter = {} }: Modifiers['usesAttacks']): readonly CardId[] => {
  const { pokemon, owner } = target
  const cards: readonly CardId[] =
    of === 'below'
      ? pokemon.cards.slice(0, -1)
      : of === 'discard'
        ? game.players[owner].discard
        : [...sideOf(game, owner), ...sideOf(game, opponentOf(owner))].flatMap((one) =>
            isAmong(game, of, one, target) ? one.pokemon.cards.slice(-1) : [],
          )
  return cards.filter((card) => matches(definitionOf(game, card), filter, game.ruleset))
}

/** The other cards whose attacks a Pokémon can use: first Tools, then Pokémon cards without duplicates. */
const attackCards = (game: Game, target: InPlay): readonly (ToolDefinition | PokemonDefinition)[] => {
  const tools = lenders(game, target)
  const used = modifiersOn(game, 'usesAttacks', target)
  if (used.length === 0) return tools
  const own = pokemonDefinition(game, target.pokemon)
  const cards = used.flatMap(({ effect }) => usedCards(game, target, effect)).map((card) => definitionOf(game, card))
  return [...tools, ...[...new Set(cards)].flatMap((card) => (card?.kind === 'Pokemon' && card !== own ? [card] : []))]
}

/** The attacks of a Pokémon in play, its own first. Events use the index in this list. */
export const usableAttacks = (game: Game, target: InPlay): readonly UsableAttack[] => {
  const { id, attacks } = pokemonDefinition(game, target.pokemon)
  const own = printedOn(id, attacks)
  const others = attackCards(game, target)
  return others.length === 0 ? own : [...own, ...others.flatMap((card) => printedOn(card.id, card.attacks))]
}

/** The attacks of `usableAttacks`, in the same order, without their cards. */
export const attacksToUse = (game: Game, target: InPlay): readonly AttackDefinition[] => {
  const { attacks } = pokemonDefinition(game, target.pokemon)
  const others = attackCards(game, target)
  return others.length === 0 ? attacks : [...attacks, ...others.flatMap((card) => card.attacks ?? NONE)]
}

/** The Abilities of a Pokémon in play: first those printed on it, then those of its Tools. Events use the index in this list. */
export const abilitiesToUse = (game: Game, target: InPlay): readonly AbilityDefinition[] => {
  const { abilities = NONE } = pokemonDefinition(game, target.pokemon)
  const tools = lenders(game, target)
  return tools.length === 0 ? abilities : [...abilities, ...tools.flatMap((tool) => tool.abilities ?? NONE)]
}

/** True if an Ability is printed on the Pokémon itself. Only such an Ability can be taken away. */
export const isItsOwn = (game: Game, target: InPlay, ability: AbilityDefinition): boolean =>
  pokemonDefinition(game, target.pokemon).abilities?.includes(ability) === true

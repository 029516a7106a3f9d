/** Finds the continuous effects printed on the cards of a player's Pokémon in play, by kind (T2F.2). */
import type { CardDefinition } from '../model/cards.ts'
import type { Game, Player } from '../model/game.ts'
import type { ContinuousEffect } from '../model/lasting.ts'
import type { PlayerId } from '../model/players.ts'
import type { CardId, Pokemon } from '../model/pokemon.ts'
import type { BareKind } from './asking.ts'
import { type ContinuousKind, cardsThatChange, continuousEffectsOf } from './catalogue.ts'
import { asPokemonInPlay, identities, isAsPokemon } from './definitions.ts'

/** A continuous effect printed on a card of a Pokémon in play. Another effect may take it away. */
export interface PrintedEffect {
  readonly effect: ContinuousEffect
  readonly pokemon: Pokemon
  readonly source: string
  /** The name of the Ability that has the effect; null if the effect does not belong to an Ability. */
  readonly ability: string | null
  /** The kind of effect that takes away the texts of such attached cards; null for the Pokémon's own card. */
  readonly bare: BareKind | null
}

export type PrintedEffects = ReadonlyMap<ContinuousKind, readonly PrintedEffect[]>

/** The continuous effects of a Pokémon's own card: first those outside Abilities. */
const ownEffects = (card: CardDefinition, pokemon: Pokemon): readonly PrintedEffect[] => {
  const own = card.kind === 'Pokemon' ? card.continuous : isAsPokemon(card) ? card.asPokemon.continuous : undefined
  const of = (effects: readonly ContinuousEffect[] = [], ability: string | null): readonly PrintedEffect[] =>
    effects.map((effect) => ({
      effect,
      pokemon,
      source: ability === null ? card.name : `${card.name}'s ${ability}`,
      ability,
      bare: null,
    }))
  const abilities = asPokemonInPlay(card)?.abilities ?? []
  return [...of(own, null), ...abilities.flatMap(({ name, continuous }) => of(continuous, name))]
}

const attachedEffects = (card: CardDefinition, pokemon: Pokemon, bare: BareKind): readonly PrintedEffect[] =>
  continuousEffectsOf(card).map((effect) => ({ effect, pokemon, source: card.name, ability: null, bare }))

const NO_EFFECTS: PrintedEffects = new Map()

type Cards = ReturnType<typeof identities>

const search = (cards: Cards, changing: ReadonlySet<CardDefinition>, { active, bench }: Player): PrintedEffects => {
  let found: Map<ContinuousKind, PrintedEffect[]> | null = null
  const add = (id: CardId, effectsOf: (card: CardDefinition) => readonly PrintedEffect[]): void => {
    const card = cards[id] ?? null
    if (card === null || !changing.has(card)) return
    found ??= new Map()
    for (const one of effectsOf(card)) {
      const { continuous } = one.effect
      const already = found.get(continuous)
      if (already === undefined) found.set(continuous, [one])
      else already.push(one)
    }
  }
  for (const pokemon of active === null ? bench : [active, ...bench]) {
    add(pokemon.cards[pokemon.cards.length - 1] as CardId, (card) => ownEffects(card, pokemon))
    for (const tool of pokemon.tools) add(tool, (card) => attachedEffects(card, pokemon, 'noToolEffects'))
    for (const energy of pokemon.energy) add(energy, (card) => attachedEffects(card, pokemon, 'plainSpecialEnergy'))
  }
  return found ?? NO_EFFECTS
}

/** Memoizes the effects of one side for its latest Pokémon, which most events leave as they are. */
const memoizedSide = (): ((game: Game, player: Player) => PrintedEffects) => {
  let latestCards: Cards | null = null
  let latest: Player | null = null
  let found = NO_EFFECTS
  return (game, player) => {
    const cards = identities(game)
    if (latestCards !== cards || latest?.active !== player.active || latest.bench !== player.bench) {
      found = search(cards, cardsThatChange(game), player)
      latestCards = cards
    }
    latest = player
    return found
  }
}

const SIDES = [memoizedSide(), memoizedSide()] as const

/** The continuous effects printed on the cards of a player's Pokémon in play, in the order of the board. */
export const printedEffects = (game: Game, owner: PlayerId): PrintedEffects => SIDES[owner](game, game.players[owner])

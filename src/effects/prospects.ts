/** What the choices of a text could be between, before any of them is made. */
import { matches } from '../board/cardFilter.ts'
import { definitionOf } from '../board/definitions.ts'
import type { InPlay } from '../board/pokemonInPlay.ts'
import { filteredPokemon, playerOf, referredSet } from '../board/references.ts'
import type { ChooseCards, ChoosePokemon, Effect, PokemonSet, Program } from '../model/effects.ts'
import type { Game } from '../model/game.ts'
import type { PokemonId } from '../model/pokemon.ts'
import { type EffectSource, type Memory, NO_MEMORY } from '../model/resolution.ts'
import { attachedCards } from './choosing.ts'

/** Names of choices that have a card to choose, and the Pokémon each choice of Pokémon could fall on. */
export interface Prospects {
  readonly cards: ReadonlySet<string>
  readonly pokemon: ReadonlyMap<string, readonly PokemonId[]>
}

/** The programs inside an effect. */
export const partsOf = (effect: Effect): readonly Program[] => {
  switch (effect.do) {
    case 'if':
      return effect.otherwise === undefined ? [effect.then] : [effect.then, effect.otherwise]
    case 'may':
    case 'forEach':
      return [effect.then]
    case 'oneOrBoth':
      return [effect.first, effect.second]
    default:
      return []
  }
}

const anyCards = (game: Game, source: EffectSource, effect: ChooseCards): boolean => {
  const owner = game.players[playerOf(source, effect.whose)]
  if (effect.from === 'deck' || effect.from === 'lookedAt') return owner.deck.length > 0
  if (effect.from === 'hand' && effect.whose === 'opponent') return owner.hand.length > 0
  if (effect.from === 'hand' && effect.whose === 'opponent') return owner.hand.length > 0
  return owner[effect.from].some((card) => matches(definitionOf(game, card), effect.filter))
}

const remembering = (name: string, id: PokemonId): Memory => ({ ...NO_MEMORY, pokemon: { [name]: [id] } })

/** Every Pokémon that a set could mean, whatever an earlier choice falls on. */
export const couldBeAmong = (
  game: Game,
  source: EffectSource,
  known: Prospects,
  set: PokemonSet,
): readonly InPlay[] => {
  if (typeof set !== 'object') return referredSet(game, source, NO_MEMORY, set)
  const name = 'chosen' in set ? set.chosen : set.eachChosen
  return (known.pokemon.get(name) ?? []).flatMap((id) =>
    referredSet(game, source, remembering(name, id), { chosen: name }),
  )
}

/** The Pokémon a choice could fall on: all but the one that an earlier choice would have taken. */
const candidates = (
  game: Game,
  source: EffectSource,
  { from }: ChoosePokemon,
  known: Prospects,
): readonly PokemonId[] => {
  const { except } = from
  const memories =
    typeof except === 'object'
      ? (known.pokemon.get(except.chosen) ?? []).map((id) => remembering(except.chosen, id))
      : [NO_MEMORY]
  const found = memories.flatMap((memory) => filteredPokemon(game, source, memory, from))
  return [...new Set(found.map(({ pokemon }) => pokemon.id))]
}

/** Names of choices already made that have picks. */
const made = ({ cards }: Memory): readonly string[] =>
  Object.keys(cards).filter((name) => (cards[name] ?? []).length > 0)

/** Looks ahead through a program, which knows the choices that were made before it. */
export const prospectsOf = (game: Game, source: EffectSource, program: Program, memory: Memory): Prospects => {
  const cards = new Set<string>(made(memory))
  const pokemon = new Map<string, readonly PokemonId[]>(Object.entries(memory.pokemon))
  const known: Prospects = { cards, pokemon }
  const look = (effects: Program): void => {
    for (const effect of effects) {
      if (effect.do === 'chooseCards' && anyCards(game, source, effect)) cards.add(effect.as)
      if (effect.do === 'choosePokemon') pokemon.set(effect.as, candidates(game, source, effect, known))
      if (effect.do === 'chooseAttached') {
        const holders = couldBeAmong(game, source, known, effect.on)
        if (holders.some((holder) => attachedCards(game, holder.pokemon, effect.filter).length > 0))
          cards.add(effect.as)
      }
      for (const part of partsOf(effect)) look(part)
    }
  }
  look(program)
  return known
}

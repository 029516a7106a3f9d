/** What the choices of a text could be between, before any of them is made. Nothing is looked at before it is asked for. */
import { matches } from '../board/cardFilter.ts'
import { definitionOf } from '../board/definitions.ts'
import { once } from '../board/once.ts'
import type { InPlay } from '../board/pokemonInPlay.ts'
import { filteredPokemon, playerOf, referredSet } from '../board/references.ts'
import type { ChooseAttached, ChooseCards, ChoosePokemon, Effect, PokemonSet, Program } from '../model/effects.ts'
import type { Game } from '../model/game.ts'
import type { PokemonId } from '../model/pokemon.ts'
import { type EffectSource, type Memory, NO_MEMORY } from '../model/resolution.ts'
import { attachedCards } from './choosing.ts'

type Choice = ChoosePokemon | ChooseCards | ChooseAttached

/** A text about to be carried out: the choices in it, and the memory of those made before it. */
export interface Prospects {
  readonly game: Game
  readonly source: EffectSource
  readonly choices: readonly Choice[]
  readonly memory: Memory
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
      return NO_PARTS
  }
}

const NO_PARTS: readonly Program[] = []

const isChoice = (effect: Effect): effect is Choice =>
  effect.do === 'choosePokemon' || effect.do === 'chooseCards' || effect.do === 'chooseAttached'

const choicesIn = (program: Program): readonly Choice[] =>
  program.flatMap((effect) => (isChoice(effect) ? [effect] : partsOf(effect).flatMap(choicesIn)))

/** Texts do not change, so the choices in one are looked for once. */
const choicesOf = once(choicesIn)

/** Looks ahead through a program, which knows the choices that were made before it. */
export const prospectsOf = (game: Game, source: EffectSource, program: Program, memory: Memory): Prospects => ({
  game,
  source,
  choices: choicesOf(program),
  memory,
})

const anyCards = ({ game, source }: Prospects, effect: ChooseCards): boolean => {
  const owner = game.players[playerOf(source, effect.whose)]
  if (effect.from === 'deck' || effect.from === 'lookedAt') return owner.deck.length > 0
  if (effect.from === 'hand' && effect.whose === 'opponent') return owner.hand.length > 0
  return owner[effect.from].some((card) => matches(definitionOf(game, card), effect.filter))
}

const anyAttached = (prospects: Prospects, { on, filter }: ChooseAttached, at: number): boolean =>
  amongBefore(prospects, on, at).some(({ pokemon }) => attachedCards(prospects.game, pokemon, filter).length > 0)

/** Whether a choice of that name has been made with picks, or would have a card to choose. */
export const couldChooseCards = (prospects: Prospects, name: string): boolean => {
  if ((prospects.memory.cards[name] ?? []).length > 0) return true
  for (let at = 0; at < prospects.choices.length; at += 1) {
    const choice = prospects.choices[at] as Choice
    if (choice.as !== name) continue
    if (choice.do === 'chooseCards' && anyCards(prospects, choice)) return true
    if (choice.do === 'chooseAttached' && anyAttached(prospects, choice, at)) return true
  }
  return false
}

const remembering = (name: string, id: PokemonId): Memory => ({ ...NO_MEMORY, pokemon: { [name]: [id] } })

/** The Pokémon that a choice before the one at this position could fall on. */
const namedBefore = (prospects: Prospects, name: string, at: number): readonly PokemonId[] => {
  for (let earlier = at - 1; earlier >= 0; earlier -= 1) {
    const choice = prospects.choices[earlier] as Choice
    if (choice.do === 'choosePokemon' && choice.as === name) return candidates(prospects, choice, earlier)
  }
  return prospects.memory.pokemon[name] ?? NOBODY
}

const NOBODY: readonly never[] = []

/** The Pokémon a choice could fall on: all but the one that an earlier choice would have taken. */
const candidates = (prospects: Prospects, { from }: ChoosePokemon, at: number): readonly PokemonId[] => {
  const { game, source } = prospects
  const { except } = from
  if (typeof except !== 'object') return filteredPokemon(game, source, NO_MEMORY, from).map(({ pokemon }) => pokemon.id)
  const taken = namedBefore(prospects, except.chosen, at)
  const found = taken.flatMap((id) => filteredPokemon(game, source, remembering(except.chosen, id), from))
  return [...new Set(found.map(({ pokemon }) => pokemon.id))]
}

const amongBefore = (prospects: Prospects, set: PokemonSet, at: number): readonly InPlay[] => {
  const { game, source } = prospects
  if (typeof set !== 'object') return referredSet(game, source, NO_MEMORY, set)
  const name = 'chosen' in set ? set.chosen : set.eachChosen
  return namedBefore(prospects, name, at).flatMap((id) =>
    referredSet(game, source, remembering(name, id), { chosen: name }),
  )
}

/** Whether a choice of that name could fall on a Pokémon. */
export const couldChoosePokemon = (prospects: Prospects, name: string): boolean =>
  namedBefore(prospects, name, prospects.choices.length).length > 0

/** Every Pokémon that a set could mean, whatever an earlier choice falls on. */
export const couldBeAmong = (prospects: Prospects, set: PokemonSet): readonly InPlay[] =>
  amongBefore(prospects, set, prospects.choices.length)

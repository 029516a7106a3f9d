/** Finds the possible outcomes of a text's choices before any of them is made. Hidden cards are not looked at. */
import { askAbout, isAsking } from '../board/asking.ts'
import { matches } from '../board/cardFilter.ts'
import { countOf } from '../board/count.ts'
import { definitionOf } from '../board/definitions.ts'
import { mayBePutOnto } from '../board/evolution.ts'
import { findPokemon, type InPlay } from '../board/pokemonInPlay.ts'
import { filteredPokemon, playerOf, referredSet } from '../board/references.ts'
import type {
  AllAttached,
  AllCards,
  ChooseAttached,
  ChooseCards,
  ChoosePokemon,
  Count,
  EffectNamed,
  PokemonFilter,
  PokemonSet,
} from '../model/effects.ts'
import type { PlayerId } from '../model/players.ts'
import type { PokemonId } from '../model/pokemon.ts'
import { type Memory, NO_MEMORY } from '../model/resolution.ts'
import { attachedCards, offeredCards } from './choosing.ts'
import type { NamingWord } from './foundInText.ts'
import { discardedFromHand, goneFromHand, type Prospects, prospectsWith } from './paidAhead.ts'
import { fittingIn, isAny, type Suits } from './suits.ts'

/**
 * Returns the test that a card can be put onto one of the Pokémon in `evolving`, which an earlier effect may choose. The test passes every
 * card if the effect has no `evolving`.
 */
const below = (prospects: Prospects, effect: ChooseCards | AllCards, at: number): Suits => {
  if (effect.do === 'allCards' || effect.evolving === undefined) return isAny
  const targets = amongBefore(prospects, effect.evolving, at)
  return (card) =>
    card !== null && targets.some((target) => mayBePutOnto(prospects.game, card, target, effect.skipping))
}

const anyCards = (prospects: Prospects, effect: ChooseCards | AllCards, at: number, suits: Suits): boolean => {
  const { game, source, memory } = prospects
  const player = playerOf(source, effect.whose)
  const unseen = (of: PlayerId, zone: 'deck' | 'hand'): boolean => game.players[of][zone].length > 0 && suits(null, of)
  if (effect.from === 'lookedAt') {
    // If the cards go onto a Bench, it is that of `player`, whichever player's deck is looked at (R30).
    if (effect.do === 'chooseCards' && !suits(null, player)) return false
    // Cards that only one player has looked at count as unseen.
    const looked = offeredCards(game, prospects, { whose: 'you', from: 'lookedAt', filter: {} })
    return (
      looked.some((card) => suits(null, game.cards[card]?.owner ?? player)) ||
      prospects.looks.some(
        ({ whose, cards }) => couldBeSome(prospects, cards) && unseen(playerOf(source, whose), 'deck'),
      )
    )
  }
  if (effect.from === 'stadium' || effect.from === 'thisCard')
    return offeredCards(game, prospects, effect).some((card) => suits(card, player))
  if (effect.from === 'deck') return unseen(player, 'deck')
  if (effect.from === 'hand' && effect.whose === 'opponent') return unseen(player, 'hand')
  const { held } = memory
  const grows = below(prospects, effect, at)
  const zone = game.players[player][effect.from]
  const most = (count: Count): number => mostOf(prospects, count)
  const except = effect.do === 'chooseCards' ? effect.otherThan : undefined
  const taken = except === undefined ? prospects.taken : prospects.taken.filter(({ cards }) => cards !== except)
  const paid = effect.from === 'discard' ? discardedFromHand(prospectsWith(prospects, { taken }), player, most) : NOBODY
  return [...zone, ...paid].some(
    (card) =>
      !held.includes(card) &&
      matches(definitionOf(game, card), effect.filter, game.ruleset) &&
      grows(card, player) &&
      suits(card, player),
  )
}

type Attached = ChooseAttached | AllAttached

const anyAttached = (prospects: Prospects, { on, filter }: Attached, at: number, suits: Suits): boolean =>
  amongBefore(prospects, on, at).some(({ pokemon, owner }) =>
    attachedCards(prospects.game, pokemon, filter).some(
      (card) => !prospects.memory.held.includes(card) && suits(card, owner),
    ),
  )

/** False if the choice allows at most 0 picks. */
const allowsAny = (prospects: Prospects, choice: NamingWord): boolean =>
  !('max' in choice) || choice.max === undefined || couldBeSome(prospects, choice.max)

/** True if an effect that chooses or takes cards could offer a card that suits. */
const offersAny = (prospects: Prospects, choice: NamingWord, at: number, suits: Suits): boolean => {
  if ('then' in choice)
    return (
      'cards' in choice &&
      couldChooseCards(prospectsWith(prospects, { choices: prospects.choices.slice(0, at) }), choice.cards, suits)
    )
  if ('on' in choice) return allowsAny(prospects, choice) && anyAttached(prospects, choice, at, suits)
  if ('cards' in choice) {
    const player = playerOf(prospects.source, choice.whose)
    return couldBeSome(prospects, choice.cards) && prospects.game.players[player].hand.length > 0 && suits(null, player)
  }
  return 'whose' in choice && allowsAny(prospects, choice) && anyCards(prospects, choice, at, suits)
}

/**
 * True if a choice with that name could give a card that suits. If the text still makes such a choice, its options decide; otherwise the
 * cards that were already chosen do.
 */
export const couldChooseCards = (prospects: Prospects, name: string, suits: Suits = isAny): boolean => {
  const { game, memory, choices } = prospects
  if (!choices.some(({ as }) => as === name))
    return (memory.cards[name] ?? NOBODY).some((card) => suits(card, game.cards[card]?.owner ?? 0))
  return choices.some((choice, at) => choice.as === name && offersAny(prospects, choice, at, suits))
}

/**
 * The maximum value of a count, for any coins and any later choices of the text. If a choice makes the count depend on itself, the inner
 * count is taken as 0.
 */
export const mostOf = (prospects: Prospects, count: Count): number =>
  typeof count === 'number' ? count : isAsking(count) ? 0 : askAbout(count, () => mostCounted(prospects, count))

const mostCounted = (prospects: Prospects, count: Exclude<Count, number>): number => {
  const { game, source, memory } = prospects
  const now = (other: Count): number => countOf(game, source, memory, other)
  switch (count.count) {
    case 'heads':
    case 'tails':
      return prospects.flips ? Infinity : memory[count.count]
    case 'cardsChosen':
      return couldChooseCards(prospects, count.named, fittingIn(game, count.filter)) ? Infinity : 0
    case 'numberChosen':
      return prospects.number
    case 'damageCountersOn':
    case 'energyOn':
    case 'kindsOfEnergyOn':
    case 'cardsOn':
    case 'toolsOn':
    case 'conditionsOn':
    case 'retreatCostOf':
    case 'hpLeftOf': {
      if (typeof count.pokemon !== 'object' || 'each' in count.pokemon) return now(count)
      const name = 'chosen' in count.pokemon ? count.pokemon.chosen : count.pokemon.eachChosen
      const could = couldBeAmong(prospects, count.pokemon)
      return Math.max(0, ...could.map(({ pokemon: { id } }) => countOf(game, source, remembering(name, id), count)))
    }
    case 'attackCost':
    case 'pokemonInPlay':
    case 'typesOf':
    case 'cardsIn':
    case 'prizesTaken':
    case 'damageDone':
    case 'happened':
      return now(count)
    case 'plus':
      return count.of.reduce<number>((sum, one) => sum + mostOf(prospects, one), 0)
    case 'minus':
      return Math.max(0, mostOf(prospects, count.from) - leastOf(prospects, count.less))
    case 'times':
      return count.by === 0 ? 0 : mostOf(prospects, count.of) * count.by
    case 'atMost':
      return Math.min(mostOf(prospects, count.of), mostOf(prospects, count.most))
  }
}

/** The minimum value of a count: no coin may land as the count needs, and cards paid from a hand are no longer counted in it. */
const leastOf = (prospects: Prospects, count: Count): number => {
  const { game, source, memory, flips } = prospects
  if (typeof count === 'number') return count
  if (flips && (count.count === 'heads' || count.count === 'tails')) return 0
  const now = countOf(game, source, memory, count)
  return count.count === 'cardsIn' && count.zone === 'hand'
    ? Math.max(0, now - goneFromHand(prospects, playerOf(source, count.whose), (one) => mostOf(prospects, one)))
    : now
}

/** True if the count could be more than 0. */
export const couldBeSome = (prospects: Prospects, count: Count): boolean => mostOf(prospects, count) > 0

/** True if the count is more than 0 whatever is chosen and flipped. */
export const mustBeSome = (prospects: Prospects, count: Count): boolean => leastOf(prospects, count) > 0

const remembering = (name: string, id: PokemonId): Memory => ({ ...NO_MEMORY, pokemon: { [name]: [id] } })

/** The index of the choice of Pokémon with that name before this position; -1 if the text makes none before it. */
const choiceBefore = ({ choices }: Prospects, name: string, at: number): number => {
  for (let earlier = at - 1; earlier >= 0; earlier -= 1) {
    const choice = choices[earlier] as NamingWord
    if ((choice.do === 'choosePokemon' || choice.do === 'eachPokemon') && choice.as === name) return earlier
  }
  return -1
}

/** The Pokémon that could be picked in a choice. */
const couldFallOn = (prospects: Prospects, at: number): readonly InPlay[] => {
  const choice = prospects.choices[at] as ChoosePokemon | EffectNamed<'eachPokemon'>
  if (choice.do === 'eachPokemon') return amongBefore(prospects, choice.pokemon, at)
  return allowsAny(prospects, choice) ? allowed(prospects, choice.from, at) : NOBODY
}

const NOBODY: readonly never[] = []

/**
 * The Pokémon that a filter could allow. If it excludes an earlier choice, every outcome of that choice is considered.
 */
const allowed = (prospects: Prospects, filter: PokemonFilter, at: number): readonly InPlay[] => {
  const { game, source } = prospects
  const { except } = filter
  if (typeof except !== 'object') return filteredPokemon(game, source, NO_MEMORY, filter)
  const earlier = choiceBefore(prospects, except.chosen, at)
  const taken =
    earlier === -1
      ? (prospects.memory.pokemon[except.chosen] ?? NOBODY)
      : couldFallOn(prospects, earlier).map(({ pokemon }) => pokemon.id)
  if (taken.length === 0) return filteredPokemon(game, source, NO_MEMORY, filter)
  const found = new Map<PokemonId, InPlay>()
  for (const id of taken)
    for (const one of filteredPokemon(game, source, remembering(except.chosen, id), filter))
      found.set(one.pokemon.id, one)
  return [...found.values()]
}

const amongBefore = (prospects: Prospects, set: PokemonSet, at: number): readonly InPlay[] => {
  const { game, source, switches } = prospects
  if (typeof set !== 'object') {
    const now = referredSet(game, source, NO_MEMORY, set)
    const coming = switches.filter(({ who }) => set === (who === 'you' ? 'yourActive' : 'opponentActive'))
    return coming.length === 0
      ? now
      : [...now, ...coming.flatMap((effect) => amongBefore(prospects, { chosen: effect.with }, at))]
  }
  if ('each' in set) return allowed(prospects, set.each, at)
  const isOne = 'chosen' in set
  const name = isOne ? set.chosen : set.eachChosen
  const earlier = choiceBefore(prospects, name, at)
  if (earlier !== -1) return couldFallOn(prospects, earlier)
  const found: InPlay[] = []
  for (const id of prospects.memory.pokemon[name] ?? NOBODY) {
    const one = findPokemon(game, id)
    if (one !== null) found.push(one)
    // If several Pokémon have been picked already, a text about one Pokémon refers to the first of them.
    if (isOne) break
  }
  return found
}

/** Every Pokémon that a set could refer to, for any outcome of earlier choices. */
export const couldBeAmong = (prospects: Prospects, set: PokemonSet): readonly InPlay[] =>
  amongBefore(prospects, set, prospects.choices.length)

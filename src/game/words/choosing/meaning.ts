/** Carries out the effects that choose Pokémon or cards, or take them without a choice. */

import { unitsOf } from '../../board/energy.ts'
import { activeOf, type InPlay } from '../../board/pokemonInPlay.ts'
import { filteredPokemon, playerOf } from '../../board/references.ts'
import { notTaken, randomOrder, roll } from '../../changes/chance.ts'
import { withNamed } from '../../changes/copy.ts'
import { record, remember, withAsk } from '../../changes/record.ts'
import { askChoice } from '../../effects/choice.ts'
import {
  limits,
  notingShort,
  offeredAttached,
  offeredCards,
  recordWhoKeepsCards,
  roomFor,
} from '../../effects/choosing.ts'
import {
  type Here,
  NOTHING_LEFT,
  noteSearch,
  numberOf,
  shuffleFirst,
  type WordMeanings,
} from '../../effects/continuation.ts'
import { isForNothing } from '../../effects/foreseeable.ts'
import { withTheRest } from '../../effects/foundInText.ts'
import { thoseOfUse } from '../../effects/ofUse.ts'
import { isPrevented, recordPrevented } from '../../effects/prevention.ts'
import type { Option } from '../../model/asks.ts'
import type { ChooseAttached, ChooseCards, ChoosePokemon, EffectNamed } from '../../model/effects.ts'
import type { Game } from '../../model/game.ts'
import type { PlayerId } from '../../model/players.ts'
import type { CardId } from '../../model/pokemon.ts'

/**
 * The Active Pokémon if a later effect would send it to the Bench but it is protected from that; otherwise null. If it stays, nobody
 * chooses its replacement.
 */
const whoStays = (game: Game, { source }: Here, { as }: ChoosePokemon): InPlay | null => {
  const out = game.resolution?.todo.find((later) => later.do === 'switch' && later.with === as && later.out === true)
  if (out?.do !== 'switch') return null
  const active = activeOf(game, playerOf(source, out.who))
  return active !== null && isPrevented(game, source, active) ? active : null
}

const choosePokemon = (game: Game, effect: ChoosePokemon, here: Here): Game => {
  const stays = whoStays(game, here, effect)
  const candidates = stays === null ? filteredPokemon(game, here.source, here.memory, effect.from) : []
  const soFar = stays === null ? game : recordPrevented(game, here.source, stays)
  return askChoice(notingShort(soFar, effect.as, candidates.length < (effect.min ?? 1)), {
    player: playerOf(here.source, effect.by ?? 'you'),
    purpose: 'effect',
    as: effect.as,
    options: thoseOfUse(game, here, effect, candidates).map(({ pokemon }) => ({
      option: 'pokemon',
      pokemon: pokemon.id,
    })),
    ...limits(game, here, effect, 1),
  })
}

/** True for a search that may find nothing: for particular cards, in a deck or among cards that only this player looks at (GR.4). */
const mayFail = ({ from, filter, evolving }: ChooseCards, { memory }: Here): boolean =>
  (from === 'deck' || (from === 'lookedAt' && memory.openly !== true)) &&
  (evolving !== undefined || Object.keys(filter).length > 0)

/**
 * Remembers whether a deck is looked through. If not, it is not shuffled either (GR.5, R29), unless a later search of
 * the same text looks through it.
 */
const looking = (game: Game, { from, whose }: ChooseCards, hasRoom: boolean): Game =>
  from === 'deck' ? noteSearch(game, whose, hasRoom) : game

/** Records a look at unknown cards of which none fits. */
const lookedInVain = (game: Game, here: Here, { from, whose, by = 'you' }: ChooseCards): Game => {
  const isUnknown = from === 'deck' || (from === 'hand' && whose !== by)
  const count = isUnknown ? game.players[playerOf(here.source, whose)][from].length : 0
  return count === 0
    ? game
    : record(game, { fact: 'CARDS_LOOKED_AT', player: playerOf(here.source, by), count, cards: [] })
}

/** The number of cards that the text has a use for. It is 0 if the text could use no card of a deck, so that the deck is not searched. */
const useFor = (game: Game, effect: ChooseCards, { source, memory }: Here): number => {
  const todo = game.resolution?.todo ?? NOTHING_LEFT
  const isOfNoUse = effect.from === 'deck' && isForNothing(game, source, memory, effect.as, withTheRest(effect, todo))
  return isOfNoUse ? 0 : roomFor(game, source, effect, todo)
}

const chooseCards = (game: Game, effect: ChooseCards, here: Here): Game => {
  const room = useFor(game, effect, here)
  const isSearch = mayFail(effect, here)
  const { max, min: least } = limits(game, here, effect, isSearch ? 0 : 1)
  const min = isSearch ? 0 : least
  const offered = room === 0 ? [] : offeredCards(game, here, effect)
  const soFar = room > 0 && offered.length === 0 ? lookedInVain(game, here, effect) : game
  const asking = notingShort(looking(soFar, effect, room > 0), effect.as, offered.length < (effect.min ?? 1))
  return askChoice(asking, {
    player: playerOf(here.source, effect.by ?? 'you'),
    purpose: 'effect',
    as: effect.as,
    options: offered.map((card) => ({ option: 'card', card })),
    min: Math.min(min, room),
    max: Math.min(max, room),
    hidden: effect.from !== 'discard',
    ordered: effect.ordered === true,
  })
}

/** The size of an offer: the number of options, or of units of Energy. */
const offers = (options: readonly Option[], units: number | undefined): number =>
  units === undefined
    ? options.length
    : options.reduce((sum, option) => sum + (option.option === 'card' ? (option.units ?? 0) : 0), 0)

const chooseAttached = (game: Game, effect: ChooseAttached, here: Here): Game => {
  const options = offeredAttached(game, here, effect).flatMap((card): readonly Option[] => {
    const units = unitsOf(game, card).length
    return effect.units !== undefined && units === 0 ? [] : [{ option: 'card', card, units }]
  })
  const soFar = recordWhoKeepsCards(game, here, effect)
  return askChoice(notingShort(soFar, effect.as, offers(options, effect.units) < (effect.units ?? effect.min ?? 1)), {
    player: playerOf(here.source, effect.by ?? 'you'),
    purpose: 'effect',
    as: effect.as,
    options,
    ...(effect.units === undefined
      ? limits(game, here, effect, 1)
      : { min: 0, max: effect.units, units: effect.units }),
  })
}

/** The highest number that a player can choose, which is also the highest that a text may print. */
const HIGHEST = 100

/** Asks for a number between the limits, in one pick. */
const chooseNumber = (game: Game, effect: EffectNamed<'chooseNumber'>, here: Here): Game => {
  const { min, max: most } = limits(game, here, effect, 1)
  const max = Math.min(most, HIGHEST)
  return askChoice(game, {
    player: here.source.player,
    purpose: 'effect',
    options: Array.from({ length: max - min + 1 }, (_, at) => ({ option: 'number', number: min + at })),
    min: 1,
    max: 1,
  })
}

const named = (game: Game, as: string, cards: readonly CardId[]): Game =>
  game.resolution === null
    ? game
    : remember(game, { done: cards.length > 0, cards: withNamed(game.resolution.memory.cards, as, cards) })

/** Remembers all cards that match. If the text then shuffles them into a deck, the deck is shuffled even if there are none (GR.5). */
const allCards = (game: Game, effect: EffectNamed<'allCards'>, here: Here): Game => {
  const { as, whose } = effect
  const cards = offeredCards(game, here, effect)
  const next = game.resolution?.todo[0]
  const isForDeck = next?.do === 'move' && next.cards === as && next.to === 'deck'
  const found = named(game, as, cards)
  return cards.length === 0 && isForDeck ? shuffleFirst(found, [whose]) : found
}

const allAttached = (game: Game, effect: EffectNamed<'allAttached'>, here: Here): Game =>
  named(recordWhoKeepsCards(game, here, effect), effect.as, offeredAttached(game, here, effect))

/**
 * Remembers random cards of a hand, chosen among those that were not taken before (R32). They stay in the hand until
 * they are moved.
 */
export const takeRandomCards = (game: Game, player: PlayerId, as: string, positions: readonly number[]): Game => {
  const memory = game.resolution?.memory
  if (memory === undefined) return game
  const left = notTaken(game, player)
  const taken = positions.map((position) => left[position] as CardId)
  return remember(named(game, as, [...(memory.cards[as] ?? []), ...taken]), { held: [...memory.held, ...taken] })
}

const randomCards = (game: Game, { as, whose, cards }: EffectNamed<'randomCards'>, here: Here): Game => {
  const player = playerOf(here.source, whose)
  const left = notTaken(game, player)
  const wanted = Math.min(left.length, numberOf(game, here, cards))
  const none = named(game, as, [])
  if (wanted === 0) return none
  const taken = roll(none, (upTo) => randomOrder(left.length, upTo).slice(0, wanted))
  return taken === null
    ? withAsk(none, { ask: 'atRandom', player, cards: wanted, as })
    : takeRandomCards(taken.game, player, as, taken.value)
}

export const choosingMeanings: WordMeanings<
  'choosePokemon' | 'chooseCards' | 'chooseAttached' | 'chooseNumber' | 'allCards' | 'allAttached' | 'randomCards'
> = {
  choosePokemon,
  chooseCards,
  chooseAttached,
  chooseNumber,
  allCards,
  allAttached,
  randomCards,
}

/** Effects that look at cards and move them between zones. */

import { countOf } from '../board/count.ts'
import { definitionOf, namedCard } from '../board/definitions.ts'
import { benchLimit } from '../board/limits.ts'
import { findPokemon } from '../board/pokemonInPlay.ts'
import { playerOf } from '../board/references.ts'
import { moveCards, PLACING, TO_DISCARD } from '../changes/cards.ts'
import { randomOrder, reorderDeck, reorderPrizes, revealCards, rolled } from '../changes/chance.ts'
import { drawCards } from '../changes/draw.ts'
import { putOntoBench } from '../changes/pokemon.ts'
import { record, remember, withAsk } from '../changes/record.ts'
import { type Count, type EffectNamed, WHO } from '../model/effects.ts'
import type { Game } from '../model/game.ts'
import type { PlayerId } from '../model/players.ts'
import type { CardId } from '../model/pokemon.ts'
import { isWhole } from '../model/resolution.ts'
import { type Here, searched, shuffleFirst } from './continuation.ts'
import { isOnlyForAFullBench } from './fullBench.ts'

/** The game, remembering whether the last effect did anything ("if you do", GR.3). */
export const did = (game: Game, done: boolean): Game =>
  game.resolution !== null && game.resolution.memory.done === done ? game : remember(game, { done })

const number = (game: Game, { source, memory }: Here, count: Count): number =>
  Math.max(0, countOf(game, source, memory, count))

export const lookAtTop = (game: Game, effect: EffectNamed<'lookAtTop'>, here: Here): Game => {
  if (isOnlyForAFullBench(game, here.source, effect.whose, 'lookedAt', game.resolution?.todo ?? []))
    return remember(searched(game, effect.whose, false), { lookedAt: [], done: false })
  const player = playerOf(here.source, effect.whose)
  const { deck } = game.players[player]
  const wanted = number(game, here, effect.cards)
  const cards = effect.from === 'bottom' ? deck.slice(Math.max(0, deck.length - wanted)) : deck.slice(0, wanted)
  const openly = effect.revealed === true
  const looking = remember(game, { lookedAt: cards, done: cards.length > 0, openly })
  if (openly) return revealCards(looking, player, cards)
  return record(looking, {
    fact: 'CARDS_LOOKED_AT',
    player: here.source.player,
    count: cards.length,
    cards: cards.map((card) => namedCard(game, card)),
  })
}

export const lookAtPrizes = (game: Game, { whose }: EffectNamed<'lookAtPrizes'>, { source }: Here): Game => {
  const { prizes } = game.players[playerOf(source, whose)]
  return record(remember(game, { lookedAt: prizes, done: prizes.length > 0, openly: false }), {
    fact: 'CARDS_LOOKED_AT',
    player: source.player,
    count: prizes.length,
    cards: prizes.map((card) => namedCard(game, card)),
  })
}

export const reveal = (game: Game, effect: EffectNamed<'reveal'>, { source, memory }: Here): Game => {
  const cards = memory.cards[effect.cards] ?? []
  return cards.length === 0
    ? did(game, false)
    : did(revealCards(game, source.player, cards), isWhole(memory, effect.cards))
}

export const revealHand = (game: Game, effect: EffectNamed<'revealHand'>, { source }: Here): Game => {
  const player = playerOf(source, effect.whose)
  const { hand } = game.players[player]
  const isInVain =
    hand.length === 0 || isOnlyForAFullBench(game, source, effect.whose, 'hand', game.resolution?.todo ?? [])
  return isInVain ? did(game, false) : did(revealCards(game, player, hand), true)
}

export const draw = (game: Game, effect: EffectNamed<'draw'>, here: Here): Game => {
  const player = playerOf(here.source, effect.who)
  const drawn = drawCards(game, player, number(game, here, effect.cards))
  return did(drawn, drawn !== game)
}

const discard = (game: Game, cards: readonly CardId[]): Game =>
  did(cards.length === 0 ? game : moveCards(game, cards, TO_DISCARD), cards.length > 0)

export const discardHand = (game: Game, effect: EffectNamed<'discardHand'>, { source }: Here): Game =>
  discard(game, game.players[playerOf(source, effect.whose)].hand)

export const discardTop = (game: Game, effect: EffectNamed<'discardTop'>, here: Here): Game =>
  discard(game, game.players[playerOf(here.source, effect.whose)].deck.slice(0, number(game, here, effect.cards)))

/** A deck is shuffled, or so many cards at its bottom are, or the host is asked to. */
export const shuffle = (game: Game, player: PlayerId, bottom = Infinity): Game => {
  const cards = Math.min(game.players[player].deck.length, bottom)
  if (cards < 2) return game
  const order = rolled(game, (upTo) => randomOrder(cards, upTo))
  return order === null
    ? withAsk(game, { ask: 'shuffle', player, cards })
    : reorderDeck(order.game, player, order.value)
}

/** A deck that the text did not look through is not shuffled by it. */
export const shuffleDeck = (game: Game, { whose, bottom }: EffectNamed<'shuffleDeck'>, here: Here): Game => {
  const lowest = bottom === undefined ? undefined : number(game, here, bottom)
  return here.memory.unsearched === whose ? game : shuffle(game, playerOf(here.source, whose), lowest)
}

/** Nobody knows any more which Prize card is which. */
export const shufflePrizes = (game: Game, { whose }: EffectNamed<'shufflePrizes'>, { source }: Here): Game => {
  const player = playerOf(source, whose)
  const cards = game.players[player].prizes.length
  if (cards < 2) return game
  const order = rolled(game, (upTo) => randomOrder(cards, upTo))
  return order === null
    ? withAsk(game, { ask: 'shuffle', player, cards, prizes: true })
    : reorderPrizes(order.game, player, order.value)
}

/** True if a card comes onto a Bench: a Basic Pokémon, or with a text that says so one of any stage that is a single card. */
export const isForBench = (game: Game, card: CardId, anyStage: true | undefined): boolean => {
  const printed = definitionOf(game, card)
  if (printed?.kind !== 'Pokemon') return false
  return printed.stage === 'Basic' || (anyStage === true && printed.stage !== 'V-UNION')
}

/** As many of those that may as there is room for come onto their owner's Bench (R30). */
const toBench = (game: Game, cards: readonly CardId[], anyStage: true | undefined): Game =>
  cards.reduce((now, card) => {
    const owner = now.cards[card]?.owner
    const hasRoom = owner !== undefined && now.players[owner].bench.length < benchLimit(now, owner)
    return hasRoom && isForBench(now, card, anyStage) ? putOntoBench(now, owner, card) : now
  }, game)

export const move = (game: Game, effect: EffectNamed<'move'>, { source, memory }: Here): Game => {
  const cards = memory.cards[effect.cards] ?? []
  if (cards.length === 0) return did(game, false)
  if (effect.to === 'bench') {
    const benched = toBench(game, cards, effect.anyStage)
    const there = cards.filter((card) => findPokemon(game, card) === null && findPokemon(benched, card) !== null)
    return remember(benched, {
      done: benched !== game && isWhole(memory, effect.cards),
      pokemon: { ...memory.pokemon, [effect.cards]: there },
    })
  }
  const moved = did(
    moveCards(game, cards, PLACING[effect.to === 'deck' ? 'deckTop' : effect.to]),
    isWhole(memory, effect.cards),
  )
  if (effect.to !== 'deck') return moved
  const owners = new Set(cards.map((card) => game.cards[card]?.owner))
  return shuffleFirst(
    moved,
    WHO.filter((whose) => owners.has(playerOf(source, whose))),
  )
}

/** Carries out the effects that move cards: between zones, onto the Bench, to and from Pokémon. */
import {
  type CardId,
  type EffectNamed,
  type Memory,
  type PlayerId,
  type Program,
  WHO,
  type Who,
} from 'ptcg-turn-engine/model'
import { definitionOf, ownerOf } from './cards.ts'
import { shuffle, shuffledPrizes } from './choices.ts'
import { mayStandAlone } from './couldMove.ts'
import { findMeant, oracleCount, whoIs } from './counts.ts'
import { units } from './energy.ts'
import { looksInVain } from './inVain.ts'
import { attachTo, discardCards, drawCards, find, lift, moveCards, oracleSideOf, put, toBench } from './moves.ts'
import { receives } from './ofPlayers.ts'
import { couldComeOf } from './prospects.ts'
import { holderOf, isInAStack, isKeptFrom, type Reading, reached } from './readingText.ts'
import { recoverWhereSaid } from './recovering.ts'
import type { OraclePokemon, OracleTable, Playing } from './table.ts'
import { roomOnBench } from './wordsChoosing.ts'

export const lookAtTop = (reading: Reading, effect: EffectNamed<'lookAtTop'>, rest: Program): void => {
  const { table, source, memory } = reading
  if (looksInVain(couldComeOf, reading, effect, 'lookedAt', rest)) {
    Object.assign(memory, { lookedAt: [], done: false, unsearched: effect.whose })
    return
  }
  const { deck } = table.sides[whoIs(source, effect.whose)]
  const many = Math.min(deck.length, Math.max(0, oracleCount(table, source, memory, effect.cards)))
  const first = effect.from === 'bottom' ? deck.length - many : 0
  memory.lookedAt = deck.slice(first, first + many)
  memory.openly = effect.revealed === true
  memory.done = memory.lookedAt.length > 0
}

/** Shows Prize cards to the player of the text only. */
export const lookAtPrizes = ({ table, source, memory }: Reading, { whose }: EffectNamed<'lookAtPrizes'>): void => {
  memory.lookedAt = [...table.sides[whoIs(source, whose)].prizes]
  memory.openly = false
  memory.done = memory.lookedAt.length > 0
}

/** Shuffles the Prize cards of a player. Afterwards the positions of cards that were looked at are unknown. */
export function* mixPrizes({ table, source, memory }: Reading, { whose }: EffectNamed<'shufflePrizes'>): Playing {
  const player = whoIs(source, whose)
  if (table.sides[player].prizes.length < 2) return
  yield* shuffledPrizes(table, player)
  memory.lookedAt = []
}

/** True if a choice offered as many cards as its text asks for. */
const wereAllThere = ({ short = [] }: Memory, name: string): boolean => !short.includes(name)

/** Revealing changes nothing on the table. */
export const reveal = ({ memory }: Reading, effect: EffectNamed<'reveal'>): void => {
  memory.done = (memory.cards[effect.cards] ?? []).length > 0 && wereAllThere(memory, effect.cards)
}

export const revealHand = (reading: Reading, effect: EffectNamed<'revealHand'>, rest: Program): void => {
  const { hand } = reading.table.sides[whoIs(reading.source, effect.whose)]
  reading.memory.done = hand.length > 0 && !looksInVain(couldComeOf, reading, effect, 'hand', rest)
}

export const drawByText = ({ table, source, memory }: Reading, effect: EffectNamed<'draw'>): void => {
  const wanted = oracleCount(table, source, memory, effect.cards)
  memory.done = drawCards(table, whoIs(source, effect.who), wanted) > 0
}

export const discardHand = ({ table, source, memory }: Reading, effect: EffectNamed<'discardHand'>): void => {
  const { hand } = table.sides[whoIs(source, effect.whose)]
  memory.done = hand.length > 0
  discardCards(table, hand)
}

export const discardTop = ({ table, source, memory }: Reading, effect: EffectNamed<'discardTop'>): void => {
  const { deck } = table.sides[whoIs(source, effect.whose)]
  const top = deck.slice(0, Math.max(0, oracleCount(table, source, memory, effect.cards)))
  memory.done = top.length > 0
  discardCards(table, top)
}

/**
 * The chosen cards that can be moved: not cards in a Pokémon's stack, nor cards attached to a Pokémon that the effect does not reach (R8).
 */
const movable = (reading: Reading, name: string): readonly CardId[] =>
  (reading.memory.cards[name] ?? []).filter((card) => {
    const holder = holderOf(reading.table, card)
    return !isInAStack(reading.table, card) && (holder === null || !isKeptFrom(reading, holder))
  })

const ontoBench = (table: OracleTable, cards: readonly CardId[], anyStage?: boolean): boolean => {
  let isAny = false
  for (const card of cards) {
    if (!mayStandAlone(table, card, anyStage)) continue
    if (roomOnBench(table, ownerOf(table, card)) === 0) continue
    toBench(table, card)
    const pokemon = find(table, card)
    if (pokemon !== null) table.notice({ on: 'benchedByText', pokemon })
    isAny = true
  }
  return isAny
}

/** Shuffles a deck. The positions of its cards that were looked at are then unknown. */
export function* shuffleAndForget({ table, memory }: Reading, player: PlayerId, lowest?: number): Playing {
  yield* shuffle(table, player, lowest)
  memory.lookedAt = memory.lookedAt.filter((card) => !table.sides[player].deck.includes(card))
}

/** Shuffles a deck that a text has put cards into, even if the search of the deck was skipped. */
export function* shuffleTogether(reading: Reading, whose: Who): Playing {
  if (reading.memory.unsearched === whose) reading.memory.unsearched = null
  yield* shuffleAndForget(reading, whoIs(reading.source, whose))
}

/** Shuffles cards into the decks of their owners, the deck of the player of the text first. */
export function* shuffleIntoDecks(reading: Reading, cards: readonly CardId[]): Playing {
  const { table, source } = reading
  for (const card of cards) put(table, card, 'deckBottom')
  // With a card gone from play, a text may come into force before the shuffle.
  if (cards.length > 0) recoverWhereSaid(table)
  for (const whose of WHO)
    if (cards.some((card) => ownerOf(table, card) === whoIs(source, whose))) yield* shuffleTogether(reading, whose)
}

export function* move(reading: Reading, effect: EffectNamed<'move'>): Playing {
  const { table, memory } = reading
  const cards = movable(reading, effect.cards)
  memory.done = cards.length > 0 && wereAllThere(memory, effect.cards)
  switch (effect.to) {
    case 'bench':
      memory.done = ontoBench(table, cards, effect.anyStage) && memory.done
      memory.pokemon = { ...memory.pokemon, [effect.cards]: cards.filter((card) => find(table, card) !== null) }
      return
    case 'deck':
      for (const card of cards) lift(table, card)
      yield* shuffleIntoDecks(reading, cards)
      return
    case 'hand':
    case 'deckTop':
    case 'deckBottom':
    case 'discard':
    case 'lostZone':
    case 'prizes':
      moveCards(table, cards, effect.to)
      return
  }
}

/** Shuffles a deck, unless the search of the deck or the look at it before the shuffle was skipped (GR.5). */
export function* shuffleDeck(reading: Reading, { whose, bottom }: EffectNamed<'shuffleDeck'>): Playing {
  const { table, source, memory } = reading
  const player = whoIs(source, whose)
  const lowest = bottom === undefined ? undefined : oracleCount(table, source, memory, bottom)
  if (memory.unsearched !== whose) yield* shuffleAndForget(reading, player, lowest)
}

/**
 * Attaches an Energy card, or a Tool if there is room for it (TL.1), to a Pokémon of its owner (T2C.2). Returns false if that is not
 * possible.
 */
export const attachCard = (table: OracleTable, card: CardId, pokemon: OraclePokemon): boolean => {
  const printed = definitionOf(table, card)
  if (ownerOf(table, card) !== oracleSideOf(table, pokemon)) return false
  if (printed?.kind === 'Energy') {
    attachTo(table, card, pokemon, 'energy')
    return true
  }
  if (printed?.kind !== 'Trainer' || printed.trainer !== 'Tool') return false
  if (pokemon.tools.length >= table.ruleset.toolsPerPokemon) return false
  attachTo(table, card, pokemon, 'tools')
  return true
}

/** Attaches chosen cards to a Pokémon. If the effect does not reach the Pokémon, the cards are discarded (R42). */
export const attachByText = (reading: Reading, effect: EffectNamed<'attach'>): void => {
  const { table, source, memory } = reading
  const pokemon = findMeant(table, source, memory, effect.to)
  const cards = movable(reading, effect.cards)
  memory.done = false
  if (pokemon === null) return
  for (const card of cards) {
    if (!isKeptFrom(reading, pokemon) && !receives(table, card, pokemon)) continue
    const isLost = isKeptFrom(reading, pokemon) && ownerOf(table, card) === oracleSideOf(table, pokemon)
    if (!isLost) memory.done = attachCard(table, card, pokemon) || memory.done
    else if (!table.sides[ownerOf(table, card)].discard.includes(card)) discardCards(table, [card])
  }
  memory.done &&= wereAllThere(memory, effect.cards)
}

export const discardAllEnergy = (reading: Reading, effect: EffectNamed<'discardAllEnergy'>): void => {
  const { table, source, memory } = reading
  const { type } = effect
  const pokemon = findMeant(table, source, memory, effect.from)
  memory.done = false
  if (pokemon === null || isKeptFrom(reading, pokemon)) return
  const gone = pokemon.energy.filter(
    (card) => type === undefined || units(table, [card]).some((unit) => unit.includes(type)),
  )
  memory.done = gone.length > 0
  discardCards(table, gone)
}

export const discardTools = (reading: Reading, effect: EffectNamed<'discardTools'>): void => {
  const { table, memory } = reading
  const gone = reached(reading, effect.from).flatMap(({ tools }) => tools)
  memory.done = gone.length > 0
  discardCards(table, gone)
}

/** Shuffles the deck of a player whose hand is empty, if the text would shuffle that hand into the deck (GR.5). */
export function* shuffleForNothing(reading: Reading, all: EffectNamed<'allCards'>, [then]: Program): Playing {
  if (then?.do === 'move' && then.to === 'deck' && then.cards === all.as) yield* shuffleTogether(reading, all.whose)
}

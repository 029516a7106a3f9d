/** The elementary actions on the oracle's table: moving cards, counters, conditions and the Active Spot. */
import { type CardId, NO_CONDITIONS, type PlayerId, type PokemonId } from 'ptcg-turn-engine/model'
import { definitionOf, ownerOf } from './cards.ts'
import { mayStay } from './energy.ts'
import { forget, forgetItsMove, noteDown } from './past.ts'
import { recoverWhereSaid } from './recovering.ts'
import { endConditions, keptConditions } from './specialConditions.ts'
import { stadiumLeaves } from './stadium.ts'
import { everyStanding, type OraclePokemon, type OracleTable, standingsOf } from './table.ts'

export const find = (table: OracleTable, id: PokemonId): OraclePokemon | null =>
  everyStanding(table).find((standing) => standing.id === id) ?? null

/** The side of a Pokémon, regardless of the owners of its cards. */
export const oracleSideOf = (table: OracleTable, standing: OraclePokemon): PlayerId =>
  standingsOf(table, 0).includes(standing) ? 0 : 1

export const isActive = (table: OracleTable, standing: OraclePokemon): boolean =>
  table.sides.some(({ active }) => active === standing)

const without = (cards: readonly CardId[], card: CardId): CardId[] => cards.filter((other) => other !== card)

/**
 * Removes a card from its place: a pile, a hand, a Pokémon that it is attached to, limbo, the Supporters on the table, or the place of the
 * Stadium. A card in the stack of a Pokémon is not removed.
 */
export const lift = (table: OracleTable, card: CardId): void => {
  table.spokenFor.delete(card)
  for (const side of table.sides) {
    side.deck = without(side.deck, card)
    side.hand = without(side.hand, card)
    side.discard = without(side.discard, card)
    side.lostZone = without(side.lostZone, card)
    side.prizes = without(side.prizes, card)
  }
  for (const standing of everyStanding(table)) {
    standing.energy = without(standing.energy, card)
    standing.tools = without(standing.tools, card)
  }
  if (table.limbo === card) table.limbo = null
  table.turn.played = without(table.turn.played, card)
  if (table.stadium?.card === card) stadiumLeaves(table, card)
}

export type CardZone = 'hand' | 'deckTop' | 'deckBottom' | 'discard' | 'lostZone' | 'prizes'

/** Puts a lifted card into its owner's zone. A Prism Star card that would be discarded goes to the Lost Zone. */
export const put = (table: OracleTable, card: CardId, place: CardZone): void => {
  const side = table.sides[ownerOf(table, card)]
  if (place === 'deckTop') side.deck.unshift(card)
  else if (place === 'deckBottom') side.deck.push(card)
  else
    side[place === 'discard' && definitionOf(table, card)?.discardsToLostZone === true ? 'lostZone' : place].push(card)
}

/** Lifts cards and puts them elsewhere, one by one. */
export const moveCards = (table: OracleTable, cards: readonly CardId[], place: CardZone): void => {
  for (const card of [...cards]) {
    lift(table, card)
    put(table, card, place)
  }
}

export const discardCards = (table: OracleTable, cards: readonly CardId[]): void => moveCards(table, cards, 'discard')

/** Draws up to this number of cards, and returns the number drawn. */
export const drawCards = (table: OracleTable, player: PlayerId, cards: number): number => {
  const side = table.sides[player]
  const drawn = side.deck.splice(0, Math.max(0, cards))
  for (const card of drawn) table.spokenFor.delete(card)
  side.hand.push(...drawn)
  return drawn.length
}

/** Puts damage counters of 10 points each on a Pokémon. */
export const putCounters = (standing: OraclePokemon, counters: number): void => {
  standing.damage += counters * 10
}

export const removeCounters = (table: OracleTable, standing: OraclePokemon, counters: number): void => {
  if (counters > 0 && standing.damage > 0) noteDown(table, 'healed', oracleSideOf(table, standing), { standing })
  standing.damage = Math.max(0, standing.damage - counters * 10)
}

/**
 * Ends the Special Conditions of a Pokémon and the effects of attacks on it, after it left the Active Spot (T2E.7), evolved or devolved
 * (T2B.7).
 */
export const shakeOff = (standing: OraclePokemon): void => {
  endConditions(standing)
  standing.lasting = standing.lasting.filter(({ ofAttack }) => !ofAttack)
}

/** A Pokémon of one card that came into play this turn. */
export const newStanding = (table: OracleTable, card: CardId): OraclePokemon => ({
  id: card,
  cards: [card],
  energy: [],
  tools: [],
  damage: 0,
  isOut: false,
  conditions: { ...NO_CONDITIONS },
  lasting: [],
  enteredOnTurn: table.turn.number,
  changedOnTurn: -1,
  usedAbilities: [],
  worth: null,
  fall: null,
})

/** Puts a card from anywhere onto its owner's Bench, as a new Pokémon. */
export const toBench = (table: OracleTable, card: CardId): void => {
  lift(table, card)
  table.sides[ownerOf(table, card)].bench.push(newStanding(table, card))
}

/**
 * Discards Energy cards whose text does not allow them on their Pokémon (GR.1). Special Conditions that such a card prevents end before the
 * card is discarded.
 */
export const shedEnergy = (table: OracleTable, standing: OraclePokemon): void => {
  if (standing.energy.some((card) => !mayStay(table, card, standing))) recoverWhereSaid(table)
  for (const card of standing.energy) if (!mayStay(table, card, standing)) discardCards(table, [card])
}

/**
 * Turns a Pokémon into a new one: its Special Conditions end, except for those in `kept`, effects of attacks end, and its Abilities count
 * as unused (T2B.7, R39).
 */
export const becomeNew = (
  table: OracleTable,
  standing: OraclePokemon,
  kept: OraclePokemon['conditions'] = { ...NO_CONDITIONS },
): void => {
  shakeOff(standing)
  standing.conditions = kept
  standing.changedOnTurn = table.turn.number
  standing.usedAbilities = []
  forgetItsMove(table, standing)
  shedEnergy(table, standing)
}

/** Devolves a Pokémon, which becomes a new one: its top card is put into the zone `to` (R39). */
export const devolveInto = (table: OracleTable, standing: OraclePokemon, to: CardZone): void => {
  const kept = keptConditions(table, standing)
  const top = standing.cards.pop()
  if (top !== undefined) put(table, top, to)
  becomeNew(table, standing, kept)
}

/** Evolves a Pokémon with a card from any place. Attached cards and damage stay (T2B.6). */
export const oracleEvolve = (table: OracleTable, card: CardId, standing: OraclePokemon): void => {
  const isPlayed = table.sides.some(({ hand }) => hand.includes(card))
  lift(table, card)
  noteDown(table, 'evolved', oracleSideOf(table, standing), { standing })
  const kept = keptConditions(table, standing)
  standing.cards.push(card)
  becomeNew(table, standing, kept)
  if (isPlayed) table.notice({ on: 'evolved', standing })
}

/** Attaches a card from any place to a Pokémon. */
export const attachTo = (table: OracleTable, card: CardId, standing: OraclePokemon, as: 'energy' | 'tools'): void => {
  const isFromHand = table.sides.some(({ hand }) => hand.includes(card))
  lift(table, card)
  standing[as].push(card)
  if (isFromHand) table.notice({ on: 'attached', standing, card })
  shedEnergy(table, standing)
}

/** Switches the Active Pokémon with a Benched one (T2E.4 to T2E.7). */
export const switchActive = (table: OracleTable, player: PlayerId, withId: PokemonId): void => {
  const side = table.sides[player]
  const at = side.bench.findIndex(({ id }) => id === withId)
  const incoming = side.bench[at]
  if (incoming === undefined || side.active === null) return
  const outgoing = side.active
  shakeOff(outgoing)
  ;[side.active, side.bench[at]] = [incoming, outgoing]
  noteDown(table, 'movedToActive', player, { standing: incoming })
  table.notice({ on: 'movedToActive', standing: incoming })
  table.notice({ on: 'movedToBench', standing: outgoing })
}

/** Moves a Benched Pokémon to the empty Active Spot (KO.5). */
export const promote = (table: OracleTable, player: PlayerId, id: PokemonId): void => {
  const side = table.sides[player]
  const incoming = side.bench.find((standing) => standing.id === id)
  if (incoming === undefined || side.active !== null) return
  side.bench = side.bench.filter((standing) => standing !== incoming)
  side.active = incoming
  noteDown(table, 'movedToActive', player, { standing: incoming })
  table.notice({ on: 'movedToActive', standing: incoming })
}

/** Takes a Pokémon out of play. Its place stays empty, since no Pokémon is promoted yet. Returns all of its cards. */
export const removeFromPlay = (table: OracleTable, standing: OraclePokemon): readonly CardId[] => {
  table.notice({ on: 'leaving', standing })
  forget(table, standing)
  if (standing.fall !== null) {
    const { side, fatal } = standing.fall
    noteDown(table, 'knockedOut', side, { card: standing.cards.at(-1) ?? null, fatal })
  }
  for (const side of table.sides) {
    if (side.active === standing) side.active = null
    side.bench = side.bench.filter((other) => other !== standing)
  }
  const cards = [...standing.cards, ...standing.energy, ...standing.tools]
  for (const card of cards) table.spokenFor.delete(card)
  return cards
}

/**
 * True if a card evolves from a Pokémon of its owner, as printed (T2B.1). With `skipping`, the Pokémon must be the Basic Pokémon of the
 * card's line instead, since a text skips a Stage.
 */
export const canGoOnto = (table: OracleTable, card: CardId, standing: OraclePokemon, skipping = false): boolean => {
  const printed = definitionOf(table, card)
  const below = definitionOf(table, standing.cards.at(-1) ?? -1)
  if (printed?.kind !== 'Pokemon' || below === null || ownerOf(table, card) !== oracleSideOf(table, standing))
    return false
  return (skipping ? printed.fromBasic : printed.evolvesFrom) === below.name
}

/** Takes a Pokémon out of play, and puts each of its cards and attached cards into the zone `place` of the card's owner. */
export const takeOutOfPlay = (table: OracleTable, standing: OraclePokemon, place: CardZone): void => {
  for (const card of removeFromPlay(table, standing)) put(table, card, place)
}

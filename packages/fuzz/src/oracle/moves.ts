/** The elementary actions on the oracle's table: moving cards, counters, conditions and the Active Spot. */
import { type CardId, NO_CONDITIONS, type PlayerId, type PokemonId } from 'ptcg-turn-engine/model'
import { definitionOf, ownerOf } from './cards.ts'
import { mayStay } from './energy.ts'
import { forget, forgetItsMove, noteDown } from './past.ts'
import { recoverWhereSaid } from './recovering.ts'
import { endConditions, keptConditions } from './specialConditions.ts'
import { stadiumLeaves } from './stadium.ts'
import { allPokemon, type OraclePokemon, type OracleTable, pokemonOfSide } from './table.ts'

export const find = (table: OracleTable, id: PokemonId): OraclePokemon | null =>
  allPokemon(table).find((pokemon) => pokemon.id === id) ?? null

/** The side of a Pokémon, regardless of the owners of its cards. */
export const oracleSideOf = (table: OracleTable, pokemon: OraclePokemon): PlayerId =>
  pokemonOfSide(table, 0).includes(pokemon) ? 0 : 1

export const isActive = (table: OracleTable, pokemon: OraclePokemon): boolean =>
  table.sides.some(({ active }) => active === pokemon)

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
  for (const pokemon of allPokemon(table)) {
    pokemon.energy = without(pokemon.energy, card)
    pokemon.tools = without(pokemon.tools, card)
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
export const putCounters = (pokemon: OraclePokemon, counters: number): void => {
  pokemon.damage += counters * 10
}

export const removeCounters = (table: OracleTable, pokemon: OraclePokemon, counters: number): void => {
  if (counters > 0 && pokemon.damage > 0) noteDown(table, 'healed', oracleSideOf(table, pokemon), { pokemon })
  pokemon.damage = Math.max(0, pokemon.damage - counters * 10)
}

/**
 * Ends the Special Conditions of a Pokémon and the effects of attacks on it, after it left the Active Spot (T2E.7), evolved or devolved
 * (T2B.7).
 */
export const shakeOff = (pokemon: OraclePokemon): void => {
  endConditions(pokemon)
  pokemon.lasting = pokemon.lasting.filter(({ ofAttack }) => !ofAttack)
}

/** A Pokémon of one card that came into play this turn. */
export const newOraclePokemon = (table: OracleTable, card: CardId): OraclePokemon => ({
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
  table.sides[ownerOf(table, card)].bench.push(newOraclePokemon(table, card))
}

/**
 * Discards Energy cards whose text does not allow them on their Pokémon (GR.1). Special Conditions that such a card prevents end before the
 * card is discarded.
 */
export const shedEnergy = (table: OracleTable, pokemon: OraclePokemon): void => {
  if (pokemon.energy.some((card) => !mayStay(table, card, pokemon))) recoverWhereSaid(table)
  for (const card of pokemon.energy) if (!mayStay(table, card, pokemon)) discardCards(table, [card])
}

/**
 * Turns a Pokémon into a new one: its Special Conditions end, except for those in `kept`, effects of attacks end, and its Abilities count
 * as unused (T2B.7, R39).
 */
export const becomeNew = (
  table: OracleTable,
  pokemon: OraclePokemon,
  kept: OraclePokemon['conditions'] = { ...NO_CONDITIONS },
): void => {
  shakeOff(pokemon)
  pokemon.conditions = kept
  pokemon.changedOnTurn = table.turn.number
  pokemon.usedAbilities = []
  forgetItsMove(table, pokemon)
  shedEnergy(table, pokemon)
}

/** Devolves a Pokémon, which becomes a new one: its top card is put into the zone `to` (R39). */
export const devolveInto = (table: OracleTable, pokemon: OraclePokemon, to: CardZone): void => {
  const kept = keptConditions(table, pokemon)
  const top = pokemon.cards.pop()
  if (top !== undefined) put(table, top, to)
  becomeNew(table, pokemon, kept)
}

/** Evolves a Pokémon with a card from any place. Attached cards and damage stay (T2B.6). */
export const oracleEvolve = (table: OracleTable, card: CardId, pokemon: OraclePokemon): void => {
  const isPlayed = table.sides.some(({ hand }) => hand.includes(card))
  lift(table, card)
  noteDown(table, 'evolved', oracleSideOf(table, pokemon), { pokemon })
  const kept = keptConditions(table, pokemon)
  pokemon.cards.push(card)
  becomeNew(table, pokemon, kept)
  if (isPlayed) table.notice({ on: 'evolved', pokemon })
}

/** Attaches a card from any place to a Pokémon. */
export const attachTo = (table: OracleTable, card: CardId, pokemon: OraclePokemon, as: 'energy' | 'tools'): void => {
  const isFromHand = table.sides.some(({ hand }) => hand.includes(card))
  lift(table, card)
  pokemon[as].push(card)
  if (isFromHand) table.notice({ on: 'attached', pokemon, card })
  shedEnergy(table, pokemon)
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
  noteDown(table, 'movedToActive', player, { pokemon: incoming })
  table.notice({ on: 'movedToActive', pokemon: incoming })
  table.notice({ on: 'movedToBench', pokemon: outgoing })
}

/** Moves a Benched Pokémon to the empty Active Spot (KO.5). */
export const promote = (table: OracleTable, player: PlayerId, id: PokemonId): void => {
  const side = table.sides[player]
  const incoming = side.bench.find((pokemon) => pokemon.id === id)
  if (incoming === undefined || side.active !== null) return
  side.bench = side.bench.filter((pokemon) => pokemon !== incoming)
  side.active = incoming
  noteDown(table, 'movedToActive', player, { pokemon: incoming })
  table.notice({ on: 'movedToActive', pokemon: incoming })
}

/** Takes a Pokémon out of play. Its place stays empty, since no Pokémon is promoted yet. Returns all of its cards. */
export const removeFromPlay = (table: OracleTable, pokemon: OraclePokemon): readonly CardId[] => {
  table.notice({ on: 'leaving', pokemon })
  forget(table, pokemon)
  if (pokemon.fall !== null) {
    const { side, fatal } = pokemon.fall
    noteDown(table, 'knockedOut', side, { card: pokemon.cards.at(-1) ?? null, fatal })
  }
  for (const side of table.sides) {
    if (side.active === pokemon) side.active = null
    side.bench = side.bench.filter((other) => other !== pokemon)
  }
  const cards = [...pokemon.cards, ...pokemon.energy, ...pokemon.tools]
  for (const card of cards) table.spokenFor.delete(card)
  return cards
}

/**
 * True if a card evolves from a Pokémon of its owner, as printed (T2B.1). With `skipping`, the Pokémon must be the Basic Pokémon of the
 * card's line instead, since a text skips a Stage.
 */
export const canGoOnto = (table: OracleTable, card: CardId, pokemon: OraclePokemon, skipping = false): boolean => {
  const printed = definitionOf(table, card)
  const below = definitionOf(table, pokemon.cards.at(-1) ?? -1)
  if (printed?.kind !== 'Pokemon' || below === null || ownerOf(table, card) !== oracleSideOf(table, pokemon))
    return false
  return (skipping ? printed.fromBasic : printed.evolvesFrom) === below.name
}

/** Takes a Pokémon out of play, and puts each of its cards and attached cards into the zone `place` of the card's owner. */
export const takeOutOfPlay = (table: OracleTable, pokemon: OraclePokemon, place: CardZone): void => {
  for (const card of removeFromPlay(table, pokemon)) put(table, card, place)
}

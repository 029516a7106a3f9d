/** The state of a text that is being carried out, and the Pokémon and cards that its effects reach. */
import type {
  CardDestination,
  CardId,
  EffectNamed,
  EffectSource,
  Memory,
  Modifiers,
  PokemonSet,
} from 'ptcg-turn-engine/model'
import { definitionOf, ownerOf } from './cards.ts'
import { flip } from './choices.ts'
import { allMeant } from './counts.ts'
import { find } from './moves.ts'
import { mayReturn } from './ofPlayers.ts'
import { effectsArePrevented } from './onDamage.ts'
import { allPokemon, type OraclePokemon, type OracleTable, type Playing, type WrittenOver } from './table.ts'

/** A text being carried out. `memory` is mutable. */
export interface Reading {
  readonly table: OracleTable
  readonly source: EffectSource
  readonly memory: WrittenOver<Memory>
  /** True if the attack does nothing, or does not happen: the rest of the text is skipped. */
  stopped: boolean
}

export const newReading = (table: OracleTable, source: EffectSource, memory: Memory): Reading => ({
  table,
  source,
  memory: { ...memory, cards: { ...memory.cards }, pokemon: { ...memory.pokemon } },
  stopped: false,
})

/** True if a text that works once in a turn has been used this turn. */
export const isTextSpent = ({ turn }: OracleTable, { once }: EffectNamed<'may'>): boolean =>
  once !== undefined && turn.abilitiesUsed.includes(once)

const cardPlayed = ({ table, source }: Reading, played = table.limbo): 'Items' | 'Supporters' | null => {
  if (source.kind !== 'trainer' || played === null) return null
  const card = definitionOf(table, played)
  if (card === null || !('trainer' in card)) return null
  return card.trainer === 'Supporter' ? 'Supporters' : card.trainer === 'Item' ? 'Items' : null
}

/**
 * True if a Pokémon prevents the effect of an attack, Ability, Item or Supporter (R8). Other effects always reach it.
 * `arePlaced`: the effect places damage counters.
 */
export const isKeptFrom = (reading: Reading, pokemon: OraclePokemon, arePlaced = false): boolean => {
  const { table, source } = reading
  const from = source.pokemon === null ? null : find(table, source.pokemon)
  const isKept = (kind: Modifiers['preventEffects']['of'], by: OraclePokemon | null): boolean =>
    effectsArePrevented(table, pokemon, source.player, by, kind, arePlaced)
  if (source.kind === 'attack') return isKept(undefined, from)
  if (source.kind === 'ability') return isKept('Abilities', from)
  const played = cardPlayed(reading)
  return played !== null && isKept(played, null)
}

/** The Pokémon of a set that an effect reaches. They are determined before the effect begins, since it happens to all of them at once. */
export const reached = (reading: Reading, set: PokemonSet, arePlaced = false): readonly OraclePokemon[] =>
  allMeant(reading.table, reading.source, reading.memory, set).filter((one) => !isKeptFrom(reading, one, arePlaced))

/** True if a card of a discard pile cannot be put into a hand or a deck by this text. */
export const staysDiscarded = ({ table, source, ...reading }: Reading, card: CardId, to: CardDestination): boolean => {
  const pile = to === 'hand' ? 'hand' : to.startsWith('deck') ? 'deck' : null
  const owner = ownerOf(table, card)
  if (pile === null || !table.sides[owner].discard.includes(card)) return false
  if (definitionOf(table, card)?.staysDiscarded === true) return true
  if (source.player !== owner) return false
  const ofStadium = table.stadium !== null && ownerOf(table, table.stadium.card) === owner ? 'Stadiums' : null
  // if no card is in limbo, a card of the hand with the name of the text stands for the played card
  const inHand = table.sides[owner].hand.find((one) => definitionOf(table, one)?.name === source.label)
  const kind =
    source.kind === 'ability'
      ? 'Abilities'
      : source.kind === 'stadium'
        ? ofStadium
        : cardPlayed({ table, source, ...reading }, table.limbo ?? inHand ?? null)
  return kind !== null && !mayReturn(table, owner, card, pile, kind)
}

/** The Pokémon that a card is attached to, or null. */
export const holderOf = (table: OracleTable, card: CardId): OraclePokemon | null =>
  allPokemon(table).find(({ energy, tools }) => energy.includes(card) || tools.includes(card)) ?? null

/** True if a card is in the stack of a Pokémon in play. Such a card is not moved separately. */
export const isInAStack = (table: OracleTable, card: CardId): boolean =>
  allPokemon(table).some(({ cards }) => cards.includes(card))

/** Flips coins for a text. Their heads and tails replace those of earlier flips in its memory. */
export function* flipCoins(reading: Reading, coins: number | 'untilTails'): Playing {
  const landed = yield* flip(reading.table, reading.source.player, coins)
  reading.memory.heads = landed.heads
  reading.memory.tails = landed.tails
  reading.memory.done = landed.heads + landed.tails > 0
}

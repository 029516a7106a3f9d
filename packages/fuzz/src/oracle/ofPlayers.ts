/** Computes the effects in force on players of the oracle's table: first and next turn, Bench limit, and forbidden cards. */
import { type CardId, opponentOf, type PlayerId, type Returning } from 'ptcg-turn-engine/model'
import { answerAbout, isAbsent } from './asked.ts'
import { fits } from './cards.ts'
import { asking, modifiersOn, working } from './continuous.ts'
import { canGoOnto, oracleSideOf } from './moves.ts'
import { isSpokenOf } from './spokenOf.ts'
import type { OraclePokemon, OracleTable } from './table.ts'

/** The player of the next turn: the opponent, unless a text gives the same player another turn (R37). */
export const nextPlayer = ({ turn }: OracleTable): PlayerId =>
  turn.another === null ? opponentOf(turn.player) : turn.player

/** True on the first turn of the game, which is the first turn of the player who goes first (T1.1, T2D.4, T3.2). */
export const isFirstTurn = ({ turn, firstPlayer, sides }: OracleTable): boolean =>
  turn.player === firstPlayer && sides[turn.player].turnsTaken === 1

/** The smallest limit that a card in play sets for this player, or the era's (T2A.3). */
export const benchLimit = (table: OracleTable, player: PlayerId): number => {
  if (isAbsent('benchLimit') || !isSpokenOf(table, 'benchLimit')) return table.ruleset.benchLimit
  const limits = working(table, 'benchLimit').flatMap((one) => {
    const { effect } = one
    const { whose, limit } = effect
    if (whose !== undefined && one.player !== null && (whose === 'you') !== (one.player === player)) return []
    const asked = effect.while
    const holds =
      asked === undefined || answerAbout('benchLimit', (knowing) => knowing.holds(table, asking(one, player), asked))
    return holds ? [limit] : []
  })
  return limits.length === 0 ? table.ruleset.benchLimit : Math.min(...limits)
}

/** True if no card or text forbids a player to play this card from the hand. A "can't" wins over a "can" (GR.1). */
export const mayPlay = (table: OracleTable, player: PlayerId, card: CardId): boolean =>
  isAbsent('cantPlay') ||
  !isSpokenOf(table, 'cantPlay') ||
  !working(table, 'cantPlay').some((one) => {
    const { effect } = one
    const { whose, cards } = effect
    const concerns = one.player === null || whose === 'either' || (whose === 'opponent') === (one.player !== player)
    if (!concerns || !fits(table, card, cards)) return false
    const asked = effect.while
    return asked === undefined || answerAbout('cantPlay', ({ holds }) => holds(table, asking(one, player), asked))
  })

/** True if a text of this kind, such as an Ability or an Item, may put a player's discarded card into the hand or the deck. */
export const mayReturn = (
  table: OracleTable,
  player: PlayerId,
  card: CardId,
  pile: 'hand' | 'deck',
  kind: Returning,
): boolean =>
  isAbsent('cantReturn') ||
  !isSpokenOf(table, 'cantReturn') ||
  !working(table, 'cantReturn').some((one) => {
    const { whose, cards, to, by, while: asked } = one.effect
    const concerns = one.player === null || whose === 'either' || (whose === 'opponent') === (one.player !== player)
    if (!concerns || to !== pile || !by.includes(kind) || !fits(table, card, cards)) return false
    return asked === undefined || answerAbout('cantReturn', ({ holds }) => holds(table, asking(one, player), asked))
  })

/** True unless the card is in the hand and an effect forbids playing it onto this Pokémon (GR.1). */
export const receives = (table: OracleTable, card: CardId, pokemon: OraclePokemon): boolean =>
  !table.sides[oracleSideOf(table, pokemon)].hand.includes(card) ||
  !modifiersOn(table, 'cantReceive', pokemon).some(({ cards }) => fits(table, card, cards))

/** True if a text may evolve a Pokémon with this card. From the hand, that counts as playing the card (R40). */
export const mayEvolveInto = (table: OracleTable, card: CardId, pokemon: OraclePokemon, skipping = false): boolean => {
  if (!canGoOnto(table, card, pokemon, skipping)) return false
  const player = oracleSideOf(table, pokemon)
  return !table.sides[player].hand.includes(card) || (mayPlay(table, player, card) && receives(table, card, pokemon))
}

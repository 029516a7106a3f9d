/** Plays the main phase: carries out one action after another until an attack begins or the turn ends (T0.1). */
import { type CardId, type EffectSource, NO_MEMORY, type PokemonId } from 'ptcg-turn-engine/model'
import { shrinkBenches } from './benches.ts'
import { definitionOf } from './cards.ts'
import { settle } from './knockOut.ts'
import { abilitiesAtHand } from './lending.ts'
import { attachTo, discardCards, find, lift, oracleEvolve, takeOutOfPlay, toBench } from './moves.ts'
import { endsTheTurn } from './ofPokemon.ts'
import { noteDown } from './past.ts'
import { recoverWhereSaid } from './recovering.ts'
import { oracleRetreat } from './retreat.ts'
import type { OraclePokemon, OracleTable, Play, Playing } from './table.ts'
import { carryOut, inOrder } from './text.ts'
import { thoseStillInPlay } from './triggers.ts'

const inPlay = (table: OracleTable, id: PokemonId): OraclePokemon => {
  const pokemon = find(table, id)
  if (pokemon === null) throw new Error(`No Pokémon ${id} is in play.`)
  return pokemon
}

/**
 * Plays an Item or a Supporter for its text. Until the text is finished, the card is in no pile (`limbo`). A card that its text has not
 * moved is then discarded; in some eras, a Supporter stays on the table for the turn instead (T2D.1).
 */
function* playText(table: OracleTable, card: CardId): Playing {
  const printed = definitionOf(table, card)
  if (printed?.kind !== 'Trainer' || (printed.trainer !== 'Item' && printed.trainer !== 'Supporter'))
    throw new Error('Only Items and Supporters are played for their text.')
  lift(table, card)
  table.limbo = card
  noteDown(table, 'trainerPlayed', table.turn.player, { card })
  const source: EffectSource = { kind: 'trainer', player: table.turn.player, label: printed.name, pokemon: null }
  yield* carryOut(table, source, [...(printed.cost ?? []), ...printed.effect], NO_MEMORY)
  if (table.limbo === null) return
  if (printed.trainer === 'Item' || !table.ruleset.supportersStay) return discardCards(table, [card])
  lift(table, card)
  table.turn.played.push(card)
}

/** Puts a Stadium into play. The old one is discarded, and its effects end (T2D.6). */
const playStadium = (table: OracleTable, card: CardId): void => {
  if (table.stadium !== null) discardCards(table, [table.stadium.card])
  lift(table, card)
  noteDown(table, 'trainerPlayed', table.turn.player, { card })
  table.stadium = { card, usedOnTurn: 0 }
  table.turn.stadiumsPlayed += 1
}

function* useStadium(table: OracleTable): Playing {
  if (table.stadium === null) throw new Error('No Stadium is in play.')
  const printed = definitionOf(table, table.stadium.card)
  if (printed?.kind !== 'Trainer' || printed.trainer !== 'Stadium')
    throw new Error('The card in play as a Stadium is not a Stadium.')
  table.stadium.usedOnTurn = table.turn.number
  const source: EffectSource = { kind: 'stadium', player: table.turn.player, label: printed.name, pokemon: null }
  yield* carryOut(table, source, [...(printed.cost ?? []), ...(printed.use ?? [])], NO_MEMORY)
}

function* useAbility(table: OracleTable, pokemon: OraclePokemon, index: number): Playing {
  const { player } = table.turn
  const ability = abilitiesAtHand(table, pokemon)[index]?.ability
  if (ability?.use === undefined) throw new Error('There is no such Ability to use.')
  if (!pokemon.usedAbilities.includes(ability.name)) pokemon.usedAbilities.push(ability.name)
  if (ability.oncePerGame !== undefined) table.sides[player].spent.push(ability.oncePerGame)
  const source: EffectSource = { kind: 'ability', player, label: ability.name, pokemon: pokemon.id }
  if (ability.limit === 'onePerTurn') table.turn.abilitiesUsed.push(ability.name)
  yield* carryOut(table, source, [...(ability.cost ?? []), ...ability.use], NO_MEMORY)
}

/** Carries out an action that neither attacks nor ends the turn. */
function* carryThrough(table: OracleTable, play: Play): Playing {
  switch (play.play) {
    case 'BENCH_POKEMON':
      toBench(table, play.card)
      return table.notice({ on: 'benched', pokemon: inPlay(table, play.card) })
    case 'EVOLVE': {
      const pokemon = inPlay(table, play.pokemon)
      oracleEvolve(table, play.card, pokemon)
      if (endsTheTurn(table, pokemon)) table.turn.cutShort = true
      return
    }
    case 'ATTACH_ENERGY':
      attachTo(table, play.card, inPlay(table, play.pokemon), 'energy')
      table.turn.energyAttached += 1
      return
    case 'PLAY_TOOL':
      noteDown(table, 'trainerPlayed', table.turn.player, { card: play.card })
      return attachTo(table, play.card, inPlay(table, play.pokemon), 'tools')
    case 'PLAY_ITEM':
      return yield* playText(table, play.card)
    case 'PLAY_SUPPORTER':
      table.turn.supportersPlayed += 1
      return yield* playText(table, play.card)
    case 'PLAY_STADIUM':
      return playStadium(table, play.card)
    case 'USE_STADIUM':
      return yield* useStadium(table)
    case 'USE_ABILITY':
      return yield* useAbility(table, inPlay(table, play.pokemon), play.ability)
    case 'RETREAT':
      return yield* oracleRetreat(table)
    case 'DISCARD_FROM_PLAY':
      return takeOutOfPlay(table, inPlay(table, play.pokemon), 'discard')
    case 'DECLARE_ATTACK':
    case 'END_TURN':
      return
    default:
      play satisfies never
  }
}

/** Thrown if texts keep triggering each other without asking a player. The rules do not say how this ends. */
export class WithoutEnd extends Error {}

/** Discards from Benches before looking for Knock Outs, so a Pokémon that must leave a Bench is not Knocked Out. */
function* settleInTheMainPhase(table: OracleTable): Playing {
  yield* shrinkBenches(table)
  yield* settle(table)
}

/** Carries out the texts that an action has triggered, after Knock Outs and before anything else. */
export function* carryOutTriggered(table: OracleTable, settling = settle): Playing {
  for (let rounds = 0; table.triggered.length > 0; rounds += 1) {
    if (rounds === 1000) throw new WithoutEnd('Texts set each other off without end.')
    const now = thoseStillInPlay(table)
    yield* inOrder(table, now, table.turn.player)
    yield* settling(table)
  }
}

/** Plays the main phase. Returns the index of the declared attack, or null if the turn ends without one. */
export function* mainPhase(table: OracleTable): Playing<number | null> {
  for (;;) {
    yield* settleInTheMainPhase(table)
    yield* carryOutTriggered(table, settleInTheMainPhase)
    if (table.turn.cutShort) return null
    const given = yield { for: 'main', player: table.turn.player }
    if (given.answer !== 'play') throw new Error('An action of the main phase is expected.')
    if (given.what.play === 'END_TURN') return null
    if (given.what.play === 'DECLARE_ATTACK') return given.what.attack
    yield* carryThrough(table, given.what)
    recoverWhereSaid(table)
  }
}

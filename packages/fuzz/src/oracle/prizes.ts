/**
 * Plays the taking of Prize cards: each player chooses, both take at the same time, and a taken card's effects come
 * before it goes to the hand (KO.4, PR.2, R50).
 */
import { type CardId, opponentOf, type PlayerId, type WaitingProgram } from 'ptcg-turn-engine/model'
import { definitionOf } from './cards.ts'
import { pick } from './choices.ts'
import { nextPlayer } from './ofPlayers.ts'
import { noteDown } from './past.ts'
import type { OracleTable, Playing } from './table.ts'
import { inOrder } from './text.ts'
import { asWaiting, triggersPrintedOn } from './triggers.ts'

/** Lists both players, first the player of the next turn (KO.4, KO.5). */
export const nextFirst = (table: OracleTable): readonly [PlayerId, PlayerId] => {
  const next = nextPlayer(table)
  return [next, opponentOf(next)]
}

/** The effects of a card that are triggered when it is taken as a Prize card. Its Abilities count although it is not in play. */
const saidOfTaking = (table: OracleTable, player: PlayerId, card: CardId): readonly WaitingProgram[] => {
  const printed = definitionOf(table, card)
  const texts =
    printed?.kind === 'Pokemon'
      ? (printed.abilities ?? []).flatMap(({ name, triggers = [] }) => triggers.map((trigger) => ({ name, trigger })))
      : triggersPrintedOn(table, card).map((trigger) => ({ name: printed?.name ?? '', trigger }))
  const isOwnTurn = !table.betweenTurns && table.turn.player === player
  return texts.flatMap(({ name, trigger }) =>
    trigger.on === 'takenAsPrize' && (trigger.during === undefined || isOwnTurn)
      ? asWaiting(table, { kind: 'ability', player, label: name, pokemon: null }, trigger, null, card)
      : [],
  )
}

const takeOff = (table: OracleTable, player: PlayerId, cards: readonly CardId[]): void => {
  if (cards.length === 0) return
  const side = table.sides[player]
  side.prizes = side.prizes.filter((card) => !cards.includes(card))
  noteDown(table, 'prizesTaken', player, { count: cards.length })
}

/** Carries out the effects of a taken Prize card. The card is face up meanwhile, and goes to the hand unless its text has moved it. */
function* use(table: OracleTable, player: PlayerId, card: CardId): Playing {
  takeOff(table, player, [card])
  table.limbo = card
  yield* inOrder(table, saidOfTaking(table, player, card), player)
  if (table.limbo !== card) return
  table.limbo = null
  table.sides[player].hand.push(card)
}

export function* takePrizes(table: OracleTable, prizes: readonly [number, number]): Playing {
  const taken: [CardId[], CardId[]] = [[], []]
  for (const player of nextFirst(table)) {
    const left = table.sides[player].prizes
    const many = Math.min(prizes[player], left.length)
    const options = left.map((card) => ({ pick: 'prize', card }) as const)
    for (const one of yield* pick(table, { player, options, min: many, max: many }))
      if (one.pick === 'prize') taken[player].push(one.card)
  }
  const used: [CardId[], CardId[]] = [[], []]
  for (const player of nextFirst(table)) {
    const options = taken[player]
      .filter((card) => saidOfTaking(table, player, card).length > 0)
      .map((card) => ({ pick: 'card', card }) as const)
    for (const one of yield* pick(table, { player, options, min: 0, max: options.length }))
      if (one.pick === 'card') used[player].push(one.card)
  }
  for (const player of [0, 1] as const) {
    const kept = taken[player].filter((card) => !used[player].includes(card))
    takeOff(table, player, kept)
    table.sides[player].hand.push(...kept)
  }
  for (const player of nextFirst(table)) for (const card of used[player]) yield* use(table, player, card)
}

/** Builds the table after set-up from the lines before the first turn, and brings the chart to a turn. */

import type { Microstep } from 'ptcg-turn-engine'
import { MEANING } from 'ptcg-turn-engine/internal/engine/stepper/meaning'
import { STEPPER, settleSnapshot } from 'ptcg-turn-engine/internal/engine/stepper/step'
import { prizeCount } from 'ptcg-turn-engine/internal/game/board/limits'
import { promotePokemon } from 'ptcg-turn-engine/internal/game/changes/activeSpot'
import { moveCards, TO_HAND, takeCard } from 'ptcg-turn-engine/internal/game/changes/cards'
import { gameWith } from 'ptcg-turn-engine/internal/game/changes/copy'
import { INITIAL_GAME, untouchedSide } from 'ptcg-turn-engine/internal/game/changes/fresh'
import { newPokemon } from 'ptcg-turn-engine/internal/game/changes/pokemon'
import { updatePlayer } from 'ptcg-turn-engine/internal/game/changes/record'
import { PLAYERS, type Player, type PlayerId } from 'ptcg-turn-engine/model'
import type { Entry } from '../reading/battleLog.ts'
import type { RefereedTable } from './table.ts'

const place = (table: RefereedTable, player: PlayerId, entry: Entry): void => {
  const { sentence } = entry
  if (sentence.says !== 'putIntoPlay') return
  const card = table.take(player, ['hand', 'deck'], sentence.card, { as: 'Pokemon' })
  if (card === null) return
  const taken = takeCard(table.game, card)
  const { active, bench } = taken.players[player]
  const pokemon = newPokemon(taken, card)
  table.change(
    updatePlayer(
      taken,
      player,
      sentence.place === 'active' && active === null ? { active: pokemon } : { bench: [...bench, pokemon] },
    ),
  )
}

/** Draws the hands, places the Pokémon and lays out the Prize cards according to the lines of set-up. */
export const refereeSetUp = (table: RefereedTable, entries: readonly Entry[]): void => {
  const mulligans = new Set(
    entries.flatMap(({ sentence }) => (sentence.says === 'mulligansTaken' ? [sentence.player] : [])),
  )
  for (const player of PLAYERS) {
    const drawn = entries.flatMap((entry) => {
      const { sentence, under } = entry
      if (!('player' in sentence) || sentence.player !== player) return []
      return sentence.says === 'openingHandDrawn' || sentence.says === 'drewForMulligans' ? [{ sentence, under }] : []
    })
    const count = drawn.reduce((sum, { sentence }) => sum + ('count' in sentence ? sentence.count : 0), 0)
    const hand = table.game.players[player].deck.slice(0, count === 0 ? table.game.ruleset.openingHand : count)
    table.change(moveCards(table.game, hand, TO_HAND))
    // After a mulligan the listed hand is not the final one.
    const listed = drawn.flatMap(({ sentence, under }) =>
      sentence.says === 'openingHandDrawn' && mulligans.has(player) ? [] : under.flatMap(({ cards }) => cards ?? []),
    )
    for (const logged of listed) {
      const card = table.game.players[player].hand.find((one) => table.game.cards[one]?.definition === null)
      if (card !== undefined) table.identify(table.asTheCopy(card, logged), logged)
    }
  }
  for (const entry of entries) if (entry.sentence.says === 'putIntoPlay') place(table, entry.sentence.player, entry)
  for (const player of PLAYERS) {
    const { deck } = table.game.players[player]
    const prizes = deck.slice(0, prizeCount(table.game))
    table.change(updatePlayer(table.game, player, { deck: deck.slice(prizes.length), prizes }))
  }
}

/** Begins a Sudden Death game: every card returns to its deck and is unknown again, and the lines of the new set-up are refereed. */
export const setUpAgain = (table: RefereedTable, entries: readonly Entry[]): void => {
  const { game } = table
  const own = (owner: PlayerId): Player =>
    untouchedSide(
      game.players[owner].name,
      game.cards.flatMap((card, id) => (card.owner === owner ? [id] : [])),
    )
  const cards = game.cards.map((card) => ({ ...card, definition: null }))
  const players = [own(0), own(1)] as const
  const begun = { ...INITIAL_GAME, cards, players, setUp: null, tieBreak: Math.max(1, game.tieBreak) }
  table.at = { state: 'turn.main.ready', game: gameWith(game, begun) }
  refereeSetUp(table, entries)
}

const { attack, knockOut, checkup, resolution, waiting, triggered, orderedBy, retreatPayment, ask, result } =
  INITIAL_GAME

/** The values that show that nothing is in progress in a game: no attack, no Knock Out, no request, no result. */
const FREE = { attack, knockOut, checkup, resolution, waiting, triggered, orderedBy, retreatPayment, ask, result }

/** Begins a player's turn from any state of the chart. An Active Spot that is still empty is filled with the first Benched Pokémon. */
export const beginTurnOf = (table: RefereedTable, player: PlayerId): void => {
  const { turn } = table.game
  const first = turn.number === 0
  const again = !first && turn.player === player
  let game = gameWith(table.game, {
    ...FREE,
    firstPlayer: first ? player : table.game.firstPlayer,
    turn: again ? { ...turn, another: 'atOnce' } : turn,
  })
  for (const side of PLAYERS) {
    const [benched] = game.players[side].bench
    if (game.players[side].active === null && benched !== undefined) game = promotePokemon(game, side, benched.id)
  }
  const event = { type: 'END_TURN', player } as const
  const begun = MEANING.actions.beginTurn(game, event)
  const microsteps: Microstep[] = []
  const draw = { state: 'turn.draw', game: begun } as const
  table.at = settleSnapshot(STEPPER, draw, (one) => microsteps.push(one))
  table.trail.went(draw, microsteps)
}

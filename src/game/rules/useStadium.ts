/** Clauses about USE_STADIUM: the player whose turn it is uses the effect of the Stadium once a turn (T2D.5, T2D.8). */
import { cardName, definitionOf } from '../board/definitions.ts'
import { couldChangeSomething } from '../effects/foreseeable.ts'
import { canBePaid } from '../effects/paying.ts'
import type { StadiumDefinition } from '../model/cards.ts'
import type { EventNamed } from '../model/events.ts'
import type { Game } from '../model/game.ts'
import type { PlayerId } from '../model/players.ts'
import { type EffectSource, NO_MEMORY } from '../model/resolution.ts'
import { cannotBePaid, changesNothing, helpForCost, helpForNothing } from './changesNothing.ts'
import type { Clause } from './clause.ts'
import { playerName } from './turnOrder.ts'

const stadiumName = (game: Game): string => (game.stadium === null ? 'a Stadium' : cardName(game, game.stadium.card))

const stadiumInPlay = (game: Game) => {
  const definition = game.stadium === null ? null : definitionOf(game, game.stadium.card)
  return definition?.kind === 'Trainer' && definition.trainer === 'Stadium' ? definition : null
}

export const stadiumHasAnEffectToUse: Clause<EventNamed<'USE_STADIUM'>> = {
  rule: 'T2D.5',
  code: 'NO_STADIUM_TO_USE',
  holds: (game) => stadiumInPlay(game)?.use !== undefined,
  says: (game) =>
    game.stadium === null ? 'No Stadium is in play.' : `${stadiumName(game)} works by itself and cannot be used.`,
}

export const stadiumNotUsedThisTurn: Clause<EventNamed<'USE_STADIUM'>> = {
  rule: 'T2D.8',
  code: 'STADIUM_ALREADY_USED',
  dependsOn: ['stadiumHasAnEffectToUse'],
  holds: (game) => game.stadium?.usedOnTurn !== game.turn.number,
  says: (game, { player }) => `${playerName(game, player)} has already used ${stadiumName(game)} this turn.`,
  remedy: () => 'Use it on your next turn.',
}

const stadiumSource = (player: PlayerId, { name }: StadiumDefinition): EffectSource => ({
  kind: 'stadium',
  player,
  label: name,
  pokemon: null,
})

export const stadiumCostCanBePaid: Clause<EventNamed<'USE_STADIUM'>> = {
  rule: 'GR.3',
  code: 'COST_CANNOT_BE_PAID',
  dependsOn: ['stadiumHasAnEffectToUse'],
  holds: (game, { player }) => {
    const stadium = stadiumInPlay(game)
    if (stadium === null || game.players[player] === undefined) return false
    return canBePaid(game, stadiumSource(player, stadium), stadium.cost, stadium.use)
  },
  says: (game, { player }) => {
    const stadium = stadiumInPlay(game)
    return stadium === null
      ? 'No Stadium is in play.'
      : cannotBePaid(stadium.name, game, stadiumSource(player, stadium), stadium.cost ?? [], stadium.use)
  },
  remedy: (game, { player }) => {
    const stadium = stadiumInPlay(game)
    return stadium === null ? null : helpForCost(game, stadiumSource(player, stadium), stadium.cost ?? [], stadium.use)
  },
}

export const stadiumWouldChangeSomething: Clause<EventNamed<'USE_STADIUM'>> = {
  rule: 'T2D.1b',
  code: 'CHANGES_NOTHING',
  dependsOn: ['stadiumHasAnEffectToUse'],
  holds: (game, { player }) => {
    const stadium = stadiumInPlay(game)
    if (stadium?.use === undefined || game.players[player] === undefined) return false
    return couldChangeSomething(game, stadiumSource(player, stadium), stadium.use, NO_MEMORY, stadium.cost)
  },
  says: (game, { player }) => {
    const stadium = stadiumInPlay(game)
    return stadium?.use === undefined
      ? `${stadiumName(game)} would change nothing.`
      : changesNothing(stadiumName(game), game, stadiumSource(player, stadium), stadium.use, stadium.cost)
  },
  remedy: (game, { player }) => {
    const stadium = stadiumInPlay(game)
    return stadium?.use === undefined
      ? null
      : helpForNothing(game, stadiumSource(player, stadium), stadium.use, stadium.cost)
  },
}

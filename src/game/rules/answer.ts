/** Clauses about answers to a request: CHOOSE, DONE, APPLY and the answers of the host (GR.6, GR.8, GR.2). */
import { notTaken } from '../changes/chance.ts'
import { isMade, isOffered, mayStop } from '../effects/choice.ts'
import type { ChoiceAsk } from '../model/asks.ts'
import type { EventNamed } from '../model/events.ts'
import type { Game } from '../model/game.ts'
import { problemWith } from './change.ts'
import type { Clause, EventOfPlayer } from './clause.ts'
import { playerName } from './turnOrder.ts'

const choice = (game: Game): ChoiceAsk | null => (game.ask?.ask === 'choice' ? game.ask : null)

export const theChoiceIsYours: Clause<EventOfPlayer> = {
  rule: 'GR.6',
  code: 'NOT_YOUR_CHOICE',
  holds: (game, { player }) => choice(game)?.player === player,
  says: (game, { player }) => {
    const ask = choice(game)
    return ask === null
      ? 'There is nothing to choose.'
      : `${playerName(game, ask.player)} makes this choice, not ${playerName(game, player)}.`
  },
}

export const theOptionIsOffered: Clause<EventNamed<'CHOOSE'>> = {
  rule: 'GR.6',
  code: 'NOT_OFFERED',
  dependsOn: ['theChoiceIsYours'],
  holds: (game, { option }) => {
    const ask = choice(game)
    return ask !== null && isOffered(ask, option)
  },
  says: (game, { option }) => {
    const ask = choice(game)
    return ask?.picked.includes(option)
      ? `Option ${option} has already been picked.`
      : `Option ${option} is not among the ${ask?.options.length ?? 0} offered.`
  },
}

export const enoughIsChosen: Clause<EventNamed<'DONE'>> = {
  rule: 'GR.6',
  code: 'NOT_ENOUGH_CHOSEN',
  dependsOn: ['theChoiceIsYours'],
  holds: (game) => {
    const ask = choice(game)
    return ask !== null && mayStop(ask)
  },
  says: (game) => {
    const ask = choice(game)
    if (ask === null || isMade(ask)) return 'Nothing is left to choose.'
    if (ask.units > 0) return `The chosen Energy must provide at least ${ask.units}.`
    return `Choose at least ${ask.min} (so far ${ask.picked.length}).`
  },
}

export const theEffectIsYours: Clause<EventOfPlayer> = {
  rule: 'GR.6',
  code: 'NOT_YOUR_CHOICE',
  holds: (game, { player }) => game.ask?.ask === 'byHand' && game.ask.player === player,
  says: (game, { player }) =>
    game.ask?.ask === 'byHand'
      ? `${playerName(game, game.ask.player)} carries out this text, not ${playerName(game, player)}.`
      : 'No text is being carried out by hand.',
}

export const theChangeIsPossible: Clause<EventNamed<'APPLY'>> = {
  rule: 'GR.2',
  code: 'CHANGE_NOT_POSSIBLE',
  dependsOn: ['theEffectIsYours'],
  holds: (game, { change }) => problemWith(game, change) === null,
  says: (game, { change }) => problemWith(game, change) ?? 'This change is possible.',
}

export const theOrderIsAPermutation: Clause<EventNamed<'DECK_SHUFFLED'>> = {
  rule: 'GR.8',
  code: 'NOT_A_PERMUTATION',
  holds: (game, { order }) => {
    if (game.ask?.ask !== 'shuffle' || !Array.isArray(order)) return false
    const size = game.ask.cards
    const seen = new Set(order)
    return (
      order.length === size && seen.size === size && order.every((at) => Number.isInteger(at) && at >= 0 && at < size)
    )
  },
  says: (game) => {
    const size = game.ask?.ask === 'shuffle' ? game.ask.cards : 0
    return `The order must contain each position from 0 to ${size - 1} once.`
  },
}

export const thePositionIsInTheHand: Clause<EventNamed<'CARD_TAKEN_AT_RANDOM'>> = {
  rule: 'GR.8',
  code: 'NOT_IN_THE_HAND',
  holds: (game, { position }) =>
    game.ask?.ask === 'atRandom' &&
    Number.isInteger(position) &&
    position >= 0 &&
    position < notTaken(game, game.ask.player).length,
  says: (game) =>
    `The hand has the positions 0 to ${(game.ask?.ask === 'atRandom' ? notTaken(game, game.ask.player).length : 0) - 1}.`,
}

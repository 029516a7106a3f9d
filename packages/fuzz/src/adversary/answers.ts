/** Adversaries who answer a question in the other player's place, or give an answer that the question does not allow (GR.6, GR.8). */
import { type ChoicePurpose, type GameEvent, type Option, opponentOf } from 'ptcg-turn-engine/model'
import { against, breaking, type Occasions, wrongTime } from './occasions.ts'

/** Choices that may be ended with DONE once enough is picked; the others have a fixed number of picks. */
const MAY_STOP: readonly ChoicePurpose[] = [
  'bench',
  'bonusBench',
  'usePrize',
  'order',
  'may',
  'oneOrBoth',
  'copyAttack',
  'effect',
  'retreatCost',
  'goOn',
]

const makeTheChoiceOfTheOther: Occasions = ({ game: { ask } }) => {
  if (ask?.ask !== 'choice') return []
  const player = opponentOf(ask.player)
  const done: readonly GameEvent[] = MAY_STOP.includes(ask.purpose) ? [{ type: 'DONE', player }] : []
  return [...ask.options.map((_, option): GameEvent => ({ type: 'CHOOSE', player, option })), ...done].map((event) =>
    breaking('GR.6', event),
  )
}

const chooseWhatIsNotOffered: Occasions = ({ game: { ask } }) => {
  if (ask?.ask !== 'choice') return []
  const { player, options, picked, again } = ask
  return [options.length, options.length + 1, 9999, ...(again ? [] : picked)].map((option) =>
    breaking('GR.6', { type: 'CHOOSE', player, option }),
  )
}

const unitsOf = (option: Option | undefined): number => (option?.option === 'card' ? (option.units ?? 0) : 0)

const stopChoosingTooEarly: Occasions = (at) => {
  const { ask } = at.game
  if (ask?.ask !== 'choice') return []
  const { player, purpose, options, picked, min, units } = ask
  if (!MAY_STOP.includes(purpose)) return [breaking(wrongTime(at), { type: 'DONE', player })]
  const paid = picked.reduce((sum, at) => sum + unitsOf(options[at]), 0)
  return picked.length < min || paid < units ? [breaking('GR.6', { type: 'DONE', player })] : []
}

const carryOutTheTextOfTheOther: Occasions = ({ game: { ask } }) => {
  if (ask?.ask !== 'byHand') return []
  const player = opponentOf(ask.player)
  return [
    breaking('GR.6', { type: 'DONE', player }),
    breaking('GR.6', { type: 'APPLY', player, change: { change: 'draw', player, cards: 1 } }),
    breaking('GR.6', { type: 'APPLY', player, change: { change: 'flip', coins: 1 } }),
  ]
}

const shuffleIntoNoOrder: Occasions = ({ game: { ask } }) => {
  if (ask?.ask !== 'shuffle') return []
  const order = Array.from({ length: ask.cards }, (_, at) => at)
  const { length } = order
  const wrong: readonly (readonly number[])[] = [
    [...order, length],
    [...order, 0],
    ...(length === 0 ? [] : [order.slice(1), order.with(0, length), []]),
    ...(length < 2 ? [] : [order.with(0, 1), order.with(length - 1, 0)]),
  ]
  return wrong.map((one) => against('GR.8', { type: 'DECK_SHUFFLED', order: one }))
}

const takeARandomCardFromNowhere: Occasions = ({ game: { ask, players } }) => {
  if (ask?.ask !== 'atRandom') return []
  const { length } = players[ask.player].hand
  return [length, length + 1, 9999].map((position) => breaking('GR.8', { type: 'CARD_TAKEN_AT_RANDOM', position }))
}

export const HOSTILE_ANSWERS = {
  makeTheChoiceOfTheOther,
  chooseWhatIsNotOffered,
  stopChoosingTooEarly,
  carryOutTheTextOfTheOther,
  shuffleIntoNoOrder,
  takeARandomCardFromNowhere,
}

/** Adversaries who act out of turn, at the wrong time, or after the game (T0.1, T0.2, T3.1, WL.4). */
import type { Snapshot } from 'ptcg-turn-engine'
import { type EventType, type GameEvent, opponentOf, PLAYERS, type PlayerId } from 'ptcg-turn-engine/model'
import { breaking, isMainPhase, mayAttackNow, type Occasions, wrongTime } from './occasions.ts'

/** Takes an event that is legal for one player, and sends it as the other player. */
const theOtherPlayerActs: Occasions = (at, legal) =>
  mayAttackNow(at)
    ? legal.flatMap((event) =>
        'player' in event ? [breaking('T0.2', { ...event, player: opponentOf(event.player) })] : [],
      )
    : []

/** Actions of the main phase, sensible or not. Each card of the hand is played as a card of every kind. */
const mainActions = ({ game }: Snapshot, player: PlayerId): readonly GameEvent[] => {
  const { hand, active } = game.players[player]
  const pokemon = active?.id ?? 0
  return [
    { type: 'END_TURN', player },
    { type: 'RETREAT', player },
    { type: 'DECLARE_ATTACK', player, attack: 0 },
    { type: 'USE_STADIUM', player },
    { type: 'USE_ABILITY', player, pokemon, ability: 0 },
    ...hand.flatMap((card): readonly GameEvent[] => [
      { type: 'BENCH_POKEMON', player, card },
      { type: 'EVOLVE', player, card, pokemon },
      { type: 'ATTACH_ENERGY', player, card, pokemon },
      { type: 'PLAY_ITEM', player, card },
      { type: 'PLAY_TOOL', player, card, pokemon },
      { type: 'PLAY_SUPPORTER', player, card },
      { type: 'PLAY_STADIUM', player, card },
    ]),
  ]
}

/** Events that are allowed between two attacks of a turn (R38). */
const AGAIN: readonly EventType[] = ['DECLARE_ATTACK', 'END_TURN']

/** Sends main actions in the middle of a choice, an effect, an attack, a Knock Out, a Checkup or set-up. */
const mainActionWhileSomethingIsAsked: Occasions = (at) =>
  isMainPhase(at) || at.game.result !== null
    ? []
    : mainActions(at, at.game.turn.player)
        .filter(({ type }) => at.state !== 'turn.secondAttack' || !AGAIN.includes(type))
        .map((event) => breaking(wrongTime(at), event))

/** Answers questions that nobody has asked. */
const answerNobodyAskedFor: Occasions = (at) => {
  const { ask, result, turn } = at.game
  if (result !== null) return []
  const player = ask?.player ?? turn.player
  const answers: readonly (readonly [GameEvent, boolean])[] = [
    [{ type: 'CHOOSE', player, option: 0 }, ask?.ask === 'choice'],
    [{ type: 'DONE', player }, ask?.ask === 'choice' || ask?.ask === 'byHand'],
    [{ type: 'APPLY', player, change: { change: 'draw', player, cards: 1 } }, ask?.ask === 'byHand'],
    [{ type: 'COIN_LANDED', heads: true }, ask?.ask === 'coin'],
    [{ type: 'COIN_LANDED', heads: false }, ask?.ask === 'coin'],
    [
      { type: 'DECK_SHUFFLED', order: Array.from({ length: ask?.ask === 'shuffle' ? ask.cards : 0 }, (_, one) => one) },
      ask?.ask === 'shuffle',
    ],
    [{ type: 'CARD_TAKEN_AT_RANDOM', position: 0 }, ask?.ask === 'atRandom'],
  ]
  return answers.flatMap(([event, isAsked]) => (isAsked ? [] : [breaking(wrongTime(at), event)]))
}

/** Sends any event after the end of the game. */
const actAfterTheEnd: Occasions = (at) =>
  at.game.result === null
    ? []
    : PLAYERS.flatMap((player): readonly GameEvent[] => [
        ...mainActions(at, player),
        { type: 'CONCEDE', player },
        { type: 'CHOOSE', player, option: 0 },
        { type: 'DONE', player },
        { type: 'COIN_LANDED', heads: true },
      ]).map((event) => breaking('WL.4', event))

export const TURN_ORDER = {
  theOtherPlayerActs,
  mainActionWhileSomethingIsAsked,
  answerNobodyAskedFor,
  actAfterTheEnd,
}

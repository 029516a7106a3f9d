/**
 * Checks that a loaded game fits the state that its file names: the pending request and the actions in progress must belong to this
 * state, and no automatic transition may be due.
 */

import type { ActionName } from '../../../machines/vocabulary.ts'
import { findPokemon } from '../../game/board/pokemonInPlay.ts'
import { notTaken } from '../../game/changes/chance.ts'
import { gameWith } from '../../game/changes/copy.ts'
import { isMade } from '../../game/effects/choice.ts'
import { listToOrder } from '../../game/effects/resolve.ts'
import type { JsonProblem } from '../../game/json/problem.ts'
import type { Ask, ChoicePurpose, ShuffleAsk } from '../../game/model/asks.ts'
import type { Game } from '../../game/model/game.ts'
import type { CardId } from '../../game/model/pokemon.ts'
import { legalEventsOf } from '../listing/legalEvents.ts'
import { isSettled, isState, leafAt, type Stepper } from '../stepper/step.ts'
import { ASKED_BY_EVENT, unanswerable } from './answerable.ts'
import { recoveryProblems, settlingProblems } from './settling.ts'

/** For each state in which the rules ask for a choice, the purpose of the choice. Choices with other purposes come from effects. */
const PURPOSES: Readonly<Record<string, ChoicePurpose>> = {
  'setUp.goingFirst': 'goFirst',
  'setUp.active': 'active',
  'setUp.bench': 'bench',
  'setUp.extraCards': 'bonusDraw',
  'setUp.extraBench': 'bonusBench',
  'turn.main.retreating.paying': 'retreatCost',
  'turn.main.retreating.comingIn': 'retreatTo',
  'turn.main.benchShrinking': 'leaveBench',
  'turn.attack.benchShrinking': 'leaveBench',
  'knockOut.benchShrinking': 'leaveBench',
  'knockOut.prizes.choosing': 'prizes',
  'knockOut.prizesUsed.choosing': 'usePrize',
  'knockOut.promotion.choosing': 'promote',
}
/** The action of the chart that asks for a choice with this purpose. */
const ASKING: { readonly [Purpose in ChoicePurpose]?: ActionName } = {
  goFirst: 'askWhoGoesFirst',
  active: 'askForTheActivePokemon',
  bench: 'askForTheBench',
  bonusDraw: 'askHowManyExtraCards',
  bonusBench: 'askForTheExtraBench',
  retreatCost: 'askForTheRetreatCost',
  retreatTo: 'askWhoComesIn',
  leaveBench: 'askWhoLeavesTheBench',
  prizes: 'askForPrizes',
  usePrize: 'askWhichPrizesAreUsed',
  promote: 'askForPromotion',
}

/** A request as JSON, without the picks made so far. */
const terms = (ask: Ask | null): string => (ask === null ? '' : JSON.stringify({ ...ask, picked: [], done: false }))

/** True if the pending choice differs from the one that the chart's action would ask for in this game. */
const isAnotherChoice = ({ meaning }: Stepper, game: Game, purpose: ChoicePurpose): boolean => {
  const asking = ASKING[purpose]
  if (asking === undefined) return false
  const asked = meaning.actions[asking](gameWith(game, { ask: null }), { type: 'DONE', player: 0 })
  return terms(asked.ask) !== terms(game.ask)
}

const OWN_PURPOSES: readonly ChoicePurpose[] = Object.values(PURPOSES)

const toShuffle = ({ players }: Game, { player, prizes }: ShuffleAsk): readonly CardId[] =>
  players[player][prizes === true ? 'prizes' : 'deck']

const askProblem = (stepper: Stepper, game: Game, state: string): string | null => {
  const { ask } = game
  if (ask?.ask === 'atRandom' && (ask.cards < 1 || ask.cards > notTaken(game, ask.player).length))
    return 'More cards are to be taken at random than the hand holds.'
  if (ask?.ask === 'shuffle' && (ask.cards < 2 || ask.cards > toShuffle(game, ask).length))
    return 'More or fewer cards are to be shuffled than there could be.'
  if (ask?.ask !== 'choice') return null
  const purpose = PURPOSES[state]
  if (purpose === undefined ? OWN_PURPOSES.includes(ask.purpose) : ask.purpose !== purpose)
    return `A choice for "${ask.purpose}" cannot be asked in ${state}.`
  if (isMade(ask)) return 'The choice is already made.'
  if (isAnotherChoice(stepper, game, ask.purpose)) return 'The choice is not the one that the rules ask for here.'
  const { picked, options, again } = ask
  if (picked.some((index) => index >= options.length) || (!again && new Set(picked).size < picked.length))
    return 'The picks of the choice are not among its options.'
  const strange = options.some(
    (option) =>
      (option.option === 'card' && game.cards[option.card] === undefined) ||
      (option.option === 'pokemon' && findPokemon(game, option.pokemon) === null),
  )
  return strange ? 'The choice offers something that is not there.' : null
}

const isOrder = ({ ask }: Game): boolean => ask?.ask === 'choice' && ask.purpose === 'order'

/** True if the pending request comes from an effect in progress. A request to put effects in order comes before the effects begin. */
const needsAnEffect = (game: Game, state: string): boolean =>
  game.ask !== null && !isOrder(game) && PURPOSES[state] === undefined

const prefix = (state: string, of: string): boolean => state === of || state.startsWith(`${of}.`)

const progressProblems = (game: Game, state: string): readonly (string | null)[] => [
  prefix(state, 'setUp') === (game.setUp !== null) || prefix(state, 'gameOver')
    ? null
    : `Set-up is ${game.setUp === null ? 'over' : 'not over'}, which does not fit the state ${state}.`,
  prefix(state, 'turn.attack') && game.attack === null ? 'No attack is in progress.' : null,
  // Other `knockOut` states need no Knock Out: an empty Active Spot is filled there too (KO.5, R115, R116).
  state.startsWith('knockOut.prize') && game.knockOut === null ? 'No Knock Out is in progress.' : null,
  prefix(state, 'checkup') && game.checkup === null ? 'No Pokémon Checkup is in progress.' : null,
  prefix(state, 'turn.main') && (game.attack !== null || game.checkup !== null || game.knockOut !== null)
    ? 'An attack, a Knock Out or a Checkup is in progress during the main phase.'
    : null,
  state === 'turn.main.ready' && (game.limbo !== null || game.ask !== null)
    ? 'A card is still being played, or a request is pending, while the player may act freely.'
    : null,
  needsAnEffect(game, state) && game.resolution === null
    ? 'A request is pending although no effect is being carried out.'
    : null,
  isOrder(game) && (game.ask?.ask === 'choice' ? game.ask.options.length : 0) !== listToOrder(game).length
    ? 'The effects to be put in order are not those that are waiting.'
    : null,
  game.turn.ending === true && !prefix(state, 'turn.ending') && !prefix(state, 'knockOut') && !prefix(state, 'gameOver')
    ? 'The turn is already ending, which does not fit this state.'
    : null,
  game.attack !== null && attackIsUnknown(game) ? 'The attacking Pokémon does not have the attack in progress.' : null,
  // Before a Pokémon is promoted, a Bench over its limit must be reduced (C2131).
  prefix(state, 'turn.main') && state !== 'turn.main.benchShrinking' && game.resolution === null
    ? noActive(game)
    : null,
  prefix(state, 'turn') && game.turn.number === 0 ? 'The first turn has not begun.' : null,
  (state === 'gameOver') === (game.result !== null) ? null : 'The result does not fit the state of the game.',
]

const noActive = ({ players }: Game): string | null => {
  const without = players.find(({ active }) => active === null)
  return without === undefined ? null : `${without.name} has no Active Pokémon.`
}

const attackIsUnknown = ({ attack, definitions }: Game): boolean => {
  const definition = attack === null ? undefined : definitions[attack.definition]
  const attacks = definition !== undefined && 'attacks' in definition ? definition.attacks : undefined
  return attacks?.[attack?.index ?? -1] === undefined
}

/** The reasons why a game cannot wait for an event in this state, one sentence each; empty if it can. */
export const restProblems = (stepper: Stepper, state: string, game: Game): readonly JsonProblem[] => {
  if (!isState(stepper, state))
    return [{ path: 'state', message: `There is no state ${JSON.stringify(state.slice(0, 100))}.` }]
  const leaf = leafAt(stepper, state)
  const asked = ASKED_BY_EVENT.find(([event]) => leaf.on.has(event))
  if (asked === undefined && !leaf.final) return [{ path: 'state', message: `A game does not rest in ${state}.` }]
  const kind = game.ask?.ask ?? null
  const wrongAsk =
    asked !== undefined && kind !== asked[1]
      ? `In ${state} the game should ask for ${asked[1] ?? 'nothing'}, not for ${kind ?? 'nothing'}.`
      : null
  const messages = [
    wrongAsk,
    askProblem(stepper, game, state),
    ...progressProblems(game, state),
    unanswerable(stepper.table, state, game, game.ask !== null && PURPOSES[state] === undefined),
  ]
  const problems = messages.flatMap((message) => (message === null ? [] : [{ path: 'state', message }]))
  if (problems.length > 0 || leaf.final) return problems
  if (!isSettled(stepper, { state, game })) return settlingProblems(stepper, state, game)
  const ill = recoveryProblems(game)
  if (ill.length > 0) return ill
  const stuck = game.ask?.ask !== 'byHand' && legalEventsOf(stepper, { state, game }).length === 0
  return stuck ? [{ path: 'state', message: `In ${state} nobody could do anything.` }] : []
}

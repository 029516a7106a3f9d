/**
 * Clauses that decide where the charts go next. They read only the game, for example the pending request or the Pokémon that are Knocked
 * Out.
 */
import { couldBeginWith, isABasicPokemon } from '../board/basicPokemon.ts'
import { modifiersOn } from '../board/continuous.ts'
import { anyKnockedOut, knockedOutPokemon } from '../board/hitPoints.ts'
import { benchHolds, discardsFirst, retreatIsForbiddenBy } from '../board/limits.ts'
import { activeOf, type InPlay } from '../board/pokemonInPlay.ts'
import { damagedByTheAttack } from '../changes/knockOut.ts'
import { isMade } from '../effects/choice.ts'
import type { Ask } from '../model/asks.ts'
import type { Game, Player } from '../model/game.ts'
import { opponentOf, PLAYERS, type PlayerId } from '../model/players.ts'

/** A condition on the game. It never throws, and should be fast because it is tested often. */
export type Steering = (game: Game) => boolean

const asks =
  (kind: Ask['ask']): Steering =>
  (game) =>
    game.ask?.ask === kind

export const aChoiceIsAsked = asks('choice')
export const aCoinIsAsked = asks('coin')
export const aShuffleIsAsked = asks('shuffle')
export const aRandomCardIsAsked = asks('atRandom')
export const handWorkIsAsked = asks('byHand')

export const theChoiceIsMade: Steering = (game) => game.ask?.ask === 'choice' && isMade(game.ask)

/** True if a player has a Basic Pokémon in hand (SU.5). */
export const hasABasicPokemon = (game: Game, player: PlayerId): boolean =>
  game.players[player].hand.some((card) => isABasicPokemon(game, card))

const isReady = (game: Game, player: PlayerId): boolean => game.setUp?.ready.includes(player) ?? true

export const theTossComesLast: Steering = ({ ruleset }) => ruleset.goesFirst.tossed === 'afterSetUp'

export const theWinnerMustGoFirst: Steering = ({ ruleset }) => !ruleset.goesFirst.winnerChooses

export const bothPlayersAreReady: Steering = (game) => PLAYERS.every((player) => isReady(game, player))

export const neitherHasABasicPokemon: Steering = (game) => !PLAYERS.some((player) => hasABasicPokemon(game, player))

/** The players who still have to place their Pokémon, the player who goes first before the other. */
export const notReady = (game: Game): readonly PlayerId[] =>
  [game.firstPlayer, opponentOf(game.firstPlayer)].filter((player) => !isReady(game, player))

export const aPlayerWithABasicPokemonIsNotReady: Steering = (game) =>
  notReady(game).some((player) => hasABasicPokemon(game, player))

export const aPlayerIsNotReady: Steering = (game) => notReady(game).length > 0

const drawnAsTheyOccur: Steering = ({ ruleset }) => ruleset.extraCards.drawn === 'asTheyOccur'

/** True if a player must redraw before anybody places Pokémon; always false in eras in which extra cards are drawn after set-up (MU.2). */
export const aMulliganComesFirst: Steering = (game) =>
  drawnAsTheyOccur(game) && notReady(game).some((player) => !hasABasicPokemon(game, player))

/** The player who may draw extra cards for the opponent's mulligans, and the number of cards; null if there is none (MU.3). */
export const extraCards = ({ setUp }: Game): { readonly player: PlayerId; readonly cards: number } | null => {
  for (const player of PLAYERS) {
    const cards = setUp?.owed[player] ?? 0
    if (cards > 0) return { player, cards }
  }
  return null
}

export const extraCardsAreOwed: Steering = (game) =>
  extraCards(game) !== null && (bothPlayersAreReady(game) || drawnAsTheyOccur(game))

export const extraCardsMayBeBenched: Steering = ({ setUp }) => (setUp?.bonusCards.length ?? 0) > 0

export const thisTurnHasNoDraw: Steering = (game) => game.turn.number === 1 && !game.ruleset.firstTurn.draws

export const theDeckIsEmpty: Steering = (game) => game.players[game.turn.player].deck.length === 0

export const aPokemonIsKnockedOut: Steering = anyKnockedOut

/** True if another Pokémon has been Knocked Out after the Knock Outs were collected, for example by an effect of a Knock Out. */
export const anotherPokemonIsKnockedOut: Steering = (game) =>
  knockedOutPokemon(game).some((id) => !game.knockOut?.pokemon.includes(id))

export const anActiveSpotIsEmpty: Steering = ({ players }) => players[0].active === null || players[1].active === null

/** True if an Active Spot is empty and its player has a Benched Pokémon. */
export const somebodyCanBePromoted: Steering = ({ players }) => players.some(canPromote)

export const canPromote = ({ active, bench }: Player): boolean => active === null && bench.length > 0

export const noPokemonIsKnockedOut: Steering = (game) => game.knockOut === null || game.knockOut.pokemon.length === 0

export const bothActiveSpotsAreFilled: Steering = (game) => !anActiveSpotIsEmpty(game)

/**
 * True if a player has taken all their Prize cards. In a game after a tie, some rulesets require only that the player has fewer Prize cards
 * left than the opponent (WL.1, TI.1).
 */
export const hasTakenEnoughPrizes = (game: Game, player: PlayerId): boolean => {
  const left = game.players[player].prizes.length
  const { tie } = game.ruleset
  const fewer = game.tieBreak > 0 && tie.leadsTo === 'anotherGame' && tie.fewerPrizesWins
  return left === 0 || (fewer && left < game.players[opponentOf(player)].prizes.length)
}

export const aPlayerHasTakenEnoughPrizes: Steering = (game) =>
  hasTakenEnoughPrizes(game, 0) || hasTakenEnoughPrizes(game, 1)

export const nobodyHasTakenEnoughPrizes: Steering = (game) => !aPlayerHasTakenEnoughPrizes(game)

/** The players over their Bench limit, in the order in which they discard (R33). */
export const overTheBenchLimit = (game: Game): readonly PlayerId[] => {
  const first = discardsFirst(game)
  return [first, opponentOf(first)].filter((player) => isOverTheBenchLimit(game, player))
}

const isOverTheBenchLimit = (game: Game, player: PlayerId): boolean => !benchHolds(game, player, 0)

export const aBenchIsOverItsLimit: Steering = (game) => isOverTheBenchLimit(game, 0) || isOverTheBenchLimit(game, 1)

export const effectsAreTriggered: Steering = (game) => game.triggered.length > 0

export const theCheckupIsSkipped: Steering = (game) => game.turn.another === 'atOnce'

/** True if a text lets the Active Pokémon attack a second time (R38). */
export const theAttackerMayAttackAgain: Steering = (game) => {
  const { attack, turn } = game
  const active = activeOf(game, turn.player)
  if (active === null || active.pokemon.id !== attack?.pokemon || turn.attacks > 1) return false
  return modifiersOn(game, 'attacksTwice', active).some(
    ({ effect }) => effect.own === undefined || game.definitions[attack.definition]?.kind === 'Pokemon',
  )
}

export const theTurnIsCutShort: Steering = (game) => game.turn.cutShort

export const theTurnIsEnding: Steering = ({ turn }) => turn.ending === true

const retreating = (game: Game): InPlay | null => activeOf(game, game.turn.player)

export const aCoinDecidesTheRetreat: Steering = (game) =>
  game.ruleset.confusedRetreatFlips && retreating(game)?.pokemon.conditions.rotated === 'Confused'

/**
 * True if the coin for Confusion has made the retreat fail. On tails, the coin leaves an effect that forbids retreating. No other such
 * effect can be there, because a player can begin a retreat only if nothing forbids it.
 */
export const theRetreatFails: Steering = (game) => {
  const target = retreating(game)
  return target === null || retreatIsForbiddenBy(game, target).length > 0
}

export const theAttackDoesNotHappen: Steering = (game) => game.attack?.ended === 'doesNotHappen'

export const theAttackDoesNothing: Steering = (game) => game.attack?.ended === 'doesNothing'

export const anotherAttackIsUsedAsThisOne: Steering = (game) => game.attack?.begins === true

export const noDamageIsLeftToCalculate: Steering = (game) =>
  game.attack === null || game.attack.ledgers.every(({ stopped }) => stopped !== null)

const damageKnocksOut: Steering = (game) => anyKnockedOut(game) && damagedByTheAttack(game).length > 0

/** True if damage has Knocked Out a Pokémon and, in this era, the Pokémon leaves play before the other effects of the attack. */
export const damageKnocksOutAtOnce: Steering = (game) => game.ruleset.knockOutBeforeEffects && damageKnocksOut(game)

export const damageKnocksOutInTheEnd: Steering = (game) => !game.ruleset.knockOutBeforeEffects && damageKnocksOut(game)

/** True if a text has flipped a coin about damage and the ledger does not have the result of the coin yet. */
export const aTextHasFlippedACoin: Steering = (game) => game.attack?.coinFor !== undefined

export const theAttackGoesOn: Steering = ({ knockOut }) => knockOut?.goesOn !== undefined

export const somebodyChoosesPrizes: Steering = aChoiceIsAsked

/** True if a Prize card was taken to be used and is not in the hand yet, or if another one is still to be used (R50). */
export const aPrizeCardIsUsed: Steering = ({ limbo, knockOut }) =>
  limbo !== null || (knockOut?.used ?? []).some((cards) => cards !== null && cards.length > 0)

export const theTieLeadsToAnotherGame: Steering = (game) => {
  const { tie } = game.ruleset
  return (
    game.result?.outcome === 'tie' &&
    tie.leadsTo === 'anotherGame' &&
    !(tie.mayTie && game.tieBreak > 0) &&
    // A game from a position may have no Basic Pokémon for another game (SU.1).
    PLAYERS.every((player) => couldBeginWith(game, player))
  )
}

export const somebodyHasWon: Steering = (game) => game.result !== null

export const duringACheckup: Steering = (game) => game.checkup !== null

export const duringAnAttack: Steering = (game) => game.attack !== null

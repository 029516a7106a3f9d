/**
 * Mutants of set-up, Checkup, Knock Outs, winning: each does something that a rule forbids, or leaves something out.
 */
import { definitionOf } from 'ptcg-turn-engine/internal/game/board/definitions'
import { type Game, opponentOf, PLAYERS, type WinReason } from 'ptcg-turn-engine/model'
import type { Mutant } from './mutant.ts'
import { afterwards, comparing, inAnotherGame, withPokemon, withSide } from './wrong.ts'

const SET_UP: readonly Mutant[] = [
  afterwards(['decideWhoGoesFirst', 'the other one'], ['SU.3'], (after) => ({
    ...after,
    firstPlayer: opponentOf(after.firstPlayer),
    turn: { ...after.turn, player: opponentOf(after.turn.player) },
  })),
  afterwards(['askWhoGoesFirst', 'the loser of the toss'], ['SU.3'], (after) =>
    after.ask?.ask === 'choice' ? { ...after, ask: { ...after.ask, player: opponentOf(after.ask.player) } } : after,
  ),
  inAnotherGame(['askForTheActivePokemon', 'any card of the hand'], ['SU.5'], (action) => (game, event) => {
    const asked = action(game, event)
    const player = asked.ask?.ask === 'choice' ? asked.ask.player : 0
    const options = asked.players[player].hand.map((card) => ({ option: 'card', card }) as const)
    return asked.ask?.ask === 'choice' ? { ...asked, ask: { ...asked.ask, options } } : asked
  }),
  afterwards(['askForTheBench', 'at least one'], ['SU.6'], (after) =>
    after.ask?.ask === 'choice' && after.ask.options.length > 1
      ? { ...after, ask: { ...after.ask, min: 1, done: false } }
      : after,
  ),
  afterwards(['askForTheBench', 'one at most'], ['SU.6'], (after) =>
    after.ask?.ask === 'choice' ? { ...after, ask: { ...after.ask, max: Math.min(1, after.ask.max) } } : after,
  ),
  inAnotherGame(['layPrizeCards', 'from the bottom of the deck'], ['SU.7'], (action) => (game, event) => {
    const placing = game.setUp?.placing ?? 0
    return action(
      withSide(game, placing, (side) => ({ ...side, deck: side.deck.toReversed() })),
      event,
    )
  }),
  afterwards(['redrawBothHands', 'and both owe extra cards'], ['MU.1'], (after) =>
    after.setUp === null
      ? after
      : { ...after, setUp: { ...after.setUp, owed: [after.setUp.owed[0] + 1, after.setUp.owed[1]] } },
  ),
  afterwards(['redrawHand', 'keeps a card'], ['MU.2'], (after, before) => {
    const placing = before.setUp?.placing ?? 0
    const kept = before.players[placing].hand.slice(0, 1)
    return withSide(after, placing, (side) => ({
      ...side,
      hand: kept,
      deck: side.deck.filter((card) => !kept.includes(card)),
    }))
  }),
  afterwards(['redrawHand', 'is not counted'], ['MU.3'], (after, before) =>
    after.setUp === null || before.setUp === null
      ? after
      : { ...after, setUp: { ...after.setUp, owed: before.setUp.owed } },
  ),
  afterwards(['drawExtraCards', 'one more'], ['MU.3'], (after) => {
    const placing = after.setUp?.placing ?? 0
    return withSide(after, placing, (side) => ({
      ...side,
      hand: [...side.hand, ...side.deck.slice(0, 1)],
      deck: side.deck.slice(1),
    }))
  }),
  afterwards(['revealPokemon', 'they came into play this turn'], ['SU.8', 'T2B.2'], (after) =>
    withPokemon(after, (one) => ({ ...one, enteredOnTurn: 1 })),
  ),
]

const hasParalyzed = (game: Game): boolean =>
  PLAYERS.some((player) => game.players[player].active?.conditions.rotated === 'Paralyzed')

const CHECKUP: readonly Mutant[] = [
  afterwards(['applyPoison', 'on one side only'], ['PC.1'], (after, before) =>
    withSide(after, 1, (side) => ({ ...side, active: before.players[1].active })),
  ),
  afterwards(['applyPoison', 'and it ends'], ['PC.2'], (after) =>
    withPokemon(after, (one) => ({ ...one, conditions: { ...one.conditions, poisoned: 0 } })),
  ),
  afterwards(['queueBurn', 'without a coin'], ['PC.3'], (after) => ({
    ...after,
    waiting: after.waiting.map((one) => ({ ...one, program: one.program.slice(0, 1) })),
  })),
  afterwards(['queueSleep', 'heads and tails wake'], ['PC.4'], (after) => ({
    ...after,
    waiting: after.waiting.map((one) => ({
      ...one,
      program: one.program.flatMap((effect) => (effect.do === 'if' ? effect.then : [effect])),
    })),
  })),
  afterwards(['endParalysis', 'of both players'], ['PC.5'], (after) =>
    hasParalyzed(after)
      ? withPokemon(after, (one) =>
          one.conditions.rotated === 'Paralyzed'
            ? { ...one, conditions: { ...one.conditions, rotated: null, rotatedOnTurn: 0 } }
            : one,
        )
      : after,
  ),
  afterwards(['beginCheckup', 'the Special Conditions come first'], ['PC.6'], (after) => {
    const conditions = after.waiting.filter(({ closes }) => closes === true)
    return {
      ...after,
      waiting: [...conditions, ...after.waiting.filter(({ closes }) => closes !== true)],
      orderedBy: null,
    }
  }),
  afterwards(
    ['endTurn', 'effects of attacks go on'],
    ['ET.2'],
    comparing((after, before) => ({ ...after, lasting: before.lasting })),
  ),
  afterwards(['endTurn', 'every effect of an attack ends'], ['ET.2'], (after) =>
    withPokemon(after, (one) => ({ ...one, lasting: [] })),
  ),
  afterwards(['endTurn', 'no more than seven cards are kept'], ['GR.7'], (after) =>
    withSide(after, after.turn.player, (side) => ({
      ...side,
      hand: side.hand.slice(0, 7),
      discard: [...side.discard, ...side.hand.slice(7)],
    })),
  ),
]

const withWorth =
  (change: (prizes: readonly [number, number], game: Game) => readonly [number, number]) =>
  (after: Game): Game =>
    after.knockOut === null
      ? after
      : { ...after, knockOut: { ...after.knockOut, prizes: change(after.knockOut.prizes, after) } }

const KNOCK_OUT: readonly Mutant[] = [
  afterwards(
    ['discardKnockedOutPokemon', 'every Knock Out is worth one Prize card'],
    ['PR.1'],
    withWorth(([one, other]) => [Math.min(1, one), Math.min(1, other)]),
  ),
  afterwards(
    ['discardKnockedOutPokemon', 'the owner takes the Prize cards'],
    ['PR.1'],
    withWorth(([one, other], { players }) => [
      Math.min(other, players[0].prizes.length),
      Math.min(one, players[1].prizes.length),
    ]),
  ),
  afterwards(['discardKnockedOutPokemon', 'Energy goes back to the hand'], ['KO.3'], (after, before) => {
    const gone = PLAYERS.map((player) =>
      after.players[player].discard.filter((card) => !before.players[player].discard.includes(card)),
    )
    return PLAYERS.reduce<Game>((now, player) => {
      const energy = (gone[player] ?? []).filter((card) => definitionOf(now, card)?.kind === 'Energy')
      return withSide(now, player, (side) => ({
        ...side,
        discard: side.discard.filter((card) => !energy.includes(card)),
        hand: [...side.hand, ...energy],
      }))
    }, after)
  }),
  inAnotherGame(
    ['discardKnockedOutPokemon', 'one at a time'],
    ['KO.3'],
    (action) => (game, event) =>
      game.knockOut === null
        ? action(game, event)
        : action({ ...game, knockOut: { ...game.knockOut, pokemon: game.knockOut.pokemon.slice(0, 1) } }, event),
  ),
  inAnotherGame(['collectKnockOuts', 'of one side only'], ['KO.1'], (action) => (game, event) => {
    const collected = action(game, event)
    if (collected.knockOut === null) return collected
    const isOfSeat0 = (id: number): boolean => game.cards[id]?.owner === 0
    const pokemon = collected.knockOut.pokemon.filter(isOfSeat0)
    return {
      ...collected,
      knockOut: { ...collected.knockOut, pokemon, latest: collected.knockOut.latest.filter(isOfSeat0) },
    }
  }),
  afterwards(['askForPrizes', 'one may be left lying'], ['PR.2'], (after) =>
    after.ask?.ask === 'choice'
      ? { ...after, ask: { ...after.ask, min: 0, max: Math.max(1, after.ask.max - 1) } }
      : after,
  ),
  inAnotherGame(['askForPrizes', 'the player whose turn it is chooses first'], ['KO.4'], (action) => (game, event) => {
    const asked = action({ ...game, turn: { ...game.turn, player: opponentOf(game.turn.player) } }, event)
    return { ...asked, turn: game.turn }
  }),
  inAnotherGame(
    ['askForPromotion', 'the player whose turn it is promotes first'],
    ['KO.5'],
    (action) => (game, event) => {
      const asked = action({ ...game, turn: { ...game.turn, player: opponentOf(game.turn.player) } }, event)
      return { ...asked, turn: game.turn }
    },
  ),
  afterwards(['promote', 'heals'], ['KO.5'], (after, before) =>
    withPokemon(after, (one, owner) =>
      before.players[owner].active === null && after.players[owner].active?.id === one.id ? { ...one, damage: 0 } : one,
    ),
  ),
  afterwards(['takePrizes', 'go to the deck'], ['PR.2'], (after, before) =>
    PLAYERS.reduce<Game>((now, player) => {
      const taken = after.players[player].hand.slice(before.players[player].hand.length)
      return withSide(now, player, (side) => ({
        ...side,
        hand: before.players[player].hand,
        deck: [...taken, ...side.deck],
      }))
    }, after),
  ),
]

/** Removes a result that depends on this winning condition. */
const without =
  (reason: WinReason) =>
  (after: Game, before: Game): Game =>
    after.result?.reasons.includes(reason) && before.result === null ? { ...after, result: null } : after

const WINNING: readonly Mutant[] = [
  afterwards(['decideTheWinner', 'nobody wins by Prize cards'], ['WL.1'], without('allPrizesTaken')),
  afterwards(['decideTheWinner', 'nobody loses without Pokémon'], ['WL.2'], without('noPokemonLeft')),
  afterwards(['decideTheWinner', 'the other player wins'], ['WL.1', 'WL.2'], (after) => ({
    ...after,
    result:
      after.result?.outcome === 'win' ? { ...after.result, winner: opponentOf(after.result.winner) } : after.result,
  })),
  afterwards(['decideTheWinner', 'a tie goes to the player whose turn it is'], ['WL.3'], (after) => ({
    ...after,
    result:
      after.result?.outcome === 'tie'
        ? { outcome: 'win', winner: after.turn.player, reasons: after.result.reasons }
        : after.result,
  })),
  afterwards(['concede', 'the other player loses'], ['WL.4'], (after) => ({
    ...after,
    result:
      after.result?.outcome === 'win' ? { ...after.result, winner: opponentOf(after.result.winner) } : after.result,
  })),
  afterwards(['beginAnotherGame', 'with the Prize cards of the first'], ['TI.1'], (after) => ({
    ...after,
    tieBreak: 0,
  })),
]

export const AROUND_MUTANTS: readonly Mutant[] = [...SET_UP, ...CHECKUP, ...KNOCK_OUT, ...WINNING]

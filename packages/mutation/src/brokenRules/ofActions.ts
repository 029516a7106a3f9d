/** Mutants that carry out an action of the turn wrongly: each does something that a rule forbids, or leaves something out. */
import { opponentOf } from 'ptcg-turn-engine/model'
import { type Mutant, mutant, withClause } from './mutant.ts'
import { afterwards, comparing, inAnotherGame, withPokemon, withSide } from './wrong.ts'

const DRAW_AND_BENCH: readonly Mutant[] = [
  inAnotherGame(['drawForTheTurn', 'twice'], ['T1.1'], (action) => (game, event) => action(action(game, event), event)),
  inAnotherGame(['drawForTheTurn', 'for the player who waits'], ['T1.1'], (action) => (game, event) => {
    const { player } = game.turn
    const drawn = action({ ...game, turn: { ...game.turn, player: opponentOf(player) } }, event)
    return { ...drawn, turn: { ...drawn.turn, player } }
  }),
  inAnotherGame(
    ['drawForTheTurn', 'from the bottom of the deck'],
    ['T1.1'],
    (action) => (game, event) =>
      action(
        withSide(game, game.turn.player, (side) => ({
          ...side,
          deck: [...side.deck.slice(-1), ...side.deck.slice(0, -1)],
        })),
        event,
      ),
  ),
  afterwards(['loseByEmptyDeck', 'the other player loses'], ['T1.2'], (after) => ({
    ...after,
    result:
      after.result?.outcome === 'win' ? { ...after.result, winner: opponentOf(after.result.winner) } : after.result,
  })),
  afterwards(['benchPokemon', 'as if it had been in play before'], ['T2A.1', 'T2B.2'], (after) =>
    withPokemon(after, (one) => (one.enteredOnTurn === after.turn.number ? { ...one, enteredOnTurn: 0 } : one)),
  ),
  afterwards(['benchPokemon', 'and draws a card for it'], ['T2A.2'], (after, _, event) =>
    'player' in event
      ? withSide(after, event.player, (side) => ({
          ...side,
          hand: [...side.hand, ...side.deck.slice(0, 1)],
          deck: side.deck.slice(1),
        }))
      : after,
  ),
]

const EVOLVE: readonly Mutant[] = [
  afterwards(
    ['evolve', 'heals'],
    ['T2B.6'],
    comparing((after, before) => (after.cards.length > before.cards.length ? { ...after, damage: 0 } : after)),
  ),
  afterwards(
    ['evolve', 'keeps the Special Conditions'],
    ['T2B.7'],
    comparing((after, before) => ({ ...after, conditions: before.conditions })),
  ),
  afterwards(
    ['evolve', 'keeps the effects of attacks'],
    ['T2B.7'],
    comparing((after, before) => ({ ...after, lasting: before.lasting })),
  ),
  afterwards(
    ['evolve', 'may evolve again'],
    ['T2B.5'],
    comparing((after, before) => ({ ...after, changedOnTurn: before.changedOnTurn })),
  ),
  afterwards(['evolve', 'never ends the turn'], ['MG.1'], (after) => ({
    ...after,
    turn: { ...after.turn, cutShort: false },
  })),
  afterwards(['evolve', 'always ends the turn'], ['MG.1'], (after) => ({
    ...after,
    turn: { ...after.turn, cutShort: true },
  })),
  afterwards(['evolve', 'discards the Tool'], ['TL.2'], (after, _, event) => {
    const tools = after.players
      .flatMap(({ active, bench }) => [active, ...bench])
      .flatMap((one) => ('pokemon' in event && one?.id === event.pokemon ? one.tools : []))
    const bare = withPokemon(after, (one) =>
      tools.some((card) => one.tools.includes(card)) ? { ...one, tools: [] } : one,
    )
    return 'player' in event
      ? withSide(bare, event.player, (side) => ({ ...side, discard: [...side.discard, ...tools] }))
      : bare
  }),
  mutant('action done wrongly', 'announceAttack, an attack of the card underneath', {
    says: 'an evolved Pokémon has the attacks of the card underneath',
    rules: ['T2B.8'],
    subject: withClause(
      'attackIsOneOfTheActivePokemons',
      (holds) => (game, event) =>
        holds(game, event) ||
        ('player' in event &&
          holds(
            withSide(game, event.player, (side) => ({
              ...side,
              active: side.active === null ? null : { ...side.active, cards: side.active.cards.slice(0, 1) },
            })),
            event,
          )),
    ),
  }),
]

const COUNTED: readonly Mutant[] = [
  afterwards(['attachEnergy', 'is not counted'], ['T2C.1'], (after, before) => ({ ...after, turn: before.turn })),
  afterwards(['playTrainer', 'is not counted'], ['T2D.3'], (after, before) => ({ ...after, turn: before.turn })),
  afterwards(['playTrainer', 'counts Items as Supporters'], ['T2D.2'], (after, before) => ({
    ...after,
    turn: { ...after.turn, supportersPlayed: before.turn.supportersPlayed + 1 },
  })),
  afterwards(['playTrainer', 'the card stays in the hand'], ['T2D.1'], (after, _, event) =>
    'player' in event && after.limbo !== null
      ? {
          ...withSide(after, event.player, (side) => ({ ...side, hand: [...side.hand, after.limbo ?? 0] })),
          limbo: null,
        }
      : after,
  ),
  inAnotherGame(['discardPlayedTrainer', 'back into the deck'], ['T2D.1'], (action) => (game, event) => {
    const { limbo } = game
    const done = action({ ...game, limbo: null }, event)
    const owner = limbo === null ? undefined : game.cards[limbo]?.owner
    return limbo === null || owner === undefined
      ? done
      : withSide(done, owner, (side) => ({ ...side, deck: [...side.deck, limbo] }))
  }),
  afterwards(
    ['playTool', 'heals the Pokémon'],
    ['TL.1'],
    comparing((after, before) => (after.tools.length > before.tools.length ? { ...after, damage: 0 } : after)),
  ),
  afterwards(['playStadium', 'is not counted'], ['T2D.8'], (after, before) => ({ ...after, turn: before.turn })),
  afterwards(['playStadium', 'counts as used already'], ['T2D.8'], (after) => ({
    ...after,
    stadium: after.stadium === null ? null : { ...after.stadium, usedOnTurn: after.turn.number },
  })),
  afterwards(['playStadium', 'the old one goes to the other discard pile'], ['T2D.6'], (after, before) => {
    const old = before.stadium?.card
    const owner = old === undefined ? undefined : before.cards[old]?.owner
    if (old === undefined || owner === undefined) return after
    const taken = withSide(after, owner, (side) => ({ ...side, discard: side.discard.filter((card) => card !== old) }))
    return withSide(taken, opponentOf(owner), (side) => ({ ...side, discard: [...side.discard, old] }))
  }),
  afterwards(['playStadium', 'and leaves play at once'], ['T2D.5'], (after, _, event) =>
    after.stadium !== null && 'player' in event
      ? {
          ...withSide(after, event.player, (side) => ({
            ...side,
            discard: [...side.discard, after.stadium?.card ?? 0],
          })),
          stadium: null,
        }
      : after,
  ),
  afterwards(['useStadium', 'is not counted'], ['T2D.8'], (after, before) => ({ ...after, stadium: before.stadium })),
  afterwards(
    ['useAbility', 'is not counted'],
    ['T2F.1'],
    comparing((after, before) => ({ ...after, usedAbilities: before.usedAbilities })),
  ),
  afterwards(['useAbility', 'the power of the game is not spent'], ['OG.1'], (after, before) => ({
    ...after,
    players: [
      { ...after.players[0], spent: before.players[0].spent },
      { ...after.players[1], spent: before.players[1].spent },
    ],
  })),
  afterwards(['useAbility', 'ends the turn'], ['T2F.3'], (after) => ({
    ...after,
    turn: { ...after.turn, cutShort: true },
  })),
]

export const ACTION_MUTANTS: readonly Mutant[] = [...DRAW_AND_BENCH, ...EVOLVE, ...COUNTED]

/** Each check of a board at rest finds a doctored board, and finds nothing on the original. */

import type { StatePath } from 'ptcg-turn-engine'
import { type Game, NO_CONDITIONS, type Pokemon } from 'ptcg-turn-engine/model'
import { board } from 'ptcg-turn-test-kit/board'
import { describe, expect, test } from 'vitest'
import type { Check } from '../../src/check.ts'
import { endOfTheGame } from '../../src/invariants/ending.ts'
import { cardsInTheirPlaces } from '../../src/invariants/places.ts'
import { pokemonInPlay } from '../../src/invariants/pokemon.ts'
import { turnsAsTheyGo } from '../../src/invariants/turns.ts'
import { saysAtRest, withActive, withSide } from './broken.ts'

const BOARD = board(`
  turn 3 of A
  A active  Laboratory Froglet < Laboratory Tadpole -20 {Fire Energy} [Laboratory Vest]
  A bench   Laboratory Mouse; Laboratory Rat
  A hand    Laboratory Vest, Laboratory Closet, Potion
  A prizes  Hop x3
  B active  Laboratory Straw
  B bench   Laboratory Shield
  stadium   Laboratory Library of B`)

const NEW = BOARD.game.players[0].bench[0] as Pokemon
const handCard = (game: Game, position: number): number => game.players[0].hand[position] ?? -1

type Doctor = (game: Game) => Game

const onTheBench =
  (change: Partial<Pokemon>): Doctor =>
  (game) =>
    withSide(game, 0, ({ bench }) => ({ bench: bench.map((one, at) => (at === 0 ? { ...one, ...change } : one)) }))

const active =
  (change: (pokemon: Pokemon) => Partial<Pokemon>): Doctor =>
  (game) =>
    withActive(game, 0, change)

type Case = readonly [what: string, check: Check, says: RegExp, doctor: Doctor, state?: StatePath]

const CASES: readonly Case[] = [
  [
    'a card that is nowhere',
    cardsInTheirPlaces,
    /^I1: .* is nowhere/,
    (game) => withSide(game, 0, ({ deck }) => ({ deck: deck.slice(1) })),
  ],
  [
    'a card in two places',
    cardsInTheirPlaces,
    /^I1: .* two places/,
    (game) => withSide(game, 0, ({ deck, hand }) => ({ hand: [...hand, deck[0] ?? -1] })),
  ],
  [
    'a card that does not exist',
    cardsInTheirPlaces,
    /^I1: there is no card 9999/,
    (game) => withSide(game, 0, ({ hand }) => ({ hand: [...hand, 9999] })),
  ],
  [
    "a card on the other player's side",
    cardsInTheirPlaces,
    /^I1: .* whose card it is not/,
    (game) => {
      const card = handCard(game, 0)
      const taken = withSide(game, 0, ({ hand }) => ({ hand: hand.slice(1) }))
      return withSide(taken, 1, ({ hand }) => ({ hand: [...hand, card] }))
    },
  ],
  [
    'a card that has become another',
    cardsInTheirPlaces,
    /^I1: .* has become another card/,
    (game) => ({ ...game, cards: game.cards.map((card, id) => (id === 0 ? { ...card, definition: 'lab-1' } : card)) }),
  ],
  [
    'a Pokémon with the id of another card',
    cardsInTheirPlaces,
    /does not have the id of the lowest card/,
    active((pokemon) => ({ id: pokemon.cards[1] ?? -1 })),
  ],
  [
    'a stack upside down',
    cardsInTheirPlaces,
    /^T2B.4: /,
    active(({ cards }) => ({ cards: cards.toReversed(), id: cards[1] ?? -1 })),
  ],
  [
    'a card that is not Energy',
    cardsInTheirPlaces,
    /attached to .* as Energy but is not Energy/,
    active(({ energy, tools }) => ({ energy: [...energy, ...tools], tools: [] })),
  ],
  [
    'a Tool that is not one',
    cardsInTheirPlaces,
    /attached to .* as a Tool but is not one/,
    active(({ energy, tools }) => ({ energy: [], tools: [...energy, ...tools] })),
  ],
  [
    'a second Tool',
    cardsInTheirPlaces,
    /^I9: .* has 2 Tools/,
    (game) =>
      withSide(game, 0, ({ active: one, hand }) => ({
        active: one === null ? null : { ...one, tools: [...one.tools, hand[0] ?? -1] },
        hand: hand.slice(1),
      })),
  ],
  [
    'a Stadium that is not one',
    cardsInTheirPlaces,
    /^I8: /,
    (game) => {
      const card = handCard(game, 0)
      const freed = withSide(game, 0, ({ hand }) => ({ hand: hand.slice(1) }))
      const old = withSide(freed, 1, ({ discard }) => ({ discard: [...discard, game.stadium?.card ?? -1] }))
      return { ...old, stadium: { card, usedOnTurn: 0 } }
    },
  ],
  [
    'a Tool being played as if it had a text',
    cardsInTheirPlaces,
    /^T2D.1: .* neither an Item nor a Supporter/,
    (game) => ({ ...withSide(game, 0, ({ hand }) => ({ hand: hand.slice(1) })), limbo: handCard(game, 0) }),
  ],
  [
    'an Item that was never discarded',
    cardsInTheirPlaces,
    /^T2D.1: .* has not been discarded/,
    (game) => ({ ...withSide(game, 0, ({ hand }) => ({ hand: hand.slice(0, 2) })), limbo: handCard(game, 2) }),
  ],
  [
    'six on the Bench',
    pokemonInPlay,
    /^I2: .* has 6 Benched Pokémon, and the limit is 5/,
    (game) => withSide(game, 0, () => ({ bench: [1, 2, 3, 4, 5, 6].map((id) => ({ ...NEW, id })) })),
  ],
  [
    'four on a Bench that a Stadium has made smaller',
    pokemonInPlay,
    /^I2: .* has 4 Benched Pokémon, and the limit is 3/,
    (game) => ({
      ...withSide(game, 0, () => ({ bench: [1, 2, 3, 4].map((id) => ({ ...NEW, id })) })),
      stadium: { card: handCard(game, 1), usedOnTurn: 0 },
    }),
  ],
  ['no Active Pokémon', pokemonInPlay, /^I3: /, (game) => withSide(game, 0, () => ({ active: null }))],
  [
    'no Active Pokémon while an attack is announced',
    pokemonInPlay,
    /^I3: /,
    (game) => withSide(game, 1, () => ({ active: null })),
    'turn.attack.C_confusion.flipping',
  ],
  [
    'Poisoned on the Bench',
    pokemonInPlay,
    /^I4: .* on the Bench/,
    onTheBench({ conditions: { ...NO_CONDITIONS, poisoned: 1 } }),
  ],
  [
    'Asleep since a turn to come',
    pokemonInPlay,
    /^I4: .* since turn 9/,
    active(() => ({ conditions: { ...NO_CONDITIONS, rotated: 'Asleep', rotatedOnTurn: 9 } })),
  ],
  [
    'two conditions in one word',
    pokemonInPlay,
    /^I4: .* which is no Special Condition/,
    active(() => ({ conditions: { ...NO_CONDITIONS, rotated: 'Asleep and Confused' as never, rotatedOnTurn: 1 } })),
  ],
  [
    'Poisoned by half a counter',
    pokemonInPlay,
    /^I4: .* 0.5 /,
    active(() => ({ conditions: { ...NO_CONDITIONS, poisoned: 0.5 } })),
  ],
  ['damage that is no multiple of 10', pokemonInPlay, /^I5: .* 15 damage/, active(() => ({ damage: 15 }))],
  ['damage below 0', pokemonInPlay, /^I5: .* -10 damage/, active(() => ({ damage: -10 }))],
  ['damage that is no number', pokemonInPlay, /^I5: .* NaN damage/, active(() => ({ damage: Number.NaN }))],
  [
    'as much damage as HP, with what a Tool adds',
    pokemonInPlay,
    /^I6: .* 100 damage on 100 HP/,
    active(() => ({ damage: 100 })),
  ],
  [
    'a second Energy attached',
    turnsAsTheyGo,
    /^I7: there were 2 Energy cards attached in turn 3; the limit is 1/,
    (game) => ({ ...game, turn: { ...game.turn, energyAttached: 2 } }),
  ],
  [
    'a result in the middle of the game',
    endOfTheGame,
    /^I11: the game is decided/,
    (game) => ({ ...game, result: { outcome: 'tie', reasons: [] } }),
  ],
  [
    'an end without a result',
    endOfTheGame,
    /^I11: the game is not decided and rests in gameOver/,
    (game) => game,
    'gameOver',
  ],
  [
    'a game that goes on after the last Prize card',
    endOfTheGame,
    /^WL.1: A has won and the game goes on/,
    (game) => withSide(game, 0, () => ({ prizes: [] })),
  ],
  ['a state in which nobody has a choice', turnsAsTheyGo, /^WL.4: /, (game) => game, 'gameOver'],
]

describe('a doctored board is found', () => {
  test.each(CASES.map(([what, ...rest]) => ({ what, rest })))('$what', ({ rest: [check, says, doctor, state] }) => {
    expect(saysAtRest(check, BOARD, (game) => game)).toBeNull()
    expect(saysAtRest(check, BOARD, doctor, state)).toMatch(says)
  })

  test('no player can act, or none can end the turn (P1)', () => {
    const watch = turnsAsTheyGo.watch({ game: BOARD.game, state: BOARD.state }, null as never)
    expect(watch.atRest?.(BOARD, [])).toMatch(/^P1: nobody can do anything/)
    expect(watch.atRest?.(BOARD, [{ type: 'RETREAT', player: 0 }])).toMatch(/^P1: A cannot end turn 3/)
  })

  test('HP and the Bench limit are computed from the cards in play', () => {
    const full = board(`
      A active  Laboratory Froglet < Laboratory Tadpole -90 [Laboratory Vest]
      A bench   Laboratory Rat -50; Laboratory Bellows
      B active  Laboratory Straw
      stadium   Laboratory Closet of B`)
    expect(saysAtRest(pokemonInPlay, full, (game) => game)).toBeNull()
    const gone = (game: Game): Game => withSide(game, 0, ({ bench }) => ({ bench: bench.slice(0, 1) }))
    expect(saysAtRest(pokemonInPlay, full, gone)).toMatch(/^I6: A's Benched Laboratory Rat .* 50 damage on 40 HP/)
  })
})

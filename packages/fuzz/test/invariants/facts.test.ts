/** A board updated from facts alone: it notices every missing fact, and every change without a fact. */

import { MEANING } from 'ptcg-turn-engine/internal/engine/stepper/meaning'
import { STEPPER, type Stepper } from 'ptcg-turn-engine/internal/engine/stepper/step'
import type { Action } from 'ptcg-turn-engine/internal/game/actions/action'
import { ACTIONS, type ActionName } from 'ptcg-turn-engine/internal/machines/vocabulary'
import type { Fact, FactName, Game } from 'ptcg-turn-engine/model'
import { board } from 'ptcg-turn-test-kit/board'
import { A } from 'ptcg-turn-test-kit/moves'
import { ODD_CARDS } from 'ptcg-turn-test-kit/oddCards'
import { describe, expect, test } from 'vitest'
import { factsTellEverything } from '../../src/invariants/factsTellAll.ts'
import { alterFacts, breakAction, breakEngine, saysOfGames, saysOfMoves, withActive, withSide } from './broken.ts'

const everyAction = (wrap: (action: Action) => Action): Stepper =>
  breakEngine(
    Object.fromEntries(ACTIONS.map((name) => [name, wrap(MEANING.actions[name])])) as Readonly<
      Record<ActionName, Action>
    >,
  )

/** The engine with one kind of fact altered. */
const altering = (change: (fact: Fact) => readonly Fact[]): Stepper =>
  everyAction((action) => (game, event) => {
    const after = action(game, event)
    const news = after.facts.filter((fact) => !game.facts.includes(fact))
    return news.length === 0 ? after : alterFacts(after, (fact) => (news.includes(fact) ? change(fact) : [fact]))
  })

const silentAbout = (name: FactName): Stepper => altering((fact) => (fact.fact === name ? [] : [fact]))

/** Facts that change the table. */
const CHANGING: readonly FactName[] = [
  'FIRST_PLAYER_CHOSEN',
  'MULLIGAN',
  'POKEMON_PLACED',
  'PRIZES_LAID',
  'POKEMON_REVEALED',
  'TURN_BEGAN',
  'TURN_ENDED',
  'CARDS_DRAWN',
  'POKEMON_BENCHED',
  'POKEMON_EVOLVED',
  'CARD_ATTACHED',
  'TRAINER_PLAYED',
  'STADIUM_USED',
  'ABILITY_USED',
  'RETREATED',
  'ATTACK_DECLARED',
  'ATTACK_DOES_NOT_HAPPEN',
  'DAMAGE_PLACED',
  'DECK_SHUFFLED',
  'CARDS_MOVED',
  'COUNTERS_PLACED',
  'COUNTERS_REMOVED',
  'CONDITION_BEGAN',
  'CONDITION_ENDED',
  'LASTING_EFFECT_BEGAN',
  'LASTING_EFFECTS_ENDED',
  'SWITCHED',
  'POKEMON_LEFT_PLAY',
  'POKEMON_KNOCKED_OUT',
  'PRIZES_TAKEN',
  'PROMOTED',
  'GAME_ENDED',
]

/** Facts about something announced, shown or decided. */
const SAID: readonly FactName[] = [
  'NO_DAMAGE_DONE',
  'EFFECT_APPLIES',
  'EFFECT_PREVENTED',
  'COIN_FLIPPED',
  'CARDS_LOOKED_AT',
  'CARDS_REVEALED',
  'CHECKUP_BEGAN',
  'CONCEDED',
]

describe('a missing fact is noticed', () => {
  test.each(CHANGING)('%s', (name) => {
    expect(saysOfGames(factsTellEverything, silentAbout(name), 150)).toMatch(/\.$/)
  })

  test.each(SAID)('%s leaves the table unchanged', (name) => {
    expect(saysOfGames(factsTellEverything, silentAbout(name), 4)).toBeNull()
  })
})

const EVOLVED = board(`
  A active  Laboratory Froglet < Laboratory Tadpole
  A hand    Laboratory Notebook
  B active  Laboratory Straw`)

const DEVOLVE = [
  A.item('Laboratory Notebook'),
  A.apply(({ game }) => ({ change: 'devolve', pokemon: game.players[0].active?.id ?? -1, to: 'deckTop' })),
]

const TIE = board(
  `
  A active  Asker
  A bench   Laboratory Mouse
  A prizes  Hop
  B active  Laboratory Straw
  B bench   Laboratory Rat
  B prizes  Hop`,
  { cards: ODD_CARDS },
)

describe('the rarer facts too', () => {
  test('POKEMON_DEVOLVED, which says where the card goes', () => {
    expect(saysOfMoves(factsTellEverything, STEPPER, EVOLVED, ...DEVOLVE)).toBeNull()
    expect(saysOfMoves(factsTellEverything, silentAbout('POKEMON_DEVOLVED'), EVOLVED, ...DEVOLVE)).toMatch(/\.$/)
    const elsewhere = altering((fact) => [fact.fact === 'POKEMON_DEVOLVED' ? { ...fact, to: 'hand' } : fact])
    expect(saysOfMoves(factsTellEverything, elsewhere, EVOLVED, ...DEVOLVE)).toMatch(
      /by the facts in the hand, in the engine in the deck/,
    )
  })

  test('SUDDEN_DEATH_BEGAN', () => {
    expect(saysOfMoves(factsTellEverything, STEPPER, TIE, A.attack('Both Fall'))).toBeNull()
    const silent = silentAbout('SUDDEN_DEATH_BEGAN')
    expect(saysOfMoves(factsTellEverything, silent, TIE, A.attack('Both Fall'))).toMatch(/\.$/)
  })
})

const swapped = (fact: Fact): Fact => {
  if (fact.fact === 'CARDS_MOVED') return { ...fact, position: fact.position === 'top' ? 'bottom' : 'top' }
  if (fact.fact === 'LASTING_EFFECT_BEGAN') return { ...fact, turn: fact.turn + 1 }
  if (fact.fact === 'CONDITION_BEGAN') return { ...fact, counters: fact.counters + 1 }
  return fact
}

describe('a wrong fact is noticed', () => {
  test.each(['CARDS_MOVED', 'LASTING_EFFECT_BEGAN', 'CONDITION_BEGAN'] as const)('%s', (name) => {
    const wrong = altering((fact) => [fact.fact === name ? swapped(fact) : fact])
    expect(saysOfGames(factsTellEverything, wrong, 40)).toMatch(/\.$/)
  })
})

const BOARD = board(`
  A active  Laboratory Rat -10 {Fire Energy} [Laboratory Vest]
  A bench   Laboratory Mouse
  A hand    Potion
  B active  Laboratory Straw
  stadium   Laboratory Library of B`)

const CHANGES: readonly (readonly [string, (game: Game) => Game])[] = [
  ['damage', (game) => withActive(game, 0, ({ damage }) => ({ damage: damage + 10 }))],
  ['Energy', (game) => withActive(game, 0, () => ({ energy: [] }))],
  ['Tools', (game) => withActive(game, 0, () => ({ tools: [] }))],
  ['Active Pokémon', (game) => withActive(game, 0, ({ cards }) => ({ cards: [...cards, 0] }))],
  ['evolved', (game) => withActive(game, 0, () => ({ changedOnTurn: 2 }))],
  ['Abilities used', (game) => withActive(game, 0, () => ({ usedAbilities: ['Soft'] }))],
  [
    'lasting effects',
    (game) =>
      withActive(game, 0, () => ({
        lasting: [{ effect: { lasting: 'cantRetreat' }, whose: 0, turn: 9, source: 'Web', ofAttack: true }],
      })),
  ],
  [
    'Special Conditions',
    (game) =>
      withActive(game, 0, ({ conditions }) => ({
        conditions: { ...conditions, rotated: 'Paralyzed', rotatedOnTurn: 3 },
      })),
  ],
  ['hand', (game) => withSide(game, 0, ({ hand, discard }) => ({ hand: [], discard: [...discard, ...hand] }))],
  ['deck', (game) => withSide(game, 1, ({ deck }) => ({ deck: deck.toReversed() }))],
  ['Bench', (game) => withSide(game, 0, () => ({ bench: [] }))],
  ['Active Pokémon', (game) => withSide(game, 0, () => ({ active: null }))],
  ['turns', (game) => withSide(game, 0, ({ turnsTaken }) => ({ turnsTaken: turnsTaken + 1 }))],
  ['goes first', (game) => ({ ...game, firstPlayer: 1 })],
  ['Stadium', (game) => ({ ...game, stadium: null })],
  ['last used', (game) => ({ ...game, stadium: game.stadium === null ? null : { ...game.stadium, usedOnTurn: 3 } })],
  ['card that is being played', (game) => ({ ...game, limbo: 0 })],
  ['games that break a tie', (game) => ({ ...game, tieBreak: 1 })],
]

describe('a change without a fact is noticed', () => {
  test.each(CHANGES)('%s', (says, change) => {
    const { atRest } = factsTellEverything.watch({ game: BOARD.game, state: BOARD.state }, STEPPER)
    expect(atRest?.(BOARD, [])).toBeNull()
    expect(atRest?.({ ...BOARD, game: change(BOARD.game) }, [])).toMatch(new RegExp(says))
  })

  test('also in the middle of a game', () => {
    const wrong = breakAction('endTurn', (game) => withActive(game, 1, ({ damage }) => ({ damage: damage + 10 })))
    expect(saysOfMoves(factsTellEverything, wrong, BOARD, A.endTurn())).toMatch(
      /the damage on B's Laboratory Straw #\d+: by the facts 0, in the engine 10/,
    )
    expect(saysOfMoves(factsTellEverything, STEPPER, BOARD, A.endTurn())).toBeNull()
  })
})

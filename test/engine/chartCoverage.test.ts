/** Every state and every transition of the chart is taken: by games of random players, and by boards made for the rare ones. */
import * as E from 'fp-ts/lib/Either.js'
import { board } from 'ptcg-turn-test-kit/board'
import { createCoverage } from 'ptcg-turn-test-kit/coverage'
import { A, B, heads, keepOrder, type NamedMove, takeAtRandom } from 'ptcg-turn-test-kit/moves'
import { ODD_CARDS } from 'ptcg-turn-test-kit/oddCards'
import { eager, opening, walk } from 'ptcg-turn-test-kit/walk'
import { expect, test } from 'vitest'
import { createGame, newGame } from '../../src/engine/play/newGame.ts'
import { play } from '../../src/engine/play/play.ts'
import type { Snapshot } from '../../src/engine/stepper/snapshot.ts'
import { begin, STEPPER } from '../../src/engine/stepper/step.ts'
import { decks } from '../../src/game/cards/decks.ts'
import { sunAndMoon, swordAndShield } from '../../src/game/rulesets/rulesets.ts'
import { eraScripts } from '../game/rules/cases/eraScripts.ts'
import { turnScripts } from '../game/rules/cases/turnScripts.ts'
import { RULINGS } from '../rulings/cases/rulings.ts'
import { differenceInCase } from '../rulings/playCase.ts'

const ODD = `
  turn 3 of A
  A active  Asker -10
  A bench   Wooloo; Laboratory Fossil
  A hand    Hop x2, Returner, Randomiser, Hand Item
  B active  Reactor Burned
  B bench   Sobble
  B hand    Hop x2
`

/** The moves in order; each must be accepted. */
const script = (
  start: Snapshot,
  moves: readonly NamedMove[],
  see: ReturnType<typeof createCoverage>['see'],
): Snapshot =>
  moves.reduce((at, move) => {
    const played = play(at, move(at), see)
    if (E.isLeft(played))
      return expect.fail(
        `${at.state}: ${JSON.stringify(move(at))} ${played.left.violations.map(({ message }) => message).join(' ')}`,
      )
    return played.right.snapshot
  }, start)

const drawn = { change: 'draw', player: 0, cards: 1 } as const

/** Attacks and cards that make rare requests. */
const RARE: readonly (readonly NamedMove[])[] = [
  [A.attack('Flip First'), heads],
  [A.attack('Heal First'), A.choose('Asker')],
  [A.attack('Heal First'), A.done()],
  [A.attack('Shuffle First'), keepOrder],
  [A.attack('Discard First'), takeAtRandom(0)],
  [A.attack('Hand First'), A.apply(drawn), A.done()],
  [A.attack('Hand Last'), A.apply(drawn), A.done()],
  [A.attack('Choose Perhaps'), A.done()],
  [A.item('Randomiser'), takeAtRandom(1)],
  [A.item('Hand Item'), A.apply(drawn), A.done()],
  [A.item('Returner'), keepOrder],
  [A.discard('Laboratory Fossil')],
  [A.concede()],
]

/** The requests of each of these Pokémon when it is triggered, with answers. */
const TRIGGERED: readonly (readonly [name: string, answers: (player: typeof A) => readonly NamedMove[]])[] = [
  ['Flipper', () => [heads]],
  ['Chooser', (player) => [player.choose('Wooloo')]],
  ['Chooser', (player) => [player.done()]],
  ['Shuffler', () => [keepOrder]],
  ['Taker', () => [takeAtRandom(0)]],
  ['Worker', (player) => [player.apply(drawn), player.done()]],
]

test('the test run enters every state and takes every transition of the chart', () => {
  const coverage = createCoverage()
  for (const names of [
    ['cinderace', 'inteleon'],
    ['laboratory', 'laboratory'],
  ] as const)
    for (const asked of [true, false])
      for (let seed = 1; seed <= 60; seed += 1)
        walk(opening(names, asked ? 'asked' : { seed }), eager(seed), (_, __, ___, steps) =>
          steps.forEach(coverage.see),
        )

  for (const moves of RARE) {
    const at = script(board(ODD, { cards: ODD_CARDS }), moves, coverage.see)
    for (let seed = 1; seed <= 8; seed += 1)
      walk(at, eager(seed), (_, __, ___, steps) => steps.forEach(coverage.see), 60)
  }

  // Triggers of playing a Pokémon; then triggers of damage, and the Knock Out that it leads to.
  for (const [name, answers] of TRIGGERED) {
    const waits = board(
      `turn 3 of A\n A active Asker\n A bench Wooloo -50\n A hand ${name}, Hop x2\n B active ${name} -50\n B bench Wooloo -50\n B hand Hop x2`,
      { cards: ODD_CARDS },
    )
    script(
      waits,
      [A.bench(name), ...answers(A), A.attack('Hit'), ...answers(B), ...answers(B), A.choose('prize 1')],
      coverage.see,
    )
  }

  // Triggers of a Pokémon that replaces a Knocked Out attacker.
  for (const [name, answers] of TRIGGERED)
    script(
      board(
        `turn 3 of A\n A active Asker -90\n A bench ${name}; Wooloo -50\n A hand Hop x2\n B active Wooloo\n B bench Wooloo\n B hand Hop x2`,
        { cards: ODD_CARDS },
      ),
      [A.attack('Both Fall'), B.choose('prize 1'), A.choose('prize 1'), A.choose(name), ...answers(A)],
      coverage.see,
    )

  // Both Active Pokémon fall and take the last Prize cards of both players: a tie, and another game.
  const last = board(
    `turn 3 of A\n A active Asker\n A bench Wooloo\n A prizes Hop\n B active Reactor\n B bench Sobble\n B prizes Hop`,
    { cards: ODD_CARDS, ruleset: swordAndShield },
  )
  for (let seed = 1; seed <= 4; seed += 1)
    walk(
      script(last, [A.attack('Both Fall')], coverage.see),
      eager(seed),
      (_, __, ___, steps) => steps.forEach(coverage.see),
      200,
    )

  // The last Prize card, taken by a text in the main phase.
  script(
    board('A active Asker\n A hand Hand Item\n A prizes Hop\n B active Reactor', { cards: ODD_CARDS }),
    [A.item('Hand Item'), A.apply({ change: 'takePrize', player: 0, position: 0 }), A.done()],
    coverage.see,
  )

  // A player whose first turn has no draw; a coin at the very beginning.
  const players = [
    { name: 'A', deck: decks.cinderace },
    { name: 'B', deck: decks.inteleon },
  ] as const
  const noDraw = createGame({
    players,
    randomness: { seed: 1 },
    ruleset: { ...sunAndMoon, firstTurn: { ...sunAndMoon.firstTurn, draws: false } },
  })
  if (E.isRight(noDraw)) walk(noDraw.right, eager(1), (_, __, ___, steps) => steps.forEach(coverage.see), 20)
  // Decks with a single Basic Pokémon: many mulligans of both players.
  const rare = { name: 'Rare', cards: ['swsh1-31', ...Array.from({ length: 59 }, () => 'sm1-165')] }
  for (const asked of [true, false])
    for (let seed = 1; seed <= 3; seed += 1) {
      const game = newGame({
        players: [
          { name: 'A', deck: rare },
          { name: 'B', deck: rare },
        ],
        randomness: asked ? 'asked' : { seed },
      })
      if (E.isRight(game))
        walk(
          begin(STEPPER, game.right, coverage.see),
          eager(seed),
          (_, __, ___, steps) => steps.forEach(coverage.see),
          200,
        )
    }

  // Knock Outs that lead to others: by an effect, and by HP that goes away with a Pokémon.
  const bang = board('turn 3 of A\n A active lab-1\n A bench Wooloo\n B active lab-55 -50\n B bench Sobble')
  script(bang, [A.attack(0), heads], coverage.see)
  const warm = board('turn 3 of A\n A active lab-1\n B active lab-54 -50\n B bench Sobble -80; Krabby')
  script(warm, [A.attack(0)], coverage.see)
  const cold = board('turn 3 of A\n A active lab-1\n B active Krabby -70\n B bench Sobble -80; lab-54')
  script(cold, [A.attack(0), A.choose('prize 1'), B.choose('Sobble')], coverage.see)

  // A Stadium that makes the Bench smaller.
  const crowded = board(
    'turn 3 of A\n A active Sobble\n A bench Wooloo; Wooloo; Wooloo; Wooloo\n A hand lab-67\n B active Sobble',
  )
  walk(
    script(crowded, [A.stadium('lab-67')], coverage.see),
    eager(1),
    (_, __, ___, steps) => steps.forEach(coverage.see),
    3,
  )

  // An Evolution that ends the turn.
  script(
    board(`turn 5 of A\n A active lab-81\n A hand lab-82\n B active Sobble`),
    [A.evolve('lab-81', 'lab-82')],
    coverage.see,
  )

  for (const { start, moves } of [...eraScripts, ...turnScripts]) script(start(), moves, coverage.see)
  for (const { cases } of RULINGS) for (const one of cases) differenceInCase(one, coverage.see)

  const seededGame = newGame({ players, randomness: { seed: 1 } })
  const askedGame = newGame({ players, randomness: 'asked' })
  for (const game of [seededGame, askedGame]) if (E.isRight(game)) begin(STEPPER, game.right, coverage.see)

  expect({ states: coverage.missedStates(), transitions: coverage.missedTransitions() }).toEqual({
    states: [],
    transitions: [],
  })
})

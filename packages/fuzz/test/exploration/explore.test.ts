/** The exploration finds every state, no fault in the rules, and the faults of broken rules by a shortest way. */

import type { Snapshot } from 'ptcg-turn-engine'
import type { Holds } from 'ptcg-turn-engine/internal/engine/stepper/meaning'
import { STEPPER, type Stepper, step } from 'ptcg-turn-engine/internal/engine/stepper/step'
import type { Action } from 'ptcg-turn-engine/internal/game/actions/action'
import type { ActionName, ClauseName } from 'ptcg-turn-engine/internal/machines/vocabulary'
import type { Ask, Pokemon } from 'ptcg-turn-engine/model'
import { sampleOf, sizeOfRun } from 'ptcg-turn-test-kit/sampled'
import { describe, expect, test } from 'vitest'
import { RULES_OF_EVENTS } from '../../src/coverage/evidence.ts'
import { eventsOf } from '../../src/exploration/events.ts'
import { explore } from '../../src/exploration/explore.ts'
import type { Explored, Path } from '../../src/exploration/explored.ts'
import { exploreGame, exploreGames } from '../../src/exploration/exploring.ts'
import { openingOfGame, type SmallGame, smallGame } from '../../src/exploration/games.ts'
import { SMALL_GAMES } from '../../src/exploration/smallGames.ts'
import { rulesShown } from '../../src/exploration/together.ts'
import { firstSnapshot } from '../../src/opening.ts'
import { send } from '../../src/run.ts'

const named = (name: string): SmallGame => SMALL_GAMES.find((one) => one.name === name) as SmallGame

const MICE = named('mice')

/** A request whose options are all alike: the number of options and of picks. */
const asked = (ask: Ask | null): readonly unknown[] =>
  ask?.ask === 'choice' ? [ask.player, ask.purpose, ask.options.length, ask.picked.length, ask.max] : [ask]

/** The states of a game whose cards are all alike, counted without the canonical text. */
const countedPlainly = (game: SmallGame): number => {
  const pokemonIn =
    ({ game: { turn } }: Snapshot) =>
    (one: Pokemon) =>
      `${one.damage} damage, ${one.enteredOnTurn === turn.number ? 'new' : 'old'}`
  const inWords = (at: Snapshot): string => {
    const { state, game: g } = at
    const sides = g.players.map(({ deck, hand, discard, prizes, active, bench, turnsTaken }) => [
      [deck, hand, discard, prizes].map((pile) => pile.length),
      active === null ? 'nobody' : pokemonIn(at)(active),
      bench.map(pokemonIn(at)).sort(),
      Math.min(turnsTaken, 2),
    ])
    const { number, player, retreats } = g.turn
    const counts = [Math.min(number, 2), player, retreats, number === 0 ? g.firstPlayer : '']
    const flipped = g.resolution === null ? '' : [g.resolution.memory.heads, g.resolution.todo.length]
    return JSON.stringify([state, counts, sides, asked(g.ask), g.setUp, flipped, g.waiting.length, g.result])
  }
  const known = new Set<string>()
  const walk = (at: Snapshot): void => {
    if (known.has(inWords(at))) return
    known.add(inWords(at))
    for (const event of eventsOf(STEPPER)(at)) walk(step(STEPPER, at, event))
  }
  walk(firstSnapshot(openingOfGame(game)))
  return known.size
}

describe('every state is found', () => {
  /**
   * Three Mice each: one in the hand, one Prize card, one left in the deck. Set-up waits for the coin (1 state), for
   * the choice of who goes first (2: the winners of the toss), for the first shuffle and for the second (2 each: who
   * goes first). The only Mouse of a hand is placed without a choice.
   */
  test('set-up, counted by hand', () => {
    const { states, complete } = exploreGame(smallGame('three', '', ['1 1 1', '1 1 1'], { rules: { openingHand: 1 } }))
    expect(complete).toBe(true)
    const early = exploreGame(smallGame('three', '', ['1 1 1', '1 1 1'], { rules: { openingHand: 1 } }), {
      isCut: ({ game }) => game.turn.number > 0,
    })
    // The two states of the first turn, one for each player, are found but not continued.
    expect(early.states - early.cut).toBe(1 + 2 + 2 + 2)
    expect(early.cut).toBe(2)
    expect(states).toBeGreaterThan(early.states)
  })

  test.each([
    ['mice', MICE],
    ['three mice', smallGame('three', '', ['1 1 1', '1 1 1'], { rules: { openingHand: 1 } })],
    ['five rats, two on the Bench', smallGame('rats', '', ['2 2 2 2 2', '2 2 2 2 2'], { rules: { benchLimit: 2 } })],
    [
      'mice with more of everything',
      smallGame('more', '', ['1 1 1 1 1', '1 1 1 1 1'], { rules: { prizes: 2, openingHand: 1 } }),
    ],
  ])('%s: as many as a plain walk finds', (_, game) => {
    expect(exploreGame(game).states).toBe(countedPlainly(game))
  })

  test('in the same order each time, and up to the maximum', () => {
    const game = named('tie-break')
    const one = exploreGame(game, { most: 300 })
    expect(exploreGame(game, { most: 300 })).toEqual(one)
    expect(one.complete).toBe(false)
    expect(one.states).toBeGreaterThanOrEqual(300)
    expect(one.states).toBeLessThan(320)
  })
})

describe('small games', () => {
  test.each(sampleOf(['mice', 'tie-break', 'mulligans', 'by-hand'], 2).map((name) => [name, named(name)] as const))(
    '%s: every state passes the checks',
    (_, game) => {
      const explored = exploreGame(game)
      expect(explored.wrong).toEqual([])
      expect(explored.complete).toBe(true)
    },
  )

  test('are all played for a while and pass the checks', () => {
    for (const game of SMALL_GAMES)
      expect([game.name, exploreGame(game, { most: sizeOfRun(40, 400) }).wrong]).toEqual([game.name, []])
  })

  test('games explored together give the same result as one by one', async () => {
    const games = [named('mice'), named('mulligans')]
    const together = await exploreGames(games, { workers: 2, most: 300 })
    expect(together.map(({ game }) => game.name)).toEqual(['mice', 'mulligans'])
    expect(together.map(({ explored }) => explored)).toEqual(games.map((game) => exploreGame(game, { most: 300 })))
    expect(rulesShown(together)).toHaveLength(RULES_OF_EVENTS.length)
  })

  test('each path that shows a rule can be played, and ends with its event', () => {
    const { rules } = exploreGame(named('recoil'), { most: 3000 })
    const gone = (path: Path) => {
      let at = firstSnapshot(openingOfGame(named('recoil')))
      return path.map((event) => {
        const sent = send(STEPPER, at, { event, expects: null })
        at = sent.after
        return sent
      })
    }
    expect(rules.size).toBeGreaterThan(40)
    for (const [rule, { accepted, rejected, clarity }] of rules) {
      if (accepted !== null) expect(gone(accepted).every((sent) => sent.accepted)).toBe(true)
      if (rejected === null) continue
      const sent = gone(rejected)
      expect(sent.slice(0, -1).every((one) => one.accepted)).toBe(true)
      if (clarity > 0) expect(sent.at(-1)?.violations.every((one) => one.rule === rule)).toBe(true)
    }
  })
})

const withClause = (name: ClauseName, holds: Holds, stepper: Stepper = STEPPER): Stepper => ({
  ...stepper,
  meaning: { ...stepper.meaning, clauses: { ...stepper.meaning.clauses, [name]: holds } },
})

const withAction = (name: ActionName, run: Action): Stepper => ({
  ...STEPPER,
  meaning: { ...STEPPER.meaning, actions: { ...STEPPER.meaning.actions, [name]: run } },
})

const broken = (game: SmallGame, stepper: Stepper): Explored => explore(openingOfGame(game), { subject: { stepper } })

const found = ({ wrong }: Explored, check: string) => {
  const one = wrong.find((each) => each.check === check)
  return one === undefined ? null : { says: one.says, way: one.path.map(({ type }) => type) }
}

describe('a planted fault is found by a shortest path', () => {
  test('a deadlock: nobody may choose who goes first', () => {
    const stuck = broken(
      MICE,
      withClause('theChoiceIsYours', () => false),
    )
    expect(found(stuck, 'turns as they go')).toEqual({
      says: 'P1: nobody can do anything in setUp.goingFirst.',
      way: ['COIN_LANDED'],
    })
    expect(stuck.states).toBe(3)
  })

  test('a second retreat in a turn, with no more than two Mice on the Bench', () => {
    const twice = found(
      broken(
        MICE,
        withClause('noRetreatThisTurn', () => true),
      ),
      'turns as they go',
    )
    expect(twice?.says).toMatch(/^I7: there were 2 retreats in turn \d; the limit is 1\.$/)
    expect(twice?.way.slice(-3)).toEqual(['BENCH_POKEMON', 'RETREAT', 'RETREAT'])
    expect(twice?.way).toHaveLength(7)
  })

  test('an action that throws', () => {
    const thrown = broken(
      MICE,
      withAction('endTurn', () => {
        throw new Error('The turn does not end.')
      }),
    )
    expect(found(thrown, 'nothing is thrown')?.says).toBe('The turn does not end.')
    expect(found(thrown, 'nothing is thrown')?.way.at(-1)).toBe('END_TURN')
  })

  test('a game without an end: an empty deck loses nothing, and nobody attacks', () => {
    const deathless = withClause(
      'attackIsOneOfTheActivePokemons',
      () => false,
      withClause('theDeckIsEmpty', () => false),
    )
    const circling = broken(MICE, deathless)
    expect(circling.complete).toBe(true)
    expect(circling.ends).toBe(0)
    expect(found(circling, 'every game can end')).toEqual({
      says: 'No end of the game can be reached from here.',
      way: [],
    })
  })

  test('a card that is lost', () => {
    const losing = withAction('drawForTheTurn', (game) => ({
      ...game,
      players: [
        { ...game.players[0], deck: game.players[0].deck.slice(1) },
        { ...game.players[1], deck: game.players[1].deck.slice(1) },
      ],
    }))
    expect(found(broken(MICE, losing), 'cards in their places')?.says).toMatch(/^I1: .* is nowhere\.$/)
  })

  test('an event that is accepted but not listed', () => {
    const stepper = withClause('itIsYourTurn', () => true)
    expect(found(broken(MICE, stepper), 'what is accepted is listed')?.says).toMatch(/is accepted but not listed/)
  })

  test('the other player concedes', () => {
    const stepper = withAction('concede', (game, event) =>
      'player' in event
        ? STEPPER.meaning.actions.concede(game, { type: 'CONCEDE', player: event.player === 0 ? 1 : 0 })
        : game,
    )
    expect(found(broken(MICE, stepper), 'a player who concedes loses')?.way).toEqual(['CONCEDE'])
  })
})

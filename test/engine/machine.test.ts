/** `gameMachine` in a host of XState: its inputs, its refusals, its output, and its emitted facts. */
import * as E from 'fp-ts/lib/Either.js'
import { board } from 'ptcg-turn-test-kit/board'
import { A, after as played } from 'ptcg-turn-test-kit/moves'
import { deckFromText, table } from 'ptcg-turn-test-kit/table'
import { describe, expect, expectTypeOf, test } from 'vitest'
import {
  type AnyActorRef,
  createActor,
  getInitialMicrosteps,
  type InputFrom,
  initialTransition,
  transition,
} from 'xstate'
import { legalEvents } from '../../src/engine/listing/legalEvents.ts'
import { actorOptions, actorSnapshot, snapshotOf } from '../../src/engine/machine/actor.ts'
import type { EmittedFact } from '../../src/engine/machine/emitFacts.ts'
import { gameMachine } from '../../src/engine/machine/wiring.ts'
import { newGame } from '../../src/engine/play/newGame.ts'
import { play } from '../../src/engine/play/play.ts'
import { decks } from '../../src/game/cards/decks.ts'
import type { Fact, FactName } from '../../src/game/model/facts.ts'
import type { Game } from '../../src/game/model/game.ts'

const players = [
  { name: 'Ann', deck: decks.cinderace },
  { name: 'Bob', deck: decks.inteleon },
] as const

const begun = (seed = 1): Game => {
  const game = newGame({ players, randomness: { seed } })
  return E.isLeft(game) ? expect.fail('The decks are legal.') : game.right
}

const ready = board('A active Scorbunny\nA hand Fire Energy\nB active Sobble')

/** The answer of an actor that could not be started: a snapshot like any other. */
const answerTo = (input: unknown): unknown => {
  const actor = createActor(gameMachine, { input: input as InputFrom<typeof gameMachine> })
  const heard: unknown[] = []
  actor.subscribe({ error: (error) => heard.push(error) })
  actor.start()
  const snapshot = actor.getSnapshot()
  expect(snapshot).toMatchObject({ status: 'error', error: heard[0] })
  expect(snapshot.hasTag('waiting')).toBe(false)
  return (snapshot.error as Error).message
}

const UNDER_WAY =
  'This game is in progress, but set-up begins with every card in the decks: start at a snapshot of the game with { at } instead of { game }.'
const NO_INPUT =
  'The machine needs one of two inputs: { game } with a new game of newGame(), or { at } with a snapshot to continue from.'

describe('an actor cannot be started', () => {
  test('with a board in the middle of a game, which has no set-up', () => {
    expect(answerTo({ game: ready.game })).toBe(UNDER_WAY)
  })

  test('with the Either that newGame returns', () => {
    expect(answerTo({ game: newGame({ players, randomness: { seed: 1 } }) })).toMatch(/newGame\(options\)\.right/)
  })

  test('with a game whose set-up has begun', () => {
    expect(answerTo({ game: table('Scorbunny', 'Sobble').game })).toBe(UNDER_WAY)
  })

  test('with a game that is over', () => {
    expect(answerTo({ game: played(ready, () => ({ type: 'CONCEDE', player: 0 })).game })).toBe(UNDER_WAY)
  })

  test('with a deck without a Basic Pokémon, which would be redrawn without end', () => {
    const game = begun()
    const [ann, bob] = game.players
    const energies = deckFromText('Fire Energy x60')
    const cards = [...game.cards.slice(0, 60), ...energies.map((definition) => ({ owner: 1, definition }))]
    const without = { ...game, cards, definitions: table('Scorbunny', 'Sobble').game.definitions, players: [ann, bob] }
    expect(answerTo({ game: without })).toBe(
      'Set-up cannot begin: there is no Basic Pokémon in the deck of Bob (SU.1), who would draw new hands endlessly.',
    )
  })

  test.each([
    ['nothing', undefined],
    ['null', null],
    ['neither', {}],
    ['both', { game: begun(), at: ready }],
    ['a word', { at: 'here' }],
  ])('with %s', (_, input) => {
    expect(answerTo(input)).toBe(NO_INPUT)
  })

  test.each(['turn.main', 'nowhere', '', '__proto__'])('at "%s", which is not a leaf of the chart', (state) => {
    expect(answerTo({ at: { ...ready, state } })).toBe(
      `The chart has no state "${state}" to start at: the state of a snapshot is a leaf state, such as "turn.main.ready".`,
    )
  })

  test.each([{ _tag: 'Right', right: ready }, { state: 'turn.main.ready' }])(
    'at a value that is not a snapshot',
    (at) => {
      expect(answerTo({ at })).toMatch(/gameMachine.*snapshot/)
    },
  )

  test('where the chart does not rest', () => {
    expect(answerTo({ at: { ...ready, state: 'turn.draw' } })).toBe(
      'The game does not rest in turn.draw: start at a snapshot that was returned by play, load or a session.',
    )
  })

  test('and a snapshot has no first microsteps', () => {
    expect(() => getInitialMicrosteps(gameMachine, { at: ready })).toThrow('A snapshot has no first steps')
  })
})

describe('an actor is started', () => {
  test('with a new game, which is set up', () => {
    const actor = createActor(gameMachine, { input: { game: begun() } }).start()
    expect(actor.getSnapshot()).toMatchObject({ status: 'active', value: { setUp: 'goingFirst' } })
  })

  test('at any snapshot, and continues as `play` does', () => {
    const actor = createActor(gameMachine, { input: { at: ready } }).start()
    expect(snapshotOf(actor.getSnapshot())).toEqual(ready)
    const end = A.endTurn()(ready)
    actor.send(end)
    const { state, game } = played(ready, A.endTurn())
    expect(snapshotOf(actor.getSnapshot())).toEqual({ state, game: { ...game, latest: end } })
  })

  test('at a snapshot by the pure functions too, also after more functions are provided', () => {
    const machine = gameMachine.provide({ actions: {} })
    const [first] = initialTransition(machine, { at: ready })
    const [next] = transition(machine, first, A.endTurn()(ready))
    expect(snapshotOf(next).state).toBe(played(ready, A.endTurn()).state)
    expect(initialTransition(machine, { game: ready.game })[0]).toMatchObject({ status: 'error' })
  })

  test('at the end of a game, and is done with its result', () => {
    const over = played(ready, () => ({ type: 'CONCEDE', player: 0 }))
    const actor = createActor(gameMachine, actorOptions(over)).start()
    expect(actor.getSnapshot()).toMatchObject({ status: 'done', output: over.game.result })
    expect(actorSnapshot(over).output).toEqual(over.game.result)
  })
})

test('the output of the machine is the result of the game', () => {
  const actor = createActor(gameMachine, { input: { at: ready } }).start()
  actor.send({ type: 'CONCEDE', player: 0 })
  const { output, status } = actor.getSnapshot()
  expect(status).toBe('done')
  expect(output).toEqual({ outcome: 'win', winner: 1, reasons: ['conceded'] })
})

describe('an invalid event changes nothing, and the actor continues:', () => {
  test.each([
    ['a part that is missing', { type: 'CONCEDE' }],
    ['a player there is not', { type: 'CONCEDE', player: 7 }],
    ['a part too many', { type: 'END_TURN', player: 0, evil: true }],
    ['no type', { player: 0 }],
    ['a type that is no word', { type: 5 }],
    ['an unknown type', { type: 'RESIGN', player: 0 }],
    ['the error of an actor that it does not have', { type: 'xstate.error.actor.child', error: 'boom' }],
    ['the end of an actor that it does not have', { type: 'xstate.done.actor.child', output: 1 }],
    ['the snapshot of an actor that it does not have', { type: 'xstate.snapshot.child', snapshot: {} }],
    ['a second beginning', { type: 'xstate.init', input: {} }],
    ['the wildcard', { type: '*' }],
  ])('%s', (_, event) => {
    const actor = createActor(gameMachine, { input: { at: ready } }).start()
    const before = actor.getSnapshot()
    expect(before.can(event as never)).toBe(false)
    ;(actor as AnyActorRef).send(event)
    expect(actor.getSnapshot()).toBe(before)
    actor.send(A.endTurn()(ready))
    expect(actor.getSnapshot().status).toBe('active')
  })

  test('while it accepts events of the game', () => {
    const snapshot = actorSnapshot(ready)
    expect(legalEvents(ready).filter((event) => !snapshot.can(event))).toEqual([])
    expect(snapshot.can({ type: 'RETREAT', player: 0 })).toBe(false)
  })
})

test('an actor that is stopped stops', () => {
  const actor = createActor(gameMachine, { input: { at: ready } }).start()
  const heard: string[] = []
  actor.on('*', ({ type }) => heard.push(type))
  actor.send(A.attach('Fire Energy', 'Scorbunny')(ready))
  actor.stop()
  expect(actor.getSnapshot().status).toBe('stopped')
  expect(heard).toEqual(['CARD_ATTACHED'])
})

test('the same object sent twice is two events, the second of which is too late', () => {
  const actor = createActor(gameMachine, { input: { at: ready } }).start()
  const heard: string[] = []
  actor.on('TURN_ENDED', ({ type }) => heard.push(type))
  const end = { type: 'END_TURN', player: 0 } as const
  actor.send(end)
  actor.send(end)
  expect(heard).toEqual(['TURN_ENDED'])
})

const withoutType = ({ type, ...fact }: EmittedFact): unknown => {
  expect(type).toBe(fact.fact)
  return fact
}

describe('an actor emits each fact', () => {
  test('of set-up, once it is started', () => {
    const actor = createActor(gameMachine, { input: { game: begun() } })
    const heard: EmittedFact[] = []
    actor.on('*', (fact) => heard.push(fact))
    expect(heard).toEqual([])
    actor.start()
    expect(heard.map(withoutType)).toEqual(actor.getSnapshot().context.game.facts)
    expect(heard.length).toBeGreaterThan(0)
  })

  test('of an event, in order, when the actor is already in its new state, without those before a snapshot', () => {
    const first = play(ready, A.attach('Fire Energy', 'Scorbunny')(ready))
    if (E.isLeft(first)) return expect.fail('The Energy may be attached.')
    const start = first.right.snapshot
    const end = play(start, A.endTurn()(start))
    if (E.isLeft(end)) return expect.fail('The turn may be ended.')
    const actor = createActor(gameMachine, { input: { at: start } })
    const heard: EmittedFact[] = []
    const states: string[] = []
    actor.on('*', (fact) => {
      heard.push(fact)
      states.push(snapshotOf(actor.getSnapshot()).state)
    })
    actor.start()
    expect(heard).toEqual([])
    actor.send(A.endTurn()(start))
    expect(heard.map(withoutType)).toEqual(end.right.facts)
    expect(new Set(states)).toEqual(new Set([end.right.snapshot.state]))
  })

  test('of a game from its beginning to its end, as play lists them', () => {
    const actor = createActor(gameMachine, { input: { game: begun(3) } })
    const heard: unknown[] = []
    actor.on('*', (fact) => heard.push(withoutType(fact)))
    actor.start()
    const recorded: Fact[] = [...actor.getSnapshot().context.game.facts]
    let at = snapshotOf(actor.getSnapshot())
    for (let legal = legalEvents(at); legal.length > 0; legal = legalEvents(at)) {
      const event = legal[recorded.length % legal.length] ?? expect.fail('Somebody can act.')
      const taken = play(at, event)
      if (E.isLeft(taken)) return expect.fail('A listed event is accepted.')
      recorded.push(...taken.right.facts)
      at = taken.right.snapshot
      actor.send(event)
    }
    expect(heard).toEqual(recorded)
    expect(actor.getSnapshot()).toMatchObject({ status: 'done', output: at.game.result })
  })

  test('under its name, with its own parts', () => {
    const actor = createActor(gameMachine, { input: { at: ready } })
    const heard: unknown[] = []
    actor.on('CARD_ATTACHED', (fact) => {
      expectTypeOf(fact.type).toEqualTypeOf<'CARD_ATTACHED'>()
      heard.push(fact.card.name)
    })
    actor.start().send(A.attach('Fire Energy', 'Scorbunny')(ready))
    expect(heard).toEqual(['Fire Energy'])
    expectTypeOf<EmittedFact['type']>().toEqualTypeOf<FactName>()
    expectTypeOf<Extract<Fact, { readonly type: unknown }>>().toEqualTypeOf<never>()
  })

  test('as an action of the pure transition', () => {
    const event = A.attach('Fire Energy', 'Scorbunny')(ready)
    const [next, actions] = transition(gameMachine, actorSnapshot(ready), event)
    expect(actions.map(({ type, params }) => [type, params])).toEqual(
      next.context.game.facts.map((fact) => ['xstate.emit', { event: { type: fact.fact, ...fact } }]),
    )
    expect(actions).toHaveLength(1)
  })

  test('but none of a refused event', () => {
    const [, actions] = transition(gameMachine, actorSnapshot(ready), { type: 'RETREAT', player: 0 })
    expect(actions).toEqual([])
  })
})

test('and repeats none when the same event object is sent again', () => {
  const actor = createActor(gameMachine, actorOptions(board('A active Wooloo\nB active Sobble', { seed: 1 }))).start()
  const turns = ([0, 1] as const).map((player) => ({ type: 'END_TURN', player }) as const)
  const counts: number[] = []
  for (const event of [...turns, ...turns]) {
    actor.send(event)
    counts.push(actor.getSnapshot().context.game.facts.length)
  }
  expect(new Set(counts).size).toBe(1)
})

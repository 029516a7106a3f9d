/** Tags match the events that a state takes, and the request while the game rests there. */
import * as E from 'fp-ts/lib/Either.js'
import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import { gameChart } from '../../machines/gameChart.ts'
import type { Tag } from '../../machines/tags.ts'
import { legalEvents } from '../../src/engine/listing/legalEvents.ts'
import { snapshotOf } from '../../src/engine/machine/actor.ts'
import { gameMachine } from '../../src/engine/machine/wiring.ts'
import { answerOfChance } from '../../src/engine/play/answerOfChance.ts'
import { newGame } from '../../src/engine/play/newGame.ts'
import { randomPlayer } from '../../src/engine/play/randomPlayer.ts'
import { type Request, request } from '../../src/engine/play/request.ts'
import { decks } from '../../src/game/cards/decks.ts'
import { chartGraph } from '../../src/view/chart/graph.ts'

const CHANCE = ['COIN_LANDED', 'DECK_SHUFFLED', 'CARD_TAKEN_AT_RANDOM']

/** The tags of states that take these events. */
const tagsFor = (events: readonly string[]): readonly Tag[] => {
  const takes = (...some: readonly string[]): boolean => some.some((event) => events.includes(event))
  const asks: readonly Tag[] = [
    ...(takes('CHOOSE') ? (['choosing'] as const) : []),
    ...(takes(...CHANCE) ? (['chance'] as const) : []),
    ...(takes('APPLY') ? (['byHand'] as const) : []),
  ]
  if (events.length === 0) return []
  return asks.length === 0 ? ['waiting'] : ['waiting', 'asking', ...asks]
}

const { states, transitions } = chartGraph(gameChart)

test.each(states.filter(({ parent }) => parent !== null))('$path has the tags of its events', ({ path, tags }) => {
  const events = transitions.flatMap(({ source, event }) => (source === path && event !== null ? [event] : []))
  expect(tags).toEqual(tagsFor(events))
})

const EXPECTED: Readonly<Record<Request['kind'], readonly Tag[]>> = {
  main: ['waiting'],
  choose: ['waiting', 'asking', 'choosing'],
  prizes: ['waiting', 'asking', 'choosing'],
  promote: ['waiting', 'asking', 'choosing'],
  coin: ['waiting', 'asking', 'chance'],
  shuffle: ['waiting', 'asking', 'chance'],
  random: ['waiting', 'asking', 'chance'],
  resolve: ['waiting', 'asking', 'byHand'],
}

test('in a game the tags match the request, until it is over', () => {
  const players = [
    { name: 'Ann', deck: decks.cinderace },
    { name: 'Bob', deck: decks.inteleon },
  ] as const
  const game = newGame({ players, randomness: 'asked' })
  if (E.isLeft(game)) return expect.fail('The decks are legal.')
  const actor = createActor(gameMachine, { input: { game: game.right } }).start()
  const decide = randomPlayer(5)
  const seen = new Set<string>()
  for (let moves = 0; moves < 5000 && actor.getSnapshot().status === 'active'; moves += 1) {
    const at = snapshotOf(actor.getSnapshot())
    const asked = request(at) ?? expect.fail('Something is waited for.')
    expect([...actor.getSnapshot().tags]).toEqual(EXPECTED[asked.kind])
    seen.add(asked.kind)
    const below = (many: number): number => moves % many
    actor.send(
      answerOfChance(asked, below) ??
        decide(
          at,
          legalEvents(at).filter(({ type }) => type !== 'CONCEDE'),
        ),
    )
  }
  expect([...actor.getSnapshot().tags]).toEqual([])
  expect(actor.getSnapshot().status).toBe('done')
  expect([...seen]).toEqual(expect.arrayContaining(['main', 'choose', 'coin', 'shuffle', 'prizes', 'promote']))
})

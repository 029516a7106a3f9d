/** Legal events as people choose between them: the groups of the rulebook, and one line for cards that are alike. */

import { board } from 'ptcg-turn-test-kit/board'
import { opening } from 'ptcg-turn-test-kit/walk'
import { expect, test } from 'vitest'
import { createSession, legalEvents, view } from '../../../src/index.ts'
import { groupedEvents } from '../../../src/view/table/index.ts'

const linesIn = (text: string, id: string) => {
  const at = board(text)
  const group = groupedEvents(at.game, legalEvents(at)).find((one) => one.id === id)
  return (group?.lines ?? []).map(({ name, copies, ways }) => [name, copies, ways.map(({ label }) => label)])
}

test('T2C.1: four equal Energy cards are one line, with a way for each Pokémon', () => {
  const text = `
    turn 3 of A
    A active Vulpix
    A bench  Wooloo
    A hand   Fire Energy x4, Water Energy
    B active Sobble`
  expect(linesIn(text, 'energy')).toEqual([
    ['Fire Energy', 4, ['Active Vulpix', 'Bench 1 Wooloo']],
    ['Water Energy', 1, ['Active Vulpix', 'Bench 1 Wooloo']],
  ])
})

test('the groups are in the order of a turn, with their letters and rules, and none is empty', () => {
  const at = board(`
    turn 3 of A
    A active Vulpix {Fire Energy, Fire Energy}
    A bench  Wooloo
    A hand   Fire Energy x2, Sobble, Potion, Hop
    B active Sobble`)
  const groups = groupedEvents(at.game, legalEvents(at, { conceding: true }))
  expect(groups.map(({ letter, id }) => `${letter ?? '-'} ${id}`)).toEqual([
    'A bench',
    'C energy',
    'D trainers',
    'E retreat',
    '- attack',
    '- end',
    '- concede',
  ])
  for (const { lines, rules } of groups) {
    expect(lines.length).toBeGreaterThan(0)
    expect(rules.length).toBeGreaterThan(0)
  }
  expect(groupedEvents(at.game, [])).toEqual([])
})

test('any event of a way may be sent: they differ only in the copy', () => {
  const session = createSession(board('turn 3 of A\nA active Vulpix\nA hand Fire Energy x3\nB active Sobble'), {
    undo: 'always',
  })
  const [line] = groupedEvents(session.state().game, session.legalEvents())[0]?.lines ?? []
  const [way] = line?.ways ?? []
  expect(way?.says).toMatch(/^Attach Fire Energy to Vulpix/)
  expect(way?.events).toHaveLength(3)
  for (const event of way?.events ?? []) {
    expect(session.send(event)._tag).toBe('Right')
    session.undo()
  }
})

test('GR.2: a view gives only what it knows', () => {
  const at = opening(['cinderace', 'inteleon'], { seed: 3 })
  for (const player of [0, 1] as const) {
    const seen = view(at, player)
    expect(() => groupedEvents(seen.game, legalEvents(seen))).not.toThrow()
  }
})

test('it takes the game of a snapshot', () => {
  const at = board('turn 3 of A\nA active Vulpix\nB active Sobble')
  expect(() => groupedEvents(at as never, [])).toThrow(
    'groupedEvents takes a game, not a snapshot: pass snapshot.game.',
  )
})

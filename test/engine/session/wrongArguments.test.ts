/** Bugs of the host are reported at once, in one sentence. */

import { opening } from 'ptcg-turn-test-kit/walk'
import { expect, test } from 'vitest'
import { createGame } from '../../../src/engine/play/newGame.ts'
import { createSession, restoreSession } from '../../../src/engine/session/session.ts'

const given = <Wanted>(value: unknown): Wanted => value as Wanted

const session = createSession(opening(['cinderace', 'inteleon'], { seed: 1 }))

test.each([
  ['an Either', createGame(given({})), 'not an Either: if its _tag is "Right", pass its right.'],
  ['nothing', undefined, 'createSession takes a snapshot'],
  ['null', null, 'createSession takes a snapshot'],
  ['a game without its state', session.state().game, 'createSession takes a snapshot'],
])('a session cannot be made from %s', (_, value, sentence) => {
  expect(() => createSession(given(value))).toThrow(sentence)
})

test.each([
  ['createSession', () => createSession(session.state(), given({ undo: 'sometimes' })), 'one of: fair, always, never.'],
  [
    'createSession',
    () => createSession(session.state(), given({ unod: 'never' })),
    'no option "unod". There are: undo, title.',
  ],
  ['restoreSession', () => restoreSession(session.save(), given({ undoing: true })), 'There are: undo, title.'],
  [
    'createSession',
    () => createSession(session.state(), given(null)),
    'The options of createSession must be an object.',
  ],
])('%s refuses unknown options', (_, made, sentence) => {
  expect(made).toThrow(sentence)
})

test.each([7, -1, 2, '0', undefined])('player %s does not exist', (player) => {
  expect(() => session.seat(given(player))).toThrow(`There is no player ${player}: the players are 0 and 1.`)
  expect(() => session.view(given(player))).toThrow('the players are 0 and 1.')
})

test('only functions can be listeners', () => {
  for (const wrong of [[42], [undefined], [() => 1, 'no'], [() => 1, () => undefined, 'equal']])
    expect(() => given<(...all: readonly unknown[]) => void>(session.subscribe)(...wrong)).toThrow(
      'subscribe takes functions',
    )
})

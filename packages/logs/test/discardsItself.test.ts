/** A Pokémon that its own Ability discards has left play (T2F.1): its place on the Bench is free again (T2A.3). */
import { expect, test } from 'vitest'
import { readBattleLog } from '../src/reading/readBattleLog.ts'
import { refereeLog } from '../src/refereeing/referee.ts'
import { MINNOW, OPENING } from './minnows.ts'

const BENCHED = 'Ada played Minnow to the Bench.'

const outOf = (...lines: readonly string[]) => {
  const log = [...OPENING, "Ada's Turn", 'Ada drew a card.', ...lines].join('\n')
  return refereeLog(readBattleLog(log), { cards: [MINNOW] })
}

test('an unknown Pokémon leaves the Bench', () => {
  const { verdicts, moments } = outOf(
    ...[BENCHED, BENCHED, BENCHED, BENCHED, 'Ada played Blower to the Bench.'],
    ...["Ada's Blower used Blow.", '- Ada discarded Blower.', BENCHED],
  )
  expect(verdicts.flatMap(({ verdict, hidden }) => (verdict === 'allowed' ? [] : hidden))).toEqual([])
  expect(moments.at(-1)?.snapshot.game.players[0].bench).toHaveLength(5)
})

test('a Pokémon stays if its log line discards a card of its name from the hand', () => {
  const { moments } = outOf(
    'Ada played Blower to the Bench.',
    "Ada's Blower used Blow.",
    '- Ada drew 2 cards.',
    '   • Blower, Minnow',
    '- Ada discarded Blower.',
  )
  expect(moments.at(-1)?.snapshot.game.players[0].bench).toHaveLength(1)
})

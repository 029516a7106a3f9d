/** `ptcg-turn rules --era`: the comparison of two eras, for people and for programs. */

import { ERAS, eraNamed } from 'ptcg-turn-engine/internal/game/rulesets/eraNamed'
import { megaEvolution, sunAndMoon, swordAndShield } from 'ptcg-turn-engine/internal/game/rulesets/rulesets'
import { expect, test } from 'vitest'
import { differencesAsJson, differencesAsText } from '../../src/eraDifferences.ts'

test('an era is found by its id or by an abbreviation that fits only one', () => {
  expect(ERAS.map(eraNamed)).toEqual(ERAS)
  expect(['sm', 'SSH', 'swsh', 'ssh', 'sv', 'meg', 'mega'].map(eraNamed)).toEqual([
    'sun-and-moon',
    'sword-and-shield',
    'sword-and-shield',
    'sword-and-shield',
    'scarlet-and-violet',
    'mega-evolution',
    'mega-evolution',
  ])
  expect(['', 's', 'nothing', 'sworn'].map(eraNamed)).toEqual([null, null, null, null])
})

test('people read both sentences, the rules and the places, in lines that fit the window', () => {
  const text = differencesAsText(sunAndMoon, megaEvolution, 80)
  expect(text).toContain('Sun & Moon against Mega Evolution')
  expect(text).toContain('The player who goes first may play a Supporter')
  expect(text).toContain('turn.main.ready on PLAY_SUPPORTER')
  expect(text.split('\n').every((line) => line.length <= 80 && line === line.trimEnd())).toBe(true)
  expect(differencesAsText(sunAndMoon, sunAndMoon, 80)).toContain('no rule differs')
})

test('with one era, it says what it is compared with and how to name another', () => {
  expect(differencesAsText(sunAndMoon, swordAndShield, 80, false)).toContain(
    'Compared with Sword & Shield; --against chooses another era.',
  )
  expect(differencesAsText(sunAndMoon, swordAndShield, 80)).not.toContain('Compared with')
})

test('programs get the same data with ids', () => {
  const comparison = JSON.parse(differencesAsJson(sunAndMoon, megaEvolution))
  expect(comparison).toMatchObject({ era: 'sun-and-moon', against: 'mega-evolution' })
  const [found] = comparison.differences.filter(
    ({ parameter }: { parameter: string }) => parameter === 'firstTurn.supporters',
  )
  expect(found).toMatchObject({
    parameter: 'firstTurn.supporters',
    era: { value: true },
    against: { value: false },
    rules: [{ id: 'T2D.4' }],
    transitions: ['turn.main.ready:PLAY_SUPPORTER:0'],
    read: ['notTheFirstPlayersFirstTurn'],
  })
})

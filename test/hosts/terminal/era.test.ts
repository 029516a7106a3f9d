/** `--era`: every game that the command begins can be one of an era. */
import * as E from 'fp-ts/lib/Either.js'
import { expect, test } from 'vitest'
import { playNumbered } from '../../../src/fuzz/campaign/batch.ts'
import { drawStart } from '../../../src/fuzz/campaign/starts.ts'
import { dice } from '../../../src/fuzz/dice.ts'
import { openingOf } from '../../../src/fuzz/opening.ts'
import { eraNamed } from '../../../src/game/rulesets/eraNamed.ts'
import { rulesets } from '../../../src/game/rulesets/rulesets.ts'
import { chosenDecks } from '../../../src/hosts/terminal/chosenDecks.ts'
import { eraOption } from '../../../src/hosts/terminal/eraOption.ts'
import { newRecording } from '../../../src/hosts/terminal/openGame.ts'
import { randomGame } from '../../../src/hosts/terminal/randomGame.ts'

test.each([
  ['wotc', 'wizards-of-the-coast'],
  ['ex-2005', 'ex-2005'],
  ['dp', 'diamond-and-pearl'],
  ['bw', 'black-and-white'],
  ['xy', 'xy'],
  ['sm', 'sun-and-moon'],
  ['ssh', 'sword-and-shield'],
  ['sv', 'scarlet-and-violet'],
  ['meg', 'mega-evolution'],
] as const)('%s is an era', (letters, id) => {
  expect(eraNamed(letters)).toBe(id)
})

test('letters that could mean several are refused, and told what there is', () => {
  expect(() => eraOption('').parseArg?.('ex', undefined)).toThrow(/^No single era is called so. There are wizards/)
})

test('a game that is played or inspected is one of that era', async () => {
  const chosen = await chosenDecks(['cinderace', 'inteleon'], [], 'black-and-white')
  const { last } = randomGame(chosen, 3)
  expect(last.game.ruleset).toEqual(rulesets['black-and-white'])
  expect(newRecording(chosen.decks, 3, [], chosen.cards, chosen.era).beginning).toMatchObject({
    options: { ruleset: 'black-and-white' },
  })
})

test('every start of a campaign is one of that era, and its games are played', () => {
  const eras = Array.from({ length: 40 }, (_, seed) => {
    const opening = openingOf(drawStart(dice(seed), 'diamond-and-pearl'))
    return E.isRight(opening) ? opening.right.game.ruleset.id : opening.left.join(' ')
  })
  expect(new Set(eras)).toEqual(new Set(['diamond-and-pearl']))
  for (let number = 0; number < 6; number += 1)
    expect(playNumbered(7, number, { era: 'wizards-of-the-coast' }).found).toBeNull()
})

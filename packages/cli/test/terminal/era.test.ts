/** `--era`: every game that the command begins follows the rules of the given era. */
import * as E from 'fp-ts/lib/Either.js'
import { rulesets } from 'ptcg-turn-engine'
import { eraNamed } from 'ptcg-turn-engine/internal/game/rulesets/eraNamed'
import { openingOf, seededRng } from 'ptcg-turn-engine-fuzz'
import { playNumbered } from 'ptcg-turn-engine-fuzz/internal/campaign/batch'
import { drawStart } from 'ptcg-turn-engine-fuzz/internal/campaign/starts'
import { expect, test } from 'vitest'
import { chosenDecks } from '../../src/chosenDecks.ts'
import { eraOption } from '../../src/eraOption.ts'
import { newRecording } from '../../src/openGame.ts'
import { openedGame } from '../../src/randomGame.ts'

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

test('an abbreviation of several eras is refused with their names', () => {
  expect(() => eraOption('').parseArg?.('ex', undefined)).toThrow(
    /^"ex" does not name exactly one era. The eras are: wizards/,
  )
})

test('a game that is played or inspected follows the rules of the era', async () => {
  const chosen = await chosenDecks(['cinderace', 'inteleon'], [], 'black-and-white')
  expect(openedGame(chosen.decks, 3, chosen.cards, chosen.era).game.ruleset).toEqual(rulesets['black-and-white'])
  expect(newRecording(chosen.decks, 3, [], chosen.cards, chosen.era).beginning).toMatchObject({
    options: { ruleset: 'black-and-white' },
  })
})

test('all games of a campaign follow the rules of the era', () => {
  const eras = Array.from({ length: 40 }, (_, seed) => {
    const opening = openingOf(drawStart(seededRng(seed), 'diamond-and-pearl'))
    return E.isRight(opening) ? opening.right.game.ruleset.id : opening.left.join(' ')
  })
  expect(new Set(eras)).toEqual(new Set(['diamond-and-pearl']))
  for (let number = 0; number < 6; number += 1)
    expect(playNumbered(7, number, { era: 'wizards-of-the-coast' }).found).toBeNull()
})

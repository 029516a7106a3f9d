/** PR.1: the number of Prize cards for a Knock Out, by rule boxes or by the name that implies them. */
import { expect, test } from 'vitest'
import { ruleBoxPrizes, rulesInName } from '../../../src/game/cards/ruleBoxPrizes.ts'

test.each([
  ['Scorbunny', 1],
  ['Cinderace V', 2],
  ['Cinderace VMAX', 3],
  ['Arceus VSTAR', 2],
  ['Charizard-GX', 2],
  ['Pikachu & Zekrom-GX', 3],
  ['M Charizard-EX', 2],
  ['Mewtwo ex', 2],
  ['Mega Lucario ex', 3],
  ['Mega Kangaskhan', 1],
  ['Alex', 1],
])('%s: %i', (name, prizes) => {
  expect(ruleBoxPrizes(name, rulesInName(name))).toBe(prizes)
})

/** PR.1: how many Prize cards a rule box makes the other player take, by its rules or by the name that says them. */
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

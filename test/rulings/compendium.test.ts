/** Answers of the rules team that the compendium collects, played with printed cards. */
import { expect, test } from 'vitest'
import { COMPENDIUM, everyCard, playable } from './compendium/cases.ts'
import { differenceInCase } from './playCase.ts'

const cards = await everyCard()

for (const one of COMPENDIUM)
  test(`C${one.id} ${one.says}`, () => expect(differenceInCase(playable(one, cards))).toBeNull())

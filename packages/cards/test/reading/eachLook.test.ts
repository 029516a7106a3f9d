/** Each look can fail: for each there is a sentence and a fault in its effect that it notices. */
import { expect, test } from 'vitest'
import { CHANGES_OF_AMOUNTS } from '../../src/reading/secondLook/changes.ts'
import { doubtsOf } from '../../src/reading/secondLook/doubts.ts'
import { NAMED, NAMED_ANYWHERE } from '../../src/reading/secondLook/named.ts'
import { PILES } from '../../src/reading/secondLook/piles.ts'
import { WITHOUT_SENSE } from '../../src/reading/secondLook/sense.ts'
import { TOGETHER } from '../../src/reading/secondLook/together.ts'
import { PLAYERS, TURNS } from '../../src/reading/secondLook/turns.ts'
import { readSentences } from '../../src/reading/sentences/reading.ts'

/** Values that belong together: each becomes the next one. */
const SWAPPED: readonly (readonly unknown[])[] = [
  ['you', 'opponent'],
  ['yourActive', 'opponentActive'],
  ['thisPokemon', 'opponentActive'],
  ['yours', 'opponents'],
  ['eachOfYours', 'eachOfOpponents'],
  ['hand', 'discard', 'lostZone', 'deck', 'prizes', 'bench', 'deckTop', 'deckBottom'],
  ['Bench', 'Active'],
  ['thisTurn', 'yourNextTurn', 'opponentsNextTurn', 'whileActive'],
  ['opponentsLastTurn', 'yourLastTurn', 'thisTurn'],
  ['Grass', 'Fire', 'Water', 'Lightning', 'Psychic', 'Fighting', 'Darkness', 'Metal', 'Dragon', 'Fairy'],
  ['Asleep', 'Burned', 'Confused', 'Paralyzed', 'Poisoned'],
  ['Item', 'Supporter', 'Stadium', 'Tool'],
  ['Basic', 'Stage 1', 'Stage 2'],
  ['V', 'VMAX', 'VSTAR', 'GX', 'EX', 'ex'],
  ['Pokemon', 'Trainer', 'Energy'],
  ['Ancient', 'Future', 'Tera', 'Single Strike', 'Rapid Strike', 'Fusion Strike', 'Ultra Beast'],
  ['heads', 'allHeads', 'anyTails'],
  [true, false],
]

const wrongValues = (value: unknown): readonly unknown[] =>
  typeof value === 'number'
    ? [value + 1, -value]
    : SWAPPED.flatMap((all) => (all.includes(value) ? all.filter((one) => one !== value) : []))

/** Copies of a meaning with one fault each: another value, a part that is left out, or one that stands there twice. */
const faulty = (part: unknown): readonly unknown[] => {
  if (typeof part !== 'object' || part === null) return wrongValues(part)
  if (Array.isArray(part))
    return part.flatMap((one, index) => [
      part.toSpliced(index, 1),
      part.toSpliced(index, 0, one),
      ...faulty(one).map((other) => part.with(index, other)),
    ])
  return Object.entries(part).flatMap(([key, value]) => [
    Object.fromEntries(Object.entries(part).filter(([other]) => other !== key)),
    ...faulty(value).map((other) => ({ ...part, [key]: other })),
  ])
}

const SENTENCES = [
  'Draw 3 cards.',
]

test('each look notices a fault', () => {
  const all = SENTENCES.flatMap(readSentences)
  expect(all.filter(({ said }) => said === null).map(({ words }) => words)).toEqual([])
  expect(all.flatMap(({ words, said }) => doubtsOf(words, said))).toEqual([])
  const doubts = new Set(all.flatMap(({ words, said }) => faulty(said).flatMap((wrong) => doubtsOf(words, wrong))))
  const looks = [
    ...PLAYERS,
    ...TURNS,
    ...PILES,
    ...TOGETHER,
    ...NAMED,
    ...NAMED_ANYWHERE,
    ...CHANGES_OF_AMOUNTS,
    ...WITHOUT_SENSE,
  ]
  const never = looks.flatMap(([what]) =>
    doubts.has(`It says ${what}.`) || doubts.has(`It does not say ${what}.`) ? [] : [what],
  )
  expect(never).toEqual([])
})

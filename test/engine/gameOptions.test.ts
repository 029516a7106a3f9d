/** The options of a game: decks and eras by name, and no unknown option ignored. */
import * as E from 'fp-ts/lib/Either.js'
import { board, positionOf } from 'ptcg-turn-test-kit/board'
import { describe, expect, test } from 'vitest'
import {
  type CardDefinition,
  cards,
  createGame,
  decks,
  load,
  loadPosition,
  rulesets,
  save,
  savePosition,
} from '../../src/index.ts'

const ada = { name: 'Ada', deck: 'cinderace' } as const
const ben = { name: 'Ben', deck: 'inteleon' } as const
const plain = { players: [ada, ben], randomness: { seed: 7 } } as const

const problemsOf = (options: unknown): readonly string[] => {
  const created = createGame(options as never)
  return E.isLeft(created) ? created.left.map(({ code, message }) => `${code}: ${message}`) : []
}

test('SU.1: the name of a deck of the package stands for that deck', () => {
  const players = [
    { name: 'Ada', deck: decks.cinderace },
    { name: 'Ben', deck: decks.inteleon },
  ] as const
  expect(createGame(plain)).toEqual(createGame({ ...plain, players }))
})

test('an unknown deck or ruleset is answered with the known ones', () => {
  const known = Object.keys(decks).join(', ')
  expect(problemsOf({ ...plain, players: [ada, { name: 'Ben', deck: 'charizard' }] })).toEqual([
    `UNKNOWN_DECK: There is no deck "charizard". There are: ${known}. The package ptcg-turn-engine-cards has more.`,
  ])
  expect(problemsOf({ ...plain, players: [ada, { name: 'Ben', deck: 'toString' }] })[0]).toContain('There are: cinder')
  expect(problemsOf({ ...plain, ruleset: 'standard' })).toEqual([
    `UNKNOWN_RULESET: There is no ruleset "standard". There are: ${Object.keys(rulesets).join(', ')}.`,
  ])
})

test.each([
  [
    { ...plain, seed: 7 },
    'The object with the options of a game has no property "seed". There are: players, randomness, ruleset,',
  ],
  [{ ...plain, players: [ada, { ...ben, first: true }] }, 'Player 2 has no property "first". There are: name, deck.'],
  [
    { ...plain, players: [{ ...ada, deck: { ...decks.cinderace, sideboard: [] } }, ben] },
    'The deck of player 1 has no property "sideboard". There are: name, cards.',
  ],
  [{ ...plain, randomness: { seed: 7, sed: 8 } }, 'The randomness has no property "sed". There are: seed.'],
])('an unknown name is answered with the known ones: %#', (options, sentence) => {
  expect(problemsOf(options)).toEqual([expect.stringContaining(`UNKNOWN_OPTION: ${sentence}`)])
})

describe('a card with the id of another', () => {
  const printed = cards['sm1-165'] as CardDefinition
  const other: CardDefinition = { ...(printed as CardDefinition & { kind: 'Energy' }), name: 'Hot Energy' }
  const sentence = 'sm1-165 is the id of another card of this package, Fire Energy'

  test('is refused unless `redefine` is set', () => {
    expect(problemsOf({ ...plain, cards: [other] })).toEqual([expect.stringContaining(`REDEFINED_CARD: ${sentence}`)])
    expect(problemsOf({ ...plain, cards: [other], redefine: false })).toHaveLength(1)
    expect(problemsOf({ ...plain, cards: [other], redefine: 'yes' })).toHaveLength(1)
    const created = createGame({ ...plain, cards: [other], redefine: true })
    if (E.isLeft(created)) throw new Error(created.left[0].message)
    expect(created.right.game.definitions['sm1-165']?.name).toBe('Hot Energy')
  })

  test('is the same card if it has the same parts in any order', () => {
    const turned = Object.fromEntries(Object.entries(printed).toReversed())
    expect(problemsOf({ ...plain, cards: [turned] })).toEqual([])
  })

  const text = `turn 3 of A
    A active Scorbunny {Fire Energy}
    B active Sobble`

  test('is refused on a board unless the board has `redefine`', () => {
    const drawn = { ...positionOf(text), definitions: [other as never] }
    const refused = loadPosition(drawn)
    expect(E.isLeft(refused) && refused.left).toEqual([
      { path: 'definitions.0.id', message: expect.stringContaining(sentence) },
    ])
    const loaded = loadPosition({ ...drawn, redefine: true })
    if (E.isLeft(loaded)) throw new Error(loaded.left[0].message)
    expect(loaded.right.game.definitions['sm1-165']?.name).toBe('Hot Energy')
    const written = savePosition(loaded.right)
    if (E.isLeft(written)) throw new Error(written.left.message)
    expect(written.right.redefine).toBe(true)
    expect(loadPosition(JSON.parse(JSON.stringify(written.right)))).toEqual(loaded)
  })

  test('is not written down for a board that was saved and loaded', () => {
    const again = load(JSON.parse(JSON.stringify(save(board(text)))))
    const written = E.isRight(again) ? savePosition(again.right) : again
    expect(E.isRight(written) && written.right.definitions).toEqual([])
    expect(E.isRight(written) && 'redefine' in written.right).toBe(false)
  })
})

test('a board with an unknown era lists the known ones', () => {
  const refused = loadPosition({
    ...positionOf('turn 3 of A\nA active Scorbunny\nB active Sobble'),
    ruleset: 'standard',
  })
  const [first] = E.isLeft(refused) ? refused.left : []
  expect(first?.path).toBe('ruleset')
  for (const id of Object.keys(rulesets)) expect(first?.message).toContain(`"${id}"`)
})

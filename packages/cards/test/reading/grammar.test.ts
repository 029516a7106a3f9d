/** The grammar: tables of wordings, a parser that returns every meaning, and tokens that keep names whole. */
import { describe, expect, test } from 'vitest'
import { parse } from '../../src/reading/grammar/grammar.ts'
import { parserOf } from '../../src/reading/grammar/parser.ts'
import { ways } from '../../src/reading/grammar/productions.ts'
import { markName, tokensOf } from '../../src/reading/grammar/tokens.ts'
import { readSentences } from '../../src/reading/sentences/reading.ts'

describe('words', () => {
  test.each([
    ['Draw 2 cards.', ['Draw', '2', 'cards', '.']],
    ['your opponent’s hand', ['your', 'opponent', "'s", 'hand']],
    ["can't retreat", ["can't", 'retreat']],
    ['ColorlessColorless less', ['Colorless', 'Colorless', 'less']],
    ['Fireworks', ['Fireworks']],
    ['at a time.If so', ['at', 'a', 'time', '.', 'If', 'so']],
    ['Model 3.0', ['Model', '3.0']],
    [`can't use ${markName('Big, Bad. Bite')}.`, ["can't", 'use', '«Big, Bad. Bite»', '.']],
    ['(even so)', ['(', 'even', 'so', ')']],
  ])('%s', (text, words) => expect(tokensOf(text)).toEqual(words))
})

describe('a grammar', () => {
  const numbers = { number: (word: string) => (/^\d+$/.test(word) ? Number(word) : null) }
  const some = ways('some', (say) => [say('[a|an|one] [big|] ant', () => 1), say('{n:number} ants', ({ n }) => n)])

  test.each([
    ['an ant', [1]],
    ['One BIG ant', [1]],
    ['7 ants', [7]],
    ['ants', []],
    ['a ants', []],
    ['', []],
  ])('"%s"', (text, meanings) => expect(parserOf(some, numbers)('some', tokensOf(text))).toEqual(meanings))

  test('one meaning found in two ways is one meaning; two meanings are two', () => {
    const twice = parserOf([...some, ...ways('some', (say) => [say('an ant', () => 1)])], numbers)
    expect(twice('some', ['an', 'ant'])).toEqual([1])
    const unclear = parserOf([...some, ...ways('some', (say) => [say('an ant', () => 2)])], numbers)
    expect(unclear('some', ['an', 'ant'])).toEqual([1, 2])
  })

  test('a slot that nothing fills is a bug', () => {
    expect(() => parserOf(some, {})).toThrow('"{n:number} ants" has a slot that nothing fills.')
  })

  test('a text longer than any sentence is not read', () => {
    expect(
      parse(
        'sentence',
        Array.from({ length: 100_000 }, () => 'draw'),
      ),
    ).toEqual([])
  })
})

describe('sentences', () => {
  test('a bracket is a sentence of its own; an unread sentence is reported as it is written', () => {
    const read = readSentences(
      "Draw 9 cards. Eat your opponent's hat (even if it's new). (Your opponent chooses the new Active Pokémon.)",
    )
    expect(read.map(({ meaning }) => meaning?.kind ?? null)).toEqual(['steps', null, 'reminder'])
    expect(read[1]?.words).toBe("Eat your opponent's hat (even if it's new).")
  })

  test('the grammar reads no wording in two ways', () => {
    for (const text of [
      'Heal 70 damage from 1 of your Benched Pokémon.',
      'If heads, discard an Energy from 1 of your opponent’s Pokémon.',
      'This attack also does 40 damage to 2 of your opponent’s Benched Pokémon.',
      'You may discard up to 2 basic Fire Energy cards from your hand.',
    ])
      expect(
        readSentences(text).map(({ meanings }) => meanings),
        text,
      ).toEqual([1])
  })
})

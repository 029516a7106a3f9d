/** Lines in a stream of bytes: complete for any chunks, and never more in memory than the limit. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { lineReader } from '../../src/stdio/lines.ts'
import { linesIn } from './talk.ts'

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text)
const text = (line: string) => ({ line: 'text', text: line })
const TOO_LONG = { line: 'tooLong' }
const NOT_UTF8 = { line: 'notUtf8' }

describe('a line', () => {
  test.each([
    ['one', 'a\n', [text('a')]],
    ['several', 'a\nbc\n\nd\n', [text('a'), text('bc'), text(''), text('d')]],
    ['without an end, when nothing follows', 'a\nb', [text('a'), text('b')]],
    ['with the end that Windows writes', 'a\r\nb\r\n', [text('a'), text('b')]],
    ['with a byte order mark', '\ufeffa\n', [text('a')]],
    ['of letters beyond ASCII', 'Pokémon 🜂\n', [text('Pokémon 🜂')]],
    ['missing in an empty stream', '', []],
  ])('%s', (_, all, lines) => {
    expect(linesIn(20, [bytes(all)])).toEqual(lines)
  })

  test('of the maximum length is read, and one byte more is refused', () => {
    expect(linesIn(4, [bytes('abcd\nabcde\nabcd\r\nabcd')])).toEqual([
      text('abcd'),
      TOO_LONG,
      text('abcd'),
      text('abcd'),
    ])
  })

  test('that is too long is reported once, before it ends', () => {
    const reader = lineReader(4)
    expect([...reader.read(bytes('abcde'))]).toEqual([TOO_LONG])
    expect([...reader.read(bytes('f'.repeat(100)))]).toEqual([])
    expect([...reader.read(bytes('f\nab\n'))]).toEqual([text('ab')])
    expect(reader.end()).toBe(null)
  })

  test('that is not UTF-8 is reported, and the next one is read', () => {
    expect(linesIn(9, [new Uint8Array([0xff, 0x0a, 0x61, 0x0a, 0xc3, 0x0a])])).toEqual([NOT_UTF8, text('a'), NOT_UTF8])
  })
})

describe('any bytes', () => {
  const pieces = fc.array(
    fc.uint8Array({ maxLength: 12 }).map((some) => some.map((byte) => (byte % 7 === 0 ? 10 : byte))),
  )

  test('give the same lines, however they are cut into chunks', () => {
    fc.assert(
      fc.property(pieces, fc.integer({ min: 1, max: 20 }), (cut, limit) => {
        const whole = Uint8Array.from(cut.flatMap((piece) => [...piece]))
        const single = [...whole].map((byte) => Uint8Array.of(byte))
        expect(linesIn(limit, cut)).toEqual(linesIn(limit, [whole]))
        expect(linesIn(limit, single)).toEqual(linesIn(limit, [whole]))
      }),
      { numRuns: 2000 },
    )
  })

  test('give one line for each line end, and one for the rest', () => {
    fc.assert(
      fc.property(pieces, (cut) => {
        const whole = cut.flatMap((piece) => [...piece])
        const ends = whole.filter((byte) => byte === 10).length
        const rest = whole.length > 0 && whole.at(-1) !== 10 ? 1 : 0
        expect(linesIn(5, cut)).toHaveLength(ends + rest)
      }),
      { numRuns: 2000 },
    )
  })
})

test('a line without an end needs no more memory than the limit, in chunks of any size', () => {
  const LIMIT = 100_000
  const reader = lineReader(LIMIT)
  const piece = new Uint8Array(1000).fill(0x61)
  const before = process.memoryUsage().arrayBuffers
  let linesRead = 0
  for (let at = 0; at < 50_000; at += 1) linesRead += [...reader.read(piece)].length
  expect(linesRead).toBe(1)
  expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(4 * LIMIT)
})

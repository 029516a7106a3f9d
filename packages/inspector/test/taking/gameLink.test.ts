/** Links that contain a game: read as they were written; anything else gets one sentence, quickly. */
import { deflateRawSync } from 'node:zlib'
import { recordedGame } from 'ptcg-turn-test-kit/recorded'
import { expect, test } from 'vitest'
import { carriesGame } from '../../src/carriesGame.ts'
import { gameIn, linkWith, MAX_LINK_LENGTH, withoutGame } from '../../src/taking/gameLink.ts'

const game = recordedGame(11)

const signs = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url')

test('a link holds a whole game without loss', async () => {
  const link = await linkWith(game, '12.3')
  if (link._tag === 'Left') throw new Error(link.left)
  expect(link.right.length).toBeLessThan(MAX_LINK_LENGTH / 4)
  expect(link.right).toMatch(/^#game=[\w-]+&step=12\.3$/)
  expect([carriesGame(link.right), withoutGame(link.right)]).toEqual([true, '#step=12.3'])
  expect(await gameIn(link.right)).toEqual({ _tag: 'Right', right: game })
})

test.each([
  ['no signs of this alphabet', '#game=%%%', 'is the link complete'],
  ['cut off', `#game=${signs(deflateRawSync(JSON.stringify(game))).slice(0, 300)}`, 'is the link complete'],
  ['no JSON', `#game=${signs(deflateRawSync('once upon a time'))}`, 'is the link complete'],
  ['a few bytes that stand for many', `#game=${signs(deflateRawSync('a'.repeat(30_000_000)))}`, 'too large'],
  ['nothing', '#game=', 'is the link complete'],
  ['long', `#game=${'a'.repeat(MAX_LINK_LENGTH)}`, 'too long'],
])('%s: one sentence', async (_, hash, sentence) => {
  expect(await gameIn(hash)).toMatchObject({ _tag: 'Left', left: expect.stringContaining(sentence) as string })
})

/**
 * Whole games as text, compared with the files beside this one. After an intended change: `UPDATE_PLAYTHROUGHS=1 npx
 * vitest run test/playthroughs`, then read the difference as a player would.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { storyLines } from 'ptcg-turn-test-kit/story'
import { eager, opening, walk } from 'ptcg-turn-test-kit/walk'
import { expect, test } from 'vitest'
import { factInWords } from '../../src/view/words/words.ts'

const GAMES = [
  { decks: ['cinderace', 'inteleon'], seed: 5 },
  { decks: ['cinderace', 'inteleon'], seed: 11 },
  { decks: ['laboratory', 'laboratory'], seed: 4 },
  { decks: ['laboratory', 'laboratory'], seed: 8 },
] as const

for (const { decks, seed } of GAMES) {
  const name = `${decks.join('-')}-${seed}`
  const file = new URL(`${name}.txt`, import.meta.url)

  test(`playthrough ${name}`, () => {
    const start = opening(decks, { seed })
    const lines = [
      `${decks.join(' against ')}, seed ${seed}`,
      '',
      ...start.game.facts.map((fact) => `    ${factInWords(start.game, fact)}`),
    ]
    const last = walk(start, eager(seed), (event, before, after, microsteps) => {
      lines.push(...storyLines({ event, before, after, facts: after.game.facts, microsteps }))
    })
    expect(last.state).toBe('gameOver')
    const text = `${lines.join('\n')}\n`
    if (process.env.UPDATE_PLAYTHROUGHS !== undefined) writeFileSync(file, text)
    expect(text).toBe(readFileSync(file, 'utf8'))
  })
}

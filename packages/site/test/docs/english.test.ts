/** English that is read once: the head of a docstring is a noun or a verb, and a limit is called a limit. */
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '../../../..')
const tracked = (...endings: readonly string[]): readonly string[] =>
  execFileSync('git', ['ls-files', ...endings.map((one) => `*.${one}`)], { cwd: ROOT, encoding: 'utf8' })
    .trim()
    .split('\n')
    .filter((path) => existsSync(join(ROOT, path)))

/** Pages without prose of the repository: generated ones, texts of cards, and the table that names these patterns. */
const SKIPPED = /^docs\/(?:card-words|rules|rulings|limits|statechart|same-opening)\.md$|\/english\.test\.ts$/

const COMMENT = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/ .*$/gm

/** Each pattern with what to write instead. */
const PATTERNS: readonly (readonly [RegExp, string])[] = [
  [
    /^\/\*\*\s+(?:\* )?(?:What|Who|Whose|Whether|How) [^?]*?(?:\.|:|;|\*\/)/g,
    'begin a docstring with a noun or a verb',
  ],
  [/\bso\s(?:\*\s|\/\/\s)?many\b(?![^.]*\bthat\b)/gi, 'call a limit a limit, a number a number'],
  [/(?<!\bthere )\b(?:is|are)\s(?:\*\s|\/\/\s)?none\b(?! (?:of|left)\b)/gi, 'say that it is not one, or not valid'],
  [/\b(?:how|so)-?manieth\b/gi, 'write index, position or n-th'],
  [/\b(?:is|are|was|were) told to (?:be|have|lie|hold)\b/gi, 'name what says so: the fact, the log'],
  [/\bor one\s(?:\*\s|\/\/\s)?sentence[.;]/gi, 'say what the sentence says: why not'],
  [/\bthe own (?=\w)/gi, "say whose it is: the player's own"],
]

const lineOf = (text: string, at: number): number => text.slice(0, at).split('\n').length

/** The findings in a part of a file that begins at an offset, as `file:line`. */
const findingsIn = (path: string, text: string, part: string, offset: number): readonly string[] =>
  PATTERNS.flatMap(([pattern, advice]) =>
    [...part.matchAll(pattern)].map(({ index, 0: words }) => {
      const quoted = words.replace(/\s+/g, ' ').slice(0, 60)
      return `${path}:${lineOf(text, offset + index)}: "${quoted}": ${advice}`
    }),
  )

/** The findings in the comments of a source file, or in a page without its code. */
const findings = (path: string, text: string): readonly string[] =>
  path.endsWith('.md')
    ? findingsIn(
        path,
        text,
        text.replaceAll(/^```.*?^```|`[^`\n]*`/gms, (code) => code.replaceAll(/[^\n]/g, ' ')),
        0,
      )
    : [...text.matchAll(COMMENT)].flatMap(({ index, 0: comment }) => findingsIn(path, text, comment, index))

test.each([
  ['/** What each thing is. */', 'begin a docstring'],
  ['/**\n * Who may act, and when.\n */', 'begin a docstring'],
  ['/** Whether it holds. */', 'begin a docstring'],
  ['/** How often it holds. */', 'begin a docstring'],
  ['const one = 1 // at most so many', 'call a limit'],
  ['/** A text that is none. */', 'say that it is not one'],
  ['/** The how-manieth one. */', 'write index'],
  ['/** It is told to be there. */', 'name what says so'],
  ['/** The game in a file, or one sentence. */', 'say what the sentence says'],
  ['/** Cards of the own hand. */', 'say whose it is'],
])('%j is found', (text, advice) => {
  expect(findings('one.ts', text)).toEqual([expect.stringContaining(advice)])
})

test.each([
  '/** The Active Pokémon, or null if there is none. */',
  '/** True if it holds. */',
  '/** Who goes first? The winner of the toss. */',
  "const text = 'What each thing is.'",
])('%j is read once', (text) => {
  expect(findings('one.ts', text)).toEqual([])
})

test('no comment and no page has one of these patterns', () => {
  const paths = tracked('ts', 'tsx', 'mjs', 'js', 'md').filter((path) => !SKIPPED.test(path))
  expect(paths.flatMap((path) => findings(path, readFileSync(join(ROOT, path), 'utf8')))).toEqual([])
})

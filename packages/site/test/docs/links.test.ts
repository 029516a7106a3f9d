/** Every page of the repository: its links lead to files, and its commands fetch no unpublished package. */
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '../../../..')
const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8')
const tracked = (...endings: readonly string[]): readonly string[] =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', ...endings.map((one) => `*.${one}`)], {
    cwd: ROOT,
    encoding: 'utf8',
  })
    .trim()
    .split('\n')
    .filter((path) => existsSync(join(ROOT, path)))

/** The links of a page to files, without anchors; links to the web and code are left out. */
const linksIn = (page: string): readonly string[] => {
  const text = page.replaceAll(/^```.*?^```/gms, '').replaceAll(/`[^`\n]*`/g, '')
  const found = [...text.matchAll(/\]\(([^)\s]+)\)|(?:src|srcset|href)="([^"\s]+)"/g)].map(([, a, b]) => a ?? b ?? '')
  return found.map((link) => link.replace(/#.*$/, '')).filter((link) => link !== '' && !/^[a-z]+:/.test(link))
}

test('every link of a page leads to a file', () => {
  const dead = tracked('md').flatMap((page) =>
    linksIn(read(page))
      .filter((link) => !existsSync(join(ROOT, dirname(page), link)))
      .map((link) => `${page} → ${link}`),
  )
  expect(dead).toEqual([])
})

/**
 * No registry has packages with these names: if somebody claimed one, every reader who follows the page would run it.
 */
const FETCHES =
  /(?:npm (?:install|i|add)|yarn add|pnpm add|npx(?: -y| --yes)?) +(?:-\S+ +)*(?:ptcg-turn[\w-]*)(?![\w./-]*\.tgz)/

test('no page, message or manifest refers to an unpublished package', () => {
  const references = tracked('md', 'ts', 'tsx', 'html', 'json', 'yml', 'yaml').flatMap((page) =>
    page.endsWith('links.test.ts')
      ? []
      : read(page)
          .split('\n')
          .filter((line) => FETCHES.test(line) && !/npx --no ptcg-turn\b/.test(line))
          .map((line) => `${page}: ${line.trim().slice(0, 120)}`),
  )
  expect(references).toEqual([])
})

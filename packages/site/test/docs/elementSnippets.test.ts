/**
 * Every page of packages/inspector/docs/elements.md is opened unchanged, in a real browser; its types are those that
 * the compiler has read.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { elementPages, type PageAround } from '../../../inspector/test/elements/elementPage.ts'

const ROOT = join(import.meta.dirname, '../../../..')
const text = readFileSync(join(ROOT, 'packages/inspector/docs/elements.md'), 'utf8')

const snippets = [...text.matchAll(/```(html|ts|tsx) page\n(.*?)```/gs)].map(([, language = '', code = '']) => ({
  language,
  code,
}))

const SCRIPT = /<script type="module">\n(.*?)<\/script>/s

const READY = '\nglobalThis.isReady = true\n'

const around = (language: string, code: string): PageAround =>
  language === 'html'
    ? { script: `${SCRIPT.exec(code)?.[1] ?? ''}${READY}`, body: code.replace(SCRIPT, '') }
    : {
        script: `${language === 'tsx' ? '/** @jsxImportSource react */\n' : ''}${code}${READY}`,
        loader: language === 'tsx' ? 'tsx' : 'ts',
        body: '<body></body>',
      }

const open = elementPages()

describe('a page of packages/inspector/docs/elements.md', () => {
  test.each(snippets)('in $language shows the game', async ({ language, code }) => {
    const { page } = await open(around(language, code))
    const shown = page.locator('ptcg-turn-budget').locator('.sentence:not(.problem):not(:empty), .item')
    await shown.first().waitFor({ state: 'attached' })
    if (code.includes('ptcg-turn-chart'))
      await page.locator('ptcg-turn-chart .state.active').waitFor({ state: 'attached' })
  })

  test('and there are some in each of these languages', () => {
    expect(new Set(snippets.map(({ language }) => language))).toEqual(new Set(['html', 'ts', 'tsx']))
  })
})

test('the documented types for React are the compiled ones', () => {
  const [, documented = ''] = /```ts types\n.*?(declare module.*?)```/s.exec(text) ?? []
  expect(documented).not.toBe('')
  expect(readFileSync(join(ROOT, 'packages/inspector/test/elements/typed.tsx'), 'utf8')).toContain(documented)
})

test('it names every custom property, part and event', () => {
  const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8')
  const day = /const DAY = \{(.*?)\}/s.exec(read('packages/inspector/src/elements/chart/colors.ts'))?.[1] ?? ''
  const colors = [...day.matchAll(/'?([\w-]+)'?: '#/g)].map(([, name]) => `--ptcg-${name}`)
  const pieces = ['board', 'item'].map((name) => read(`packages/inspector/src/elements/budget/${name}.ts`)).join('')
  const parts = [...pieces.matchAll(/part: '([\w-]+)'/g)].map(([, name]) => name ?? '')
  expect([colors.length > 20, parts.length > 10]).toEqual([true, true])
  for (const name of [...colors, ...parts, 'budget-select', 'chart-select', 'chart-laid-out', 'chart-follow'])
    expect(text, name).toContain(`\`${name}\``)
})

/** Every link of the documents leads to a file: those of the repository as they stand, and those of the package as it has them. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import { describe, expect, test } from 'vitest'
import { type Manifest, packedDocument, packedFiles } from '../../scripts/bundles/packedDocument.ts'
import { linksIn } from '../package/contents.ts'

const ROOT = join(import.meta.dirname, '../..')
const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8')

const isDocument = (path: string): boolean => path.endsWith('.md') && !path.includes('node_modules')

const documents = [
  ...readdirSync(ROOT).filter(isDocument),
  ...['docs', 'src'].flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter(isDocument)
      .map((path) => `${folder}/${path.replaceAll('\\', '/')}`),
  ),
]

describe('in the repository', () => {
  test.each(documents)('%s links to what is there', (document) => {
    const dead = linksIn(read(document)).filter((link) => !existsSync(join(ROOT, dirname(document), link)))
    expect(dead).toEqual([])
  })

  test('README.md shows pictures', () => {
    expect(linksIn(read('README.md')).filter((link) => /\.(?:png|svg)$/.test(link)).length).toBeGreaterThan(2)
  })
})

describe('in the package', () => {
  const packed = packedFiles(JSON.parse(read('package.json')) as Manifest)

  test('README.md needs no clone', () => {
    expect(packedDocument('README.md', read('README.md'), packed.has)).not.toContain('npm run')
  })

  test.each(packed.documents)('%s links to what is packed, and has nothing that is for the repository', (document) => {
    const text = packedDocument(document, read(document), packed.has)
    const dead = linksIn(text).filter((link) => !packed.has(posix.join(posix.dirname(document), link)))
    expect(dead).toEqual([])
    expect(text).not.toContain('<!--')
  })

  const packedText = (text: string): string => packedDocument('docs/a.md', text, (path) => path === 'docs/b.md')

  test('a link to what is not packed is words, and any other link stays', () => {
    expect(packedText('See [b](b.md#top), [c](c.md), [`d`](../d.ts), [here](#e), [there](https://example.org).')).toBe(
      'See [b](b.md#top), c, `d`, [here](#e), [there](https://example.org).',
    )
  })

  test('a picture that is not packed is gone, with the lines around it', () => {
    expect(packedText('One.\n\n![Two](two.png)\n\n<picture>\n<img src="three.png">\n</picture>\n\nFour.\n')).toBe(
      'One.\n\nFour.\n',
    )
  })

  test('what is for the repository is gone', () => {
    expect(packedText('One.\n\n<!-- repository -->\nTwo.\n\n<!-- /repository -->\nThree.\n')).toBe('One.\n\nThree.\n')
  })

  test('code stays as it is', () => {
    const code = 'Call `[a](c.md)`.\n\n```ts\nconst a = [b](c.md)\n\n\n\nconst d = 1\n```\n'
    expect(packedText(code)).toBe(code)
  })
})

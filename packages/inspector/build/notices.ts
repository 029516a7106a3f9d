/** Writes the license notices of everything that was bundled or copied into the package. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Metafile } from 'esbuild'
import { ROOT } from './folders.ts'

interface Manifest {
  readonly name: string
  readonly version: string
  readonly license?: string
  readonly author?: string | { readonly name: string }
  readonly repository?: string | { readonly url: string }
}

const IN_A_PACKAGE = /^.*node_modules\/(?:@[^/]+\/)?[^/]+/

/** The folders of the packages that a bundle contains parts of. */
export const packagesIn = ({ outputs }: Metafile): readonly string[] => [
  ...new Set(
    Object.values(outputs)
      .flatMap(({ inputs }) => Object.entries(inputs))
      .filter(([, { bytesInOutput }]) => bytesInOutput > 0)
      .flatMap(([file]) => IN_A_PACKAGE.exec(resolve(ROOT, file).replaceAll('\\', '/'))?.[0] ?? []),
  ),
]

/** The folder of a dependency. */
export const folderOf = (name: string): string => join(ROOT, 'node_modules', name)

const licenceIn = (folder: string): string | null => {
  const file = readdirSync(folder).find((name) => /^licen[cs]e/i.test(name))
  return file === undefined ? null : readFileSync(join(folder, file), 'utf8').trim()
}

const noticeOf = (folder: string): readonly [title: string, text: string] => {
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest
  const { name, version, license = 'see below', author, repository } = manifest
  const by = typeof author === 'string' ? author : author?.name
  const source = (typeof repository === 'string' ? repository : repository?.url)?.replace(/^git\+|\.git$/g, '')
  const text = licenceIn(folder) ?? (by === undefined ? '' : `Copyright (c) ${by}`)
  const lines = [`${name} ${version}`, `License: ${license}`, ...(source === undefined ? [] : [`Source: ${source}`])]
  return [lines.join('\n'), text]
}

const LINE = '-'.repeat(80)

/** Writes the notices. Packages with the same license text are listed together above that text. */
export const writeNotices = (file: string, folders: Iterable<string>): void => {
  const byText = new Map<string, readonly string[]>()
  for (const folder of [...new Set(folders)].sort()) {
    const [title, text] = noticeOf(folder)
    byText.set(text, [...new Set([...(byText.get(text) ?? []), title])])
  }
  const head = 'This package contains work of others. Some of it was changed: bundled, minified, or left out in part.'
  const notices = [...byText].map(([text, titles]) => [...titles, text].filter(Boolean).join('\n\n'))
  writeFileSync(file, `${[head, ...notices].join(`\n\n${LINE}\n\n`)}\n`)
}

/** What an installed package comes to: the packages there are, the disk they take, and the links of a document. */
import { lstatSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** The packages in a folder `node_modules`, however deep, by name. */
export const packagesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .flatMap(
      (path) =>
        /^(?:.*node_modules\/)?((?:@[^/]+\/)?[^@./][^/]*)\/package\.json$/.exec(path.replaceAll('\\', '/'))?.[1] ?? [],
    )
    .sort()

const BLOCK = 512

/** The bytes that a folder takes of the disk, as `du` counts them. */
export const diskUse = (path: string): number => {
  const found = lstatSync(path)
  const inside = found.isDirectory() ? readdirSync(path).map((name) => diskUse(join(path, name))) : []
  return found.blocks * BLOCK + inside.reduce((sum, one) => sum + one, 0)
}

/** The files that a Markdown document links to or shows, as it names them: no addresses, and no places inside a file. */
export const linksIn = (markdown: string): readonly string[] => {
  const text = markdown.replace(/^```[\s\S]*?^```/gm, '').replace(/`[^`\n]*`/g, '')
  const links = [...text.matchAll(/\]\(([^)\s]+)[^)]*\)|\b(?:src|srcset|href)="([^"\s]+)"/g)]
  return links
    .map(([, link, shown]) => (link ?? shown ?? '').replace(/#.*$/, ''))
    .filter((link) => link !== '' && !/^[a-z]+:/i.test(link))
}

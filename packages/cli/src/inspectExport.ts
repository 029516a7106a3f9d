/** Writes a game as one self-contained page that opens from disk. */
import { lstatSync, realpathSync, statSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Recording } from 'ptcg-turn-engine'
import type { ReconstructedGame } from 'ptcg-turn-engine/internal/view/reconstructedGame/reconstructedGame'
import { writeWhole } from 'ptcg-turn-engine-fuzz/internal/campaign/file'
import { exportedPage } from 'ptcg-turn-engine-inspector'
import * as E from '#fp-ts/Either'

/** A page that was written. */
export interface Exported {
  readonly file: string
  readonly bytes: number
  /** The size in bytes when compressed with gzip. */
  readonly compressed: number
}

const isFolder = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false

/** Says why a page cannot be written to a path, or returns null. A file may be replaced, unless it is the opened game. */
const objection = (file: string, opened: string | undefined): string | null => {
  if (file === '-') return 'Name a file for the page; it is too long to be read at a terminal.'
  if (!isFolder(dirname(resolve(file)))) return `${file} cannot be written: there is no such folder.`
  const there = lstatSync(file, { throwIfNoEntry: false })
  if (there === undefined) return null
  if (!there.isFile()) return `${file} is there already and is not a file; name another one.`
  return opened !== undefined && realpathSync(opened) === realpathSync(file)
    ? `${file} is the game itself; name another file for the page.`
    : null
}

/** Writes the page. Left: one sentence that says why that is not possible. `opened` is the file of the game. */
export const exportPage = (
  file: string,
  recording: Recording | ReconstructedGame,
  folder: string,
  opened?: string,
): E.Either<string, Exported> => {
  const why = objection(file, opened)
  if (why !== null) return E.left(why)
  const page = exportedPage(recording, folder)
  if (E.isLeft(page)) return page
  const written = page.right
  const exported = { file, bytes: Buffer.byteLength(written), compressed: gzipSync(written).length }
  return E.map(() => exported)(writeWhole(file, written))
}

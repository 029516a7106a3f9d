/** Writes a game as one page that opens from disk and needs nothing else. */
import { gzipSync } from 'node:zlib'
import * as E from 'fp-ts/lib/Either.js'
import type { Recording } from '../engine/recording.ts'
import { writeWhole } from '../fuzz/campaign/file.ts'
import { pageDocument } from '../inspector/pageDocument.ts'
import { readAssets, textOf } from '../inspector/server/assets.ts'

/** A page that was written. */
export interface Exported {
  readonly file: string
  readonly bytes: number
  /** As it is sent by mail or from a web server. */
  readonly compressed: number
}

/** Writes the page, or says in one sentence why not. */
export const exportPage = (file: string, recording: Recording, folder: string): E.Either<string, Exported> => {
  const assets = readAssets(folder)
  if (E.isLeft(assets)) return assets
  const { layout } = assets.right
  const script = textOf(assets.right, 'page.inline.js')
  const style = textOf(assets.right, 'page.css')
  if (script === null || style === null)
    return E.left(`The page that can be exported is not in ${folder}: build it with "npm run build".`)
  const page = pageDocument({ recording, game: null, layout, assets: { kind: 'inlined', script, style, elk: null } })
  const exported = { file, bytes: Buffer.byteLength(page), compressed: gzipSync(page).length }
  return E.map(() => exported)(writeWhole(file, page))
}

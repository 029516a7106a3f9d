/** Exports a game as one self-contained page that opens from disk, made of the files of the build. */
import { createHash } from 'node:crypto'
import type { Recording } from 'ptcg-turn-engine'
import type { ReconstructedGame } from 'ptcg-turn-engine/internal/view/reconstructedGame/reconstructedGame'
import * as E from '#fp-ts/Either'
import { oneScript } from './oneScript.ts'
import { pageDocument } from './pageDocument.ts'
import { assetText, pageFolder, readAssets } from './server/assets.ts'

const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64')

/**
 * The page as the text of an HTML document, or one sentence that says why it cannot be made. `folder` contains the files of the build, by
 * default those of the package.
 */
export const exportedPage = (
  recording: Recording | ReconstructedGame,
  folder: string = pageFolder(),
): E.Either<string, string> => {
  const assets = readAssets(folder)
  if (E.isLeft(assets)) return assets
  const { layout } = assets.right
  const style = assetText(assets.right, 'page.css')
  const script = oneScript('page.js', (name) => assetText(assets.right, name))
  return script === null || style === null
    ? E.left(`The files of an exported page are not in ${folder}: build them with "npm run build".`)
    : E.right(pageDocument({ recording, game: null, layout, assets: { kind: 'inlined', script, style, hashOf } }))
}

/** Adds the inspector to the demo as one page, `inspector.html`, which opens the game of a link. */
import { recordingOf } from 'ptcg-turn-engine'
import { exportedPage } from 'ptcg-turn-engine-inspector'
import type { Plugin } from 'vite'

const NAME = 'inspector.html'

/** The page with a new game. The game of the link replaces it. */
const page = (): string => {
  const players = [
    { name: 'Ann', deck: 'cinderace' },
    { name: 'Bob', deck: 'inteleon' },
  ] as const
  const game = recordingOf('A game', { from: 'deal', options: { players, randomness: { seed: 1 } } })
  const exported = exportedPage(game)
  if (exported._tag === 'Left') throw new Error(exported.left)
  return exported.right
}

/** The plugin that serves and builds the page. `folder` is the demo's folder in the build's output. */
export const inspectorPage = (folder: string): Plugin => ({
  name: 'inspector page',
  configureServer: ({ middlewares }) => {
    middlewares.use(`/${folder}${NAME}`, (_, response) => {
      response.setHeader('content-type', 'text/html; charset=utf-8')
      response.end(page())
    })
  },
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: `${folder}${NAME}`, source: page() })
  },
})

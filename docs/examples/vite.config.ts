/** Builds and serves the pages of the examples. They know the engine by the names of its package, which stand for its source here. */
import { join } from 'node:path'
import { defineConfig } from 'vite'

const SRC = join(import.meta.dirname, '../../src')
const FP_TS = join(import.meta.dirname, '../../node_modules/fp-ts/es6')

export default defineConfig({
  root: import.meta.dirname,
  base: './',
  resolve: {
    alias: [
      { find: /^ptcg-turn-engine$/, replacement: join(SRC, 'index.ts') },
      { find: /^ptcg-turn-engine\/react$/, replacement: join(SRC, 'hosts/react/index.ts') },
      { find: /^ptcg-turn-engine\/element$/, replacement: join(SRC, 'hosts/elements/index.ts') },
      { find: /^ptcg-turn-engine\/table$/, replacement: join(SRC, 'view/table/index.ts') },
      { find: /^ptcg-turn-engine\/notation$/, replacement: join(SRC, 'view/notation/index.ts') },
      // fp-ts has an ES build that bundlers can shake; Node can only load the other one.
      { find: /^fp-ts\/lib\//, replacement: `${FP_TS}/` },
    ],
  },
  build: { target: 'es2022', rollupOptions: { input: ['demo/index.html', 'server/index.html', 'plain/index.html'] } },
})

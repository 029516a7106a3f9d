import { join } from 'node:path'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  resolve: {
    alias: {
      'ptcg-turn-engine/fuzz': join(import.meta.dirname, 'src/fuzz/index.ts'),
      'ptcg-turn-engine/inspector/xstate-inspect': join(import.meta.dirname, 'src/inspector/xstateInspect/index.ts'),
      'ptcg-turn-engine/inspector/stately': join(import.meta.dirname, 'src/inspector/stately/index.ts'),
      'ptcg-turn-engine/inspector': join(import.meta.dirname, 'src/inspector/index.ts'),
      'ptcg-turn-engine/react': join(import.meta.dirname, 'src/embed/react/index.ts'),
      'ptcg-turn-engine/element': join(import.meta.dirname, 'src/embed/element/index.ts'),
      'ptcg-turn-engine/table': join(import.meta.dirname, 'src/table/index.ts'),
      'ptcg-turn-engine': join(import.meta.dirname, 'src/index.ts'),
    },
  },
  test: {
    include: ['test/**/*.test.{ts,tsx}'],
    globalSetup: ['test/support/bundledPage.ts'],
    testTimeout: 120_000,
  },
})

import { join } from 'node:path'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  resolve: {
    alias: {
      'ptcg-turn-engine/fuzz': join(import.meta.dirname, 'src/fuzz/index.ts'),
      'ptcg-turn-engine': join(import.meta.dirname, 'src/index.ts'),
    },
  },
  test: {
    include: ['test/**/*.test.ts'],
    testTimeout: 120_000,
  },
})

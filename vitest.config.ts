import { join } from 'node:path'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  resolve: { alias: { 'ptcg-turn-engine': join(import.meta.dirname, 'src/index.ts') } },
  test: {
    include: ['test/**/*.test.ts'],
    testTimeout: 120_000,
  },
})

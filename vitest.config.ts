import { join } from 'node:path'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  resolve: {
    alias: {
      'ptcg-turn-engine/fuzz': join(import.meta.dirname, 'src/fuzz/index.ts'),
      'ptcg-turn-engine/inspector/xstate-inspect': join(
        import.meta.dirname,
        'src/hosts/inspector/xstateInspect/index.ts',
      ),
      'ptcg-turn-engine/inspector/stately': join(import.meta.dirname, 'src/hosts/inspector/stately/index.ts'),
      'ptcg-turn-engine/inspector': join(import.meta.dirname, 'src/hosts/inspector/index.ts'),
      'ptcg-turn-engine/react': join(import.meta.dirname, 'src/hosts/react/index.ts'),
      'ptcg-turn-engine/element': join(import.meta.dirname, 'src/hosts/elements/index.ts'),
      'ptcg-turn-engine/table': join(import.meta.dirname, 'src/view/table/index.ts'),
      'ptcg-turn-engine': join(import.meta.dirname, 'src/index.ts'),
    },
  },
  test: {
    include: ['test/**/*.test.{ts,tsx}'],
    globalSetup: ['test/support/bundledPage.ts'],
    testTimeout: 120_000,
  },
})

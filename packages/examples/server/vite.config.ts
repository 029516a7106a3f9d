/** Builds the page of the server into `dist` beside it. */
import { join } from 'node:path'
import { defineConfig } from 'vite'
import examples from '../vite.config.ts'

export default defineConfig({
  ...examples,
  root: import.meta.dirname,
  build: {
    ...examples.build,
    outDir: 'dist',
    emptyOutDir: true,
    // One page, all of it needed at once.
    chunkSizeWarningLimit: 1000,
    rollupOptions: { ...examples.build?.rollupOptions, input: join(import.meta.dirname, 'index.html') },
  },
})

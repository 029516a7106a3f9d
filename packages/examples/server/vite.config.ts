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
    // The page needs all of its code at once, so it is not split.
    chunkSizeWarningLimit: 1000,
    rollupOptions: { ...examples.build?.rollupOptions, input: join(import.meta.dirname, 'index.html') },
  },
})

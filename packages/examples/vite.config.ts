/** Builds and serves the pages of the examples. Package names are resolved to the sources in this repository. */
import { defineConfig } from 'vite'
import { inspectorPage } from './inspectorPage.ts'

export default defineConfig({
  root: import.meta.dirname,
  base: './',
  plugins: [inspectorPage('demo/')],
  resolve: { tsconfigPaths: true },
  build: {
    target: 'es2022',
    // The program that lays out charts of other machines is one large file. It is fetched only for such charts.
    chunkSizeWarningLimit: 1600,
    rollupOptions: {
      checks: { pluginTimings: false },
      input: ['demo', 'server', 'plain', 'starter'].map((name) => `${name}/index.html`),
    },
  },
})

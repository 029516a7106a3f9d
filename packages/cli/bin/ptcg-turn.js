#!/usr/bin/env node
/** Starts the command; in a clone that has not been built, says so. */
import { existsSync } from 'node:fs'

const main = new URL('../dist/main.js', import.meta.url)
if (existsSync(main)) await import(main.href)
else {
  console.error('ptcg-turn is not built yet: run npm run build first.')
  process.exitCode = 2
}

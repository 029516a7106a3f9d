#!/usr/bin/env node
/** Starts the command. In a clone without a build, it prints an error and exits with 2. */
import { existsSync } from 'node:fs'

const main = new URL('../dist/main.js', import.meta.url)
if (existsSync(main)) await import(main.href)
else {
  console.error('ptcg-turn is not built yet: run npm run build first.')
  process.exitCode = 2
}

/** Makes declarations narrower: the chart's are nested so deep that half of them would be spaces. */
import { readFileSync, writeFileSync } from 'node:fs'
import { filesIn } from './folders.ts'

/** Deeper than this nothing is moved in further: who reads the chart reads it elsewhere. */
const DEEPEST = 2

/** Four spaces, as the compiler indents, become a tab. */
export const narrowDeclarations = (dist: string): void => {
  for (const file of filesIn(dist, '.d.ts')) {
    const text = readFileSync(file, 'utf8')
    writeFileSync(
      file,
      text.replace(/^(?: {4})+/gm, (spaces) => '\t'.repeat(Math.min(DEEPEST, spaces.length / 4))),
    )
  }
}

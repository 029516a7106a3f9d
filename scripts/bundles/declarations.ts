/** Makes declarations narrower: the chart's are nested so deep that half of them would be spaces. */
import { readFileSync, writeFileSync } from 'node:fs'
import { filesIn } from './folders.ts'

/** Four spaces, as the compiler indents, become a tab. */
export const narrowDeclarations = (dist: string): void => {
  for (const file of filesIn(dist, '.d.ts')) {
    const text = readFileSync(file, 'utf8')
    writeFileSync(
      file,
      text.replace(/^(?: {4})+/gm, (spaces) => '\t'.repeat(spaces.length / 4)),
    )
  }
}

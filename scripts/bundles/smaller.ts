/** Makes the large files of the package smaller than the bundler leaves them: they are most of what is downloaded. */
import { readFileSync, statSync, writeFileSync } from 'node:fs'
import { basename } from 'node:path'
import { minify } from 'terser'
import { ELK_FILE } from './elk.ts'
import { filesIn } from './folders.ts'

/** Bytes from which on it is worth the time. */
const LARGE = 100_000

/** The layout program is also run as a plain script, without its last line: its name stays. */
const splitOf = (file: string, code: string): readonly [code: string, rest: string] => {
  if (basename(file) !== ELK_FILE) return [code, '']
  const end = code.lastIndexOf('\nexport ')
  return [code.slice(0, end), code.slice(end)]
}

/** Rewrites the large files of the built package. */
export const makeSmaller = async (dist: string): Promise<void> => {
  for (const file of filesIn(dist, '.js').filter((one) => statSync(one).size > LARGE)) {
    const [code, rest] = splitOf(file, readFileSync(file, 'utf8'))
    const { code: smaller = code } = await minify(code, {
      module: rest === '',
      compress: { passes: 2 },
      format: { comments: /THIRD-PARTY-NOTICES/ },
    })
    writeFileSync(file, `${smaller}${rest}`)
  }
}

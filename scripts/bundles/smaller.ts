/** Makes the files of the package smaller than compiler and bundler leave them: the large ones, which are most of what is downloaded, with care. */
import { readFileSync, statSync, writeFileSync } from 'node:fs'
import { basename } from 'node:path'
import { minify } from 'terser'
import { ELK_FILE } from './elk.ts'
import { filesIn } from './folders.ts'

/** Bytes from which on it is worth the time; what ends in a program or in a page no bundler reads, and it always is. */
const LARGE = 60_000
const ENDS_HERE = /[\\/](?:programs|browser)[\\/]/

const isWorthIt = (file: string): boolean => statSync(file).size > LARGE || ENDS_HERE.test(file)

/** Where the notices of others are. */
const KEPT = /THIRD-PARTY-NOTICES/

/** The layout program is also run as a plain script, without its last line: its name stays. */
const splitOf = (file: string, code: string): readonly [code: string, rest: string] => {
  if (basename(file) !== ELK_FILE) return [code, '']
  const end = code.lastIndexOf('\nexport ')
  return [code.slice(0, end), code.slice(end)]
}

/**
 * Code without the room between its words, and with short names within functions: it is read by programs. What bundlers read in it
 * stays, and so do the names of functions, which errors tell.
 */
const narrowed = async (file: string): Promise<void> => {
  const code = readFileSync(file, 'utf8')
  const { code: narrow = code } = await minify(code, {
    module: true,
    compress: false,
    mangle: { module: false, keep_fnames: true },
    format: { preserve_annotations: true, comments: KEPT },
  })
  writeFileSync(file, narrow)
}

/** Rewrites the files of the built package. */
export const makeSmaller = async (dist: string): Promise<void> => {
  await Promise.all(
    filesIn(dist, '.js')
      .filter((one) => !isWorthIt(one))
      .map(narrowed),
  )
  for (const file of filesIn(dist, '.js').filter(isWorthIt)) {
    const [code, rest] = splitOf(file, readFileSync(file, 'utf8'))
    const { code: smaller = code } = await minify(code, {
      module: rest === '',
      compress: { passes: 2 },
      format: { comments: KEPT },
    })
    writeFileSync(file, `${smaller}${rest}`)
  }
}

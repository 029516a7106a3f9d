/** Takes comments out of compiled code: they are in the declarations as well, and code is read by programs. */
import { readFileSync, writeFileSync } from 'node:fs'
import { transform } from 'esbuild'
import { filesIn } from './folders.ts'

/** Bundlers still read which calls may be left out; nothing else is changed but the layout. */
export const removeComments = async (dist: string): Promise<void> => {
  await Promise.all(
    filesIn(dist, '.js').map(async (file) => {
      const { code } = await transform(readFileSync(file, 'utf8'), {
        format: 'esm',
        legalComments: 'none',
        charset: 'utf8',
      })
      writeFileSync(file, code)
    }),
  )
}

/** Keeps one copy of elkjs, the layout program, in the package: it is by far the largest file and loaded on demand. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { transform } from 'esbuild'
import { ROOT } from './folders.ts'

export const ELK_FILE = 'elk.js'

const LIBRARY = 'elkjs/lib/elk.bundled.js'

/**
 * Writes `elk.js` into a folder: a module whose default export is that of elkjs. Without its last line, the file is a plain script, which a
 * page opened from disk contains inline.
 */
export const bundleElk = async (folder: string): Promise<void> => {
  const source = readFileSync(join(ROOT, 'node_modules', LIBRARY), 'utf8')
  const { code } = await transform(source, { minify: true, target: 'es2022', legalComments: 'none' })
  const banner = '/* elkjs, Copyright (c) 2021 Kiel University and others, EPL-2.0: see THIRD-PARTY-NOTICES.txt */'
  const script = `${banner}\nvar ELK = (() => { const module = { exports: {} }, exports = module.exports;\n${code}return module.exports })()`
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, ELK_FILE), `${script}\nexport { ELK as default }\n`)
}

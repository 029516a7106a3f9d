/** Other versions of Node: fetched from npm once, if there is a network and npm has one for this computer. */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './tarballs.ts'

/** They are some 180 MB each, and stay for the next run. */
const KEPT = join(ROOT, 'node_modules/.cache/nodes')

const PACKAGE = `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`
const PROGRAM = join('node_modules', PACKAGE, 'bin', process.platform === 'win32' ? 'node.exe' : 'node')

/** A Node program, or a sentence about its absence. */
export type Found =
  | { readonly node: string; readonly missing?: undefined }
  | { readonly node?: undefined; readonly missing: string }

/** True if the running Node is a version of this name: `20` is any of them, `20.0.0` is one. */
const isThis = (version: string): boolean => `${process.versions.node}.`.startsWith(`${version}.`)

/** The newest Node of a version such as `22` at the first request, or exactly `20.0.0`. */
export const nodeOf = (version: string): Found => {
  if (isThis(version)) return { node: process.execPath }
  const folder = join(KEPT, version)
  const node = join(folder, PROGRAM)
  if (existsSync(node)) return { node }
  // It gets its name when it is complete, so that half of one is never used.
  const half = join(KEPT, `${version}-${process.pid}`)
  mkdirSync(half, { recursive: true })
  writeFileSync(join(half, 'package.json'), JSON.stringify({ private: true }))
  const options = ['--ignore-scripts', '--no-package-lock', '--no-audit', '--no-fund', '--prefer-offline']
  const { status, stderr } = spawnSync('npm', ['install', ...options, `${PACKAGE}@${version}`], {
    cwd: half,
    encoding: 'utf8',
  })
  if (status === 0) {
    rmSync(folder, { recursive: true, force: true })
    renameSync(half, folder)
    return { node }
  }
  rmSync(half, { recursive: true, force: true })
  const why = stderr.split('\n').find((line) => /^npm (?:error|ERR!) (?!code )/.test(line)) ?? stderr
  return { missing: `npm gives no ${PACKAGE}@${version}: ${why.replace(/^npm \S+ /, '')}` }
}

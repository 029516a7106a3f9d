/** Builds the engine of the commit that recorded the figures, in a temporary checkout of the same repository. */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const git = (checkout: string, ...words: readonly string[]): string =>
  execFileSync('git', words, { cwd: checkout, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim()

/** The latest commit that changed a file. Throws one sentence if the checkout has no such commit. */
export const commitThatChanged = (checkout: string, file: string): string => {
  const found = (() => {
    try {
      return git(checkout, 'log', '-1', '--format=%H', '--', file)
    } catch {
      return ''
    }
  })()
  if (found === '') throw new Error(`${checkout} has no commit that changed ${file}.`)
  return found
}

/** Calls `use` with the folder of a built checkout of a commit, and removes the folder afterwards. It shares the installed dependencies. */
export const withBuildOf = async <Value>(
  checkout: string,
  commit: string,
  use: (folder: string) => Promise<Value>,
): Promise<Value> => {
  const folder = mkdtempSync(join(tmpdir(), 'recorded-build-'))
  git(checkout, 'worktree', 'add', '--quiet', '--detach', folder, commit)
  try {
    symlinkSync(join(checkout, 'node_modules'), join(folder, 'node_modules'))
    execFileSync(process.execPath, ['node_modules/typescript/bin/tsc', '-p', 'tsconfig.build.json'], { cwd: folder })
    return await use(folder)
  } finally {
    git(checkout, 'worktree', 'remove', '--force', folder)
  }
}

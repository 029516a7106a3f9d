/** Reads and writes the JSON files of campaigns: every file is checked when read, and written whole or not at all. */
import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, resolve } from 'node:path'
import { jsonProblems } from 'ptcg-turn-engine/internal/game/json/json'
import { LIMITS } from 'ptcg-turn-engine/internal/game/json/limits'
import { problemsOf } from 'ptcg-turn-engine/internal/game/json/problem'
import * as v from 'valibot'
import * as E from '#fp-ts/Either'

const reasonOf = (error: unknown): string => {
  const code = (error as NodeJS.ErrnoException).code
  switch (code) {
    case 'ENOENT':
      return 'there is no such file or folder'
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
      return 'reading or writing it is not permitted'
    case 'EISDIR':
      return 'it is a folder'
    case 'ENOTDIR':
    case 'EEXIST':
      return 'a file is in the way'
    case 'ENOSPC':
      return 'the disk is full'
    default:
      return error instanceof Error ? error.message : String(error)
  }
}

/** The maximum length of the text of a file. Longer files are refused. */
const MAX_BYTES = 64 * 1024 * 1024

/** The text of a file, or a sentence that says why it cannot be read. */
export const readFileText = (file: string): E.Either<string, string> =>
  E.tryCatch(
    // Some editors begin a file with an invisible byte order mark.
    () => readFileSync(file, 'utf8').replace(/^\ufeff/, ''),
    (error) => `${file} cannot be read: ${reasonOf(error)}.`,
  )

/** A kind of file: its format, the version this package reads, its display name, and its schema. */
export interface Kind<Content> {
  readonly format: string
  readonly version: number
  readonly called: string
  readonly schema: v.GenericSchema<unknown, Content>
}

const fieldOf = (json: unknown, name: string): unknown =>
  typeof json === 'object' && json !== null ? Reflect.get(json, name) : undefined

/** The content of a file of the given kind, or a sentence that says why it cannot be read. */
export const readKind = <Content>(file: string, kind: Kind<Content>): E.Either<string, Content> => {
  const text = readFileText(file)
  if (E.isLeft(text)) return text
  const notOne = `${file} is not ${kind.called}`
  if (text.right.length > MAX_BYTES) return E.left(`${notOne}: it is too large.`)
  const json = E.tryCatch(
    () => JSON.parse(text.right) as unknown,
    () => `${notOne}: it is not JSON.`,
  )
  if (E.isLeft(json)) return json
  if (fieldOf(json.right, 'format') !== kind.format) return E.left(`${notOne}: its format is not "${kind.format}".`)
  if (fieldOf(json.right, 'version') !== kind.version)
    return E.left(`${file} has a version other than ${kind.version}, the only one that can be read.`)
  const [hostile] = jsonProblems(json.right, { values: LIMITS.catalogueValues, entries: LIMITS.cards })
  const read = hostile === undefined ? v.safeParse(kind.schema, json.right, { abortEarly: true }) : null
  if (read?.success) return E.right(read.output)
  const problem = hostile ?? (read === null ? undefined : problemsOf(read.issues[0])[0])
  const where = problem === undefined || problem.path === '' ? '' : `at ${problem.path}, `
  return E.left(`${notOne}: ${where}${problem?.message ?? 'it has another shape.'}`)
}

/** Creates a folder and its parents one after another: a recursive `mkdir` hangs in Node for paths like /proc. */
const makeFolder = (folder: string): void => {
  if (existsSync(folder)) return
  makeFolder(dirname(folder))
  mkdirSync(folder)
}

/** Creates a folder unless it exists, and checks that it is writable. */
export const makeWritable = (folder: string): E.Either<string, void> =>
  E.tryCatch(
    () => {
      makeFolder(resolve(folder))
      accessSync(folder, constants.W_OK)
      if (!statSync(folder).isDirectory()) throw Object.assign(new Error(), { code: 'ENOTDIR' })
    },
    (error) => `Nothing can be written to ${folder}: ${reasonOf(error)}.`,
  )

/** Writes a file whole or not at all, and creates missing folders. An existing file is replaced atomically. */
export const writeWhole = (file: string, text: string): E.Either<string, void> => {
  const beside = `${file}.${process.pid}.part`
  return E.tryCatch(
    () => {
      makeFolder(dirname(resolve(file)))
      try {
        writeFileSync(beside, text)
        renameSync(beside, file)
      } catch (error) {
        rmSync(beside, { force: true })
        throw error
      }
    },
    (error) => `${file} cannot be written: ${reasonOf(error)}.`,
  )
}

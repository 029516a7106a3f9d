/** Reads the record of the latest measurement, and checks it, because anybody can edit the file. */
import { readFileSync } from 'node:fs'
import * as E from 'fp-ts/lib/Either.js'
import * as v from 'valibot'
import type { BenchmarkRecord } from './document.ts'

const figure = v.looseObject({
  name: v.string(),
  value: v.number(),
  unit: v.string(),
  spread: v.exactOptional(v.number()),
})

const target = v.looseObject({
  figure: v.string(),
  says: v.string(),
  atLeast: v.exactOptional(v.number()),
  atMost: v.exactOptional(v.number()),
  actual: v.number(),
  met: v.boolean(),
})

const RecordSchema = v.looseObject({
  date: v.string(),
  machine: v.looseObject({
    processor: v.string(),
    cores: v.number(),
    memory: v.string(),
    node: v.string(),
    system: v.string(),
  }),
  sections: v.pipe(
    v.array(
      v.looseObject({
        section: v.string(),
        title: v.string(),
        reading: v.string(),
        figures: v.array(figure),
        targets: v.array(target),
      }),
    ),
    v.nonEmpty(),
  ),
}) satisfies v.GenericSchema<unknown, BenchmarkRecord>

/** The record in a file. Left: one sentence that says why the file cannot be used. */
export const readRecord = (file: string): E.Either<string, BenchmarkRecord> => {
  const json = E.tryCatch(
    () => JSON.parse(readFileSync(file, 'utf8')) as unknown,
    (error) => `${file} cannot be read: ${error instanceof Error ? error.message : String(error)}`,
  )
  if (E.isLeft(json)) return json
  const read = v.safeParse(RecordSchema, json.right)
  if (read.success) return E.right(read.output)
  const [{ message }] = read.issues
  const where = v.getDotPath(read.issues[0]) ?? 'the record'
  return E.left(`${file} is not a record of npm run bench: at ${where}, ${message}`)
}

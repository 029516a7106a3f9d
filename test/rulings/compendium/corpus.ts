/** Every answer of the compendium that was examined: as cases, or with the reason why it has no case. */
import { readdirSync, readFileSync } from 'node:fs'
import { type CompendiumCase, readCases } from './reading.ts'

const read = (name: string): string => readFileSync(`${import.meta.dirname}/${name}`, 'utf8')

/** The cases, oldest answer first. */
export const COMPENDIUM: readonly CompendiumCase[] = readdirSync(import.meta.dirname)
  .filter((name) => name.endsWith('.cases.txt'))
  .toSorted()
  .flatMap((name) => readCases(read(name)))

/** Answers without a case, and why: a clause that follows "The answer". */
export const LEFT_OUT: readonly { readonly id: number; readonly because: string }[] = read('leftOut.txt')
  .trim()
  .split('\n')
  .map((line) => {
    const [id = '', ...because] = line.split(' ')
    return { id: Number(id), because: because.join(' ') }
  })

/**
 * Takes docstrings out of declarations that no entry exports by name, but for what cards may change: nobody can write such names, and
 * the repository has them. They would be a seventieth of what is downloaded.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { filesIn } from './folders.ts'
import type { Entries } from './unused.ts'

/** What may be changed of a Pokémon: whoever writes a card looks at all of it. */
const FOR_CARDS = join('src', 'game', 'model', 'lasting.d.ts')

const EXPORTED = /export\s+(?:type\s+)?(\*|\{[^}]*\})\s*from\s*["'](\.[^"']+)["']/g
/** Where a declaration begins, with its docstring. The compiler writes those of a union's parts at the beginning of a line too. */
const STATEMENT = /^(?=(?:\/\*\*(?:(?!\*\/)[\s\S])*\*\/\s*)?(?:export |declare |import |type |interface ))/m
const NAMED = /^export (?:declare )?(?:abstract )?(?:const|function|interface|type|class) ([\w$]+)/
const DOCSTRING = /[ \t]*\/\*\*[\s\S]*?\*\/\n?/g

/** By file, the names that entries export from it, or all. */
const exportedNames = (root: string, { exports }: Entries): ReadonlyMap<string, ReadonlySet<string> | 'all'> => {
  const names = new Map<string, Set<string> | 'all'>()
  const entries = Object.values(exports).flatMap((target) =>
    typeof target === 'string' || target.types === undefined || target.types.includes('*')
      ? []
      : [join(root, target.types)],
  )
  for (const entry of entries) {
    names.set(entry, 'all')
    for (const [, what = '', path = ''] of readFileSync(entry, 'utf8').matchAll(EXPORTED)) {
      const file = join(dirname(entry), path.replace(/\.[jt]s$/, '.d.ts'))
      const known = names.get(file) ?? new Set()
      if (what === '*' || known === 'all') names.set(file, 'all')
      else {
        const written = what.replace(/[{}]/g, '').split(',')
        for (const name of written)
          known.add(
            name
              .trim()
              .replace(/^type\s+/, '')
              .split(' as ')[0] ?? '',
          )
        names.set(file, known)
      }
    }
  }
  return names
}

/** A file of declarations with docstrings at these names alone. */
export const withDocstringsOf = (text: string, names: ReadonlySet<string>): string => {
  let kept = ''
  let docstring = ''
  for (const statement of text.split(STATEMENT)) {
    if (statement.startsWith('/**')) docstring = statement
    else {
      const isExported = names.has(NAMED.exec(statement)?.[1] ?? '')
      kept += isExported ? docstring + statement : statement.replace(DOCSTRING, '')
      docstring = ''
    }
  }
  return kept
}

/** Rewrites the declarations of the built package. */
export const removeDocstrings = (root: string, dist: string, entries: Entries): void => {
  const names = exportedNames(root, entries)
  for (const file of filesIn(dist, '.d.ts')) {
    const exported = names.get(file) ?? new Set<string>()
    if (exported !== 'all' && !file.endsWith(FOR_CARDS))
      writeFileSync(file, withDocstringsOf(readFileSync(file, 'utf8'), exported))
  }
}

/** Every class that a component of the examples uses has a style, or is used by tests. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const EXAMPLES = join(import.meta.dirname, '..')

const filesOf = (ending: string): readonly string[] =>
  ['board', 'demo', 'server'].flatMap((folder) =>
    readdirSync(join(EXAMPLES, folder))
      .filter((name) => name.endsWith(ending))
      .map((name) => join(folder, name)),
  )

const read = (file: string): string => readFileSync(join(EXAMPLES, file), 'utf8')

const STYLED = new Set(
  filesOf('.css').flatMap((file) => [...read(file).matchAll(/\.([a-zA-Z][\w-]*)/g)].map(([, name = '']) => name)),
)

/** Classes without a style, for tests and keyboard handling. */
const HOOKS = new Set(['action-attack', 'coin-heads'])

/** The names in a class attribute, without names that contain an expression. */
const namesIn = (classes: string): readonly string[] =>
  classes.split(/\s+/).filter((name) => name !== '' && !name.includes('…'))

/** The classes in the text of a component, including conditional classes. */
const classesOf = (text: string): readonly string[] => [
  ...[...text.matchAll(/className="([^"]*)"/g)].flatMap(([, classes = '']) => namesIn(classes)),
  ...[...text.matchAll(/className=\{(`[^`]*`|[^`}]*)\}/g)].flatMap(([, expression = '']) => [
    ...[...expression.matchAll(/'([^']*)'/g)].flatMap(([, classes = '']) => namesIn(classes)),
    ...(expression.startsWith('`') ? namesIn(expression.slice(1, -1).replace(/\$\{[^}]*\}/g, '…')) : []),
  ]),
]

test.each(filesOf('.tsx'))('every class in %s has a style', (file) => {
  const unknown = classesOf(read(file)).filter((name) => !STYLED.has(name) && !HOOKS.has(name))
  expect(unknown).toEqual([])
})

/** Writes a type as a reader wants to see it: as it is written in the source, or what it comes to where it is computed. */
import ts from 'typescript'
import { TYPE_FORMAT } from './signatures.ts'

const WIDTH = 100

/** Strings such as rule ids: as many in a line as fit. */
const wrapped = (head: string, words: readonly string[]): string => {
  const lines = ['']
  for (const word of words) {
    const longer = `${lines.at(-1)} | ${word}`
    if (longer.length <= WIDTH) lines[lines.length - 1] = longer
    else lines.push(`  | ${word}`)
  }
  return lines.length === 1 ? `${head} =${lines.join('').slice(2)}` : `${head} =\n ${lines.join('\n')}`
}

/** A computed type longer than this is shown as it is written: its docstring says where its shape is described. */
const TELLING = 1200

const literals = (type: ts.Type): readonly string[] | null =>
  type.isUnion() && type.types.every((one) => one.isStringLiteral())
    ? type.types.map((one) => `'${one.isStringLiteral() ? one.value : ''}'`)
    : null

const isTypeof = (node: ts.Node): boolean => ts.isTypeQueryNode(node) || (ts.forEachChild(node, isTypeof) ?? false)

/** `Name<Of>`, where what `Name` is depends on `Of`: a reader wants to see what comes out. */
const isConditional = (checker: ts.TypeChecker, node: ts.TypeNode): boolean => {
  if (!ts.isTypeReferenceNode(node)) return false
  const symbol = checker.getSymbolAtLocation(node.typeName)
  const declared = symbol && (symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol)
  return (
    declared?.declarations?.some((one) => ts.isTypeAliasDeclaration(one) && ts.isConditionalTypeNode(one.type)) === true
  )
}

/** Objects of which a value is one: each has a line of its own. */
const oneOf = (checker: ts.TypeChecker, head: string, type: ts.UnionType, alias: ts.Node): string =>
  [
    `${head} =`,
    ...type.types.map(
      (one) => `  | ${checker.typeToString(one, alias, TYPE_FORMAT).replaceAll('"', "'").replaceAll('; }', ' }')}`,
    ),
  ].join('\n')

/** A type that is computed from a value (the words of a list, a schema) is shown as what comes out; null where that is too long. */
const computed = (checker: ts.TypeChecker, name: string, alias: ts.TypeAliasDeclaration): string | null => {
  const type = checker.getTypeAtLocation(alias)
  const words = literals(type)
  if (words !== null) return wrapped(`type ${name}`, words)
  if (type.isUnion() && isConditional(checker, alias.type)) return oneOf(checker, `type ${name}`, type, alias)
  const written = checker.typeToString(type, alias, TYPE_FORMAT | ts.TypeFormatFlags.InTypeAlias)
  return written.length > TELLING ? null : `type ${name} = ${written}`
}

/** What `typeof FORMAT` stands for, where that is one word or number. */
const resolvedTypeofs = (checker: ts.TypeChecker, node: ts.Node): readonly (readonly [ts.Node, string])[] => {
  if (ts.isTypeQueryNode(node)) {
    const type = checker.getTypeAtLocation(node)
    if (type.isStringLiteral()) return [[node, `'${type.value}'`]]
    return type.isNumberLiteral() ? [[node, String(type.value)]] : []
  }
  const found: (readonly [ts.Node, string])[] = []
  ts.forEachChild(node, (child) => {
    found.push(...resolvedTypeofs(checker, child))
  })
  return found
}

/** The text of a declaration under the name by which it is exported. */
export const writtenType = (
  checker: ts.TypeChecker,
  declaration: ts.InterfaceDeclaration | ts.TypeAliasDeclaration,
  name: string,
): string => {
  const start = declaration.getStart()
  const replaced = [[declaration.name, name] as const, ...resolvedTypeofs(checker, declaration)]
  return replaced
    .toSorted(([a], [b]) => b.pos - a.pos)
    .reduce(
      (text, [node, by]) => `${text.slice(0, node.getStart() - start)}${by}${text.slice(node.getEnd() - start)}`,
      declaration.getText(),
    )
    .replace(/^export /, '')
}

/** What is shown of a type, and the part of the source that names other types. */
export const typeAlias = (checker: ts.TypeChecker, name: string, alias: ts.TypeAliasDeclaration) => {
  const isComputed = isTypeof(alias.type) || isConditional(checker, alias.type)
  const code = isComputed && alias.typeParameters === undefined ? computed(checker, name, alias) : null
  return code === null ? { code: writtenType(checker, alias, name), shown: [alias] } : { code, shown: [] }
}

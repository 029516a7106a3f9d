/** Writes a declaration as a reader wants to see it. */
import ts from 'typescript'
import { classShape } from './classes.ts'
import { inferred, signature, typesOf } from './signatures.ts'
import { typeAlias, writtenType } from './types.ts'

/** What is shown of a symbol, and which parts of the source it was taken from: they name other types. */
export interface Declared {
  readonly kind: 'function' | 'value' | 'class' | 'type'
  readonly code: string
  readonly shown: readonly ts.Node[]
}

const isConst = (type: ts.TypeNode): boolean => type.getText() === 'const'

/** The type that the source writes for a value, before it or behind `as`. */
const writtenFor = ({ type, initializer }: ts.VariableDeclaration): ts.TypeNode | undefined =>
  type ?? (initializer && ts.isAsExpression(initializer) && !isConst(initializer.type) ? initializer.type : undefined)

/** An object of one level is easier to read with a line for each key. */
const inLines = (type: string): string => {
  const isFlat = type.startsWith('{ ') && type.lastIndexOf('{') === 0
  return isFlat
    ? type
        .replace('{ ', '{\n  ')
        .replace(/;? \}$/, '\n}')
        .replaceAll('; ', '\n  ')
    : type
}

const variableOf = (checker: ts.TypeChecker, name: string, variable: ts.VariableDeclaration): Declared => {
  const { initializer } = variable
  const written = writtenFor(variable)
  if (written === undefined && initializer !== undefined && ts.isArrowFunction(initializer))
    return { kind: 'function', code: `function ${signature(checker, name, initializer)}`, shown: typesOf(initializer) }
  const type = checker.getTypeAtLocation(variable)
  const told = written?.getText() ?? inLines(inferred(checker, type, variable))
  return {
    kind: type.getCallSignatures().length > 0 ? 'function' : 'value',
    code: `const ${name}${told === '' ? '' : `: ${told}`}`,
    shown: written === undefined ? [] : [written],
  }
}

/** What a symbol is declared to be, under the name by which it is exported; null for what is no declaration of ours. */
export const declared = (checker: ts.TypeChecker, name: string, node: ts.Declaration): Declared | null => {
  if (ts.isVariableDeclaration(node)) return variableOf(checker, name, node)
  if (ts.isInterfaceDeclaration(node)) return { kind: 'type', code: writtenType(checker, node, name), shown: [node] }
  if (ts.isTypeAliasDeclaration(node)) return { kind: 'type', ...typeAlias(checker, name, node) }
  if (ts.isClassDeclaration(node)) return { kind: 'class', ...classShape(checker, name, node) }
  if (ts.isFunctionDeclaration(node))
    return { kind: 'function', code: `function ${signature(checker, name, node)}`, shown: typesOf(node) }
  return null
}

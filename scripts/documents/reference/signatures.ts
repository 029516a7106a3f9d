/** Writes a function as a reader wants to see it: its types as they are written in the source, without its body. */
import ts from 'typescript'

const WIDTH = 100
export const TYPE_FORMAT = ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope
/** An inferred type longer than this tells a reader nothing. */
const TELLING = 240

export type Callable = ts.ArrowFunction | ts.FunctionDeclaration | ts.MethodDeclaration | ts.AccessorDeclaration

const isDefined = <Value>(value: Value | undefined): value is Value => value !== undefined

/** One line where it fits, a line for each otherwise. */
const listed = (head: string, items: readonly string[], tail: string): string => {
  const line = `${head}${items.join(', ')}${tail}`
  return line.length <= WIDTH && !line.includes('\n')
    ? line
    : `${head}\n  ${items.map((item) => item.replaceAll('\n', '\n  ')).join(',\n  ')},\n${tail}`
}

/** A parameter that is taken apart at once has no name; its type has one. */
const nameBy = (type: string): string => {
  const [name = ''] = /^[A-Z]\w*/.exec(type) ?? []
  return name === '' || name.endsWith('Options') ? 'options' : `${name.charAt(0).toLowerCase()}${name.slice(1)}`
}

const parameterOf = (checker: ts.TypeChecker, parameter: ts.ParameterDeclaration): string => {
  const type = parameter.type?.getText() ?? checker.typeToString(checker.getTypeAtLocation(parameter))
  const name = ts.isIdentifier(parameter.name) ? parameter.name.text : nameBy(type)
  const isOptional = parameter.questionToken !== undefined || parameter.initializer !== undefined
  return `${parameter.dotDotDotToken === undefined ? '' : '...'}${name}${isOptional ? '?' : ''}: ${type}`
}

/** A type that the source does not write: its name alone where the whole would be too long, nothing where it has none. */
export const inferred = (checker: ts.TypeChecker, type: ts.Type, at: ts.Node): string => {
  const whole = checker.typeToString(type, at, TYPE_FORMAT)
  if (whole.length <= TELLING) return whole
  const name = type.symbol?.name ?? '__type'
  return name.startsWith('__') ? '' : `${name}<…>`
}

const returned = (checker: ts.TypeChecker, callable: Callable): string => {
  if (callable.type !== undefined) return `: ${callable.type.getText()}`
  const signature = checker.getSignatureFromDeclaration(callable)
  const type = signature === undefined ? '' : inferred(checker, signature.getReturnType(), callable)
  return type === '' ? '' : `: ${type}`
}

const genericsOf = (callable: Callable): string => {
  const names = callable.typeParameters?.map((one) => one.getText()) ?? []
  return names.length === 0 ? '' : `<${names.join(', ')}>`
}

/** A function without its body: its name, parameters and what it returns. */
export const signature = (checker: ts.TypeChecker, name: string, callable: Callable): string => {
  const parameters = callable.parameters.map((one) => parameterOf(checker, one))
  return listed(`${name}${genericsOf(callable)}(`, parameters, `)${returned(checker, callable)}`)
}

/** The types that a signature names. */
export const typesOf = (callable: Callable): readonly ts.Node[] => [
  ...(callable.typeParameters ?? []),
  ...callable.parameters.map(({ type }) => type).filter(isDefined),
  ...[callable.type].filter(isDefined),
]

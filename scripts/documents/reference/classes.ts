/** Writes a class as a reader wants to see it: what others may use of it, without what only the browser calls. */
import ts from 'typescript'
import { signature, TYPE_FORMAT, typesOf } from './signatures.ts'

const CALLED_BY_BROWSERS: ReadonlySet<string> = new Set([
  'constructor',
  'observedAttributes',
  'connectedCallback',
  'disconnectedCallback',
  'attributeChangedCallback',
])

const isShown = (member: ts.ClassElement): boolean =>
  member.name !== undefined &&
  !ts.isPrivateIdentifier(member.name) &&
  (ts.getCombinedModifierFlags(member) & (ts.ModifierFlags.Private | ts.ModifierFlags.Protected)) === 0 &&
  !CALLED_BY_BROWSERS.has(member.name.getText())

const docsOf = (member: ts.ClassElement): string =>
  ts
    .getJSDocCommentsAndTags(member)
    .map((doc) => `${doc.getText()}\n`)
    .join('')

const headOf = (member: ts.ClassElement, name: string): string => {
  const isStatic = (ts.getCombinedModifierFlags(member) & ts.ModifierFlags.Static) !== 0
  const accessor = ts.isGetAccessor(member) ? 'get ' : ts.isSetAccessor(member) ? 'set ' : ''
  return `${isStatic ? 'static ' : ''}${accessor}${name}`
}

const written = (checker: ts.TypeChecker, member: ts.ClassElement): string => {
  const head = headOf(member, member.name?.getText() ?? '')
  if (ts.isSetAccessor(member)) return signature(checker, head, member).replace(/\)[^)]*$/, ')')
  if (ts.isMethodDeclaration(member) || ts.isGetAccessor(member)) return signature(checker, head, member)
  return `${head}: ${checker.typeToString(checker.getTypeAtLocation(member), member, TYPE_FORMAT)}`
}

const namedTypes = (member: ts.ClassElement): readonly ts.Node[] => {
  if (ts.isMethodDeclaration(member) || ts.isAccessor(member)) return typesOf(member)
  return ts.isPropertyDeclaration(member) && member.type !== undefined ? [member.type] : []
}

const extended = (checker: ts.TypeChecker, node: ts.ClassDeclaration): string => {
  const [base] = checker.getBaseTypes(checker.getTypeAtLocation(node) as ts.InterfaceType)
  return base === undefined ? '' : ` extends ${checker.typeToString(base)}`
}

/** What is shown of a class, and the parts of the source that name other types. */
export const classShape = (checker: ts.TypeChecker, name: string, node: ts.ClassDeclaration) => {
  const members = node.members.filter(isShown)
  const lines = members.map((member) => `${docsOf(member)}${written(checker, member)}`)
  const body = lines.map((line) => `  ${line.replace(/\n\s*/g, '\n  ')}\n`).join('')
  return { code: `class ${name}${extended(checker, node)} {\n${body}}`, shown: members.flatMap(namedTypes) }
}

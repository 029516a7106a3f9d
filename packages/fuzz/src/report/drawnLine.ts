/** Reads and changes the attributes of a line in the SVG text of a chart. Each state, arrow or label is one line. */
import { type Area, escapeXml } from 'ptcg-turn-engine/chart'

/** The unescaped value of an attribute. */
export const attributeIn = (line: string, name: string): string | null => {
  const value = new RegExp(` ${name}="([^"]*)"`).exec(line)?.[1]
  return value === undefined
    ? null
    : value.replace(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))
}

const numberIn = (line: string, name: string): number => Number(attributeIn(line, name) ?? 0)

/** The area of the first rectangle in a line. */
export const areaIn = (line: string): Area => {
  const rectangle = /<rect [^>]*>/.exec(line)?.[0] ?? ''
  return {
    x: numberIn(rectangle, 'x'),
    y: numberIn(rectangle, 'y'),
    width: numberIn(rectangle, 'width'),
    height: numberIn(rectangle, 'height'),
  }
}

/** Attributes as text. Null values are left out. */
export const attributes = (some: Readonly<Record<string, string | null>>): string =>
  Object.entries(some)
    .map(([name, value]) => (value === null ? '' : ` ${name}="${escapeXml(value)}"`))
    .join('')

/** The same line with attributes added to its first element. */
export const withAttributes = (line: string, some: Readonly<Record<string, string | null>>): string =>
  line.replace(/^<(\w+)/, (start) => `${start}${attributes(some)}`)

/** A line with its hint replaced. */
export const withHint = (line: string, hints: readonly string[]): string =>
  line.replace(/<title>[^<]*<\/title>/, () => `<title>${hints.map(escapeXml).join('&#10;')}</title>`)

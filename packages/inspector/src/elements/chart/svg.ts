/** Creates SVG elements one by one, so that no text is ever parsed as markup. */

const SVG = 'http://www.w3.org/2000/svg'

type Attributes = Readonly<Record<string, string | number>>

/** Creates an SVG element. */
export const make = <Name extends keyof SVGElementTagNameMap>(
  name: Name,
  attributes: Attributes = {},
  children: readonly Node[] = [],
): SVGElementTagNameMap[Name] => {
  const element = document.createElementNS(SVG, name)
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value))
  element.append(...children)
  return element
}

/** Creates an SVG element with a text. */
export const write = (name: 'text' | 'title', text: string, attributes: Attributes = {}): SVGElement => {
  const element = make(name, attributes)
  element.textContent = text
  return element
}

/** Creates an HTML element. */
export const makeHtml = <Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Attributes = {},
  children: readonly (Node | string)[] = [],
): HTMLElementTagNameMap[Name] => {
  const element = document.createElement(name)
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value))
  element.append(...children)
  return element
}

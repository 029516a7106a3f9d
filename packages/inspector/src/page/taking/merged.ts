/**
 * Merges several drawings of the same thing into one that shows them in turn: shared parts are stored once, differing
 * parts change with time.
 */

/** The start of each drawing, as `keyTimes` of an animation, and the total duration. */
export interface Schedule {
  readonly times: readonly number[]
  readonly seconds: number
}

const NAMESPACE = 'http://www.w3.org/2000/svg'

const inTurn = (name: string, values: readonly string[], { times, seconds }: Schedule): Element => {
  const animate = document.createElementNS(NAMESPACE, 'animate')
  const changes = values
    .map((value, at) => ({ value, time: times[at] ?? 0 }))
    .filter(({ value }, at) => value !== values[at - 1])
  const all = {
    attributeName: name,
    values: changes.map(({ value }) => value).join(';'),
    keyTimes: changes.map(({ time }) => Math.round(time * 10_000) / 10_000).join(';'),
    calcMode: 'discrete',
    dur: `${seconds}s`,
    repeatCount: 'indefinite',
  }
  for (const [key, value] of Object.entries(all)) animate.setAttribute(key, value)
  return animate
}

const isSameEverywhere = (values: readonly unknown[]): boolean => values.every((value) => value === values[0])

/** The distinct drawings. Each is visible at those times of the schedule at which the merged drawing looks like it. */
const alternatives = (drawings: readonly (readonly Node[])[], schedule: Schedule): readonly Node[] => {
  const written = drawings.map((nodes) => nodes.map((node) => new XMLSerializer().serializeToString(node)).join(''))
  return [...new Set(written)].flatMap((one) => {
    const nodes = drawings[written.indexOf(one)] ?? []
    if (nodes.length === 0) return []
    const group = document.createElementNS(NAMESPACE, 'g')
    group.append(
      inTurn(
        'display',
        written.map((other) => (other === one ? 'inline' : 'none')),
        schedule,
      ),
    )
    group.append(...nodes.map((node) => node.cloneNode(true)))
    return [group]
  })
}

const mergedAttributes = (merged: Element, drawings: readonly Element[], schedule: Schedule): void => {
  for (const name of new Set(drawings.flatMap((one) => one.getAttributeNames()))) {
    const values = drawings.map((one) => one.getAttribute(name) ?? '')
    merged.setAttribute(name, values[0] ?? '')
    if (!isSameEverywhere(values)) merged.append(inTurn(name, values, schedule))
  }
}

/** True for a text element, which is not divided further. */
const isLine = ({ nodeName }: Element): boolean => nodeName === 'text'

/** Merges elements with the same name into one element that looks like each of them in turn. */
export const mergeDrawings = (drawings: readonly Element[], schedule: Schedule): Element => {
  const [first] = drawings
  if (first === undefined) throw new Error('There is nothing to merge.')
  if (drawings.every((one) => one.isEqualNode(first))) return first.cloneNode(true) as Element
  const whole = first.cloneNode(false) as Element
  mergedAttributes(whole, drawings, schedule)
  const inside = drawings.map(({ childNodes }) => [...childNodes])
  const most = Math.min(...inside.map(({ length }) => length))
  const differs = Array.from({ length: most }, (_, at) => inside.map((nodes) => nodes[at]?.nodeName)).findIndex(
    (names) => !isSameEverywhere(names),
  )
  // Overlays come last: before them, all drawings have the same elements.
  const alike = differs === -1 ? most : differs
  for (let at = 0; at < alike; at += 1) {
    const nodes = inside.flatMap((one) => one[at] ?? [])
    const elements = nodes.filter((node) => node instanceof Element)
    if (nodes.every((node) => nodes[0]?.isEqualNode(node))) whole.append(nodes[0]?.cloneNode(true) ?? '')
    else if (elements.length === nodes.length && !elements.some(isLine)) whole.append(mergeDrawings(elements, schedule))
    else
      whole.append(
        ...alternatives(
          nodes.map((node) => [node]),
          schedule,
        ),
      )
  }
  const rest = inside.map((nodes) => nodes.slice(alike))
  if (rest.some(({ length }) => length > 0)) whole.append(...alternatives(rest, schedule))
  return whole
}

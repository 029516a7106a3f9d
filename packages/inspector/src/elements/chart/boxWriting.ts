/** Composes the text in the box of a state: its name, its rules and its events, and in a closed box the names of the inner states. */
import {
  type Area,
  type ChartGraph,
  type ChartState,
  type ChartTransition,
  type Design,
  type Size,
  statesOf,
} from 'ptcg-turn-engine/chart'
import { farRoom } from './farPlaces.ts'
import { type DrawnWord, type PageLettering, WORDS, wordAt, wordWidth } from './letters.ts'
import { extentOfListings, inColumns, type Listing, listedInBox } from './listing.ts'
import { stateWritten } from './written.ts'

/** The name of an inner state in a closed box. */
export interface Inner extends Area {
  readonly path: string
  readonly text: string
}

export interface BoxWriting extends Size {
  readonly words: readonly DrawnWord[]
  readonly listings: readonly Listing[]
  readonly inner: readonly Inner[]
  /** The button that opens or closes the box; null for a state with nothing inside. */
  readonly button: Area | null
}

const INSET = { x: 11, y: 8 } as const
const BUTTON = { width: 17, height: 17 } as const
const WIDE = 168

/** Breaks items into lines of at most the width `wide`, and returns the items with their positions. */
const flowed = <Item>(
  items: readonly Item[],
  widthOf: (item: Item) => number,
  { gap, line, wide }: { readonly gap: number; readonly line: number; readonly wide: number },
): readonly (Area & { readonly item: Item })[] => {
  let x = 0
  let y = 0
  return items.map((item) => {
    const width = widthOf(item)
    if (x > 0 && x + width > wide) {
      x = 0
      y += line
    }
    const placed = { item, x, y, width, height: line }
    x += width + gap
    return placed
  })
}

const bottomOf = (areas: readonly Area[]): number => Math.max(0, ...areas.map(({ y, height }) => y + height))
const rightOf = (areas: readonly Area[]): number => Math.max(0, ...areas.map(({ x, width }) => x + width))

/**
 * True if a transition is written in the box of its source. It is written there if an event causes it, or if it has no arrow. In a designed
 * chart, arrows have no words: there, a transition with clauses is written in the box, too.
 */
const isListed = ({ event, target, clauses }: ChartTransition, isDesigned: boolean): boolean =>
  event !== null || target === null || (isDesigned && clauses.length > 0)

/** A chart as it is displayed. */
export interface WrittenChart {
  /** The chart with the closed states collapsed. */
  readonly graph: ChartGraph
  /** The complete chart. */
  readonly whole: ChartGraph
  readonly closed: ReadonlySet<string>
  readonly design?: Design | undefined
}

/** Composes the text in a state's box. All positions are relative to the corner of the box. */
export const boxWriting = ({ graph, whole, closed, design }: WrittenChart, state: ChartState): BoxWriting => {
  const isClosed = closed.has(state.path)
  const isRoot = state.parent === null
  const hasButton = !isRoot && (isClosed || state.kind === 'compound')
  const lettering: PageLettering = isRoot ? 'title' : 'name'
  const left = INSET.x + (hasButton ? BUTTON.width + 6 : 0)
  const name = stateWritten(state)
  const nameWidth = wordWidth(lettering, name)
  const { line } = WORDS[lettering]

  const ruleWidth = (id: string): number => wordWidth('rules', id)
  const wide =
    design &&
    (design.wide[state.path] ?? farRoom(name, design.noted?.[state.path] ?? '', design.far).width - 2 * INSET.x)
  const most = wide ?? WIDE
  const isOuter = state.kind === 'compound' || design !== undefined
  const beside = isOuter && state.cite.reduce((sum, id) => sum + ruleWidth(id) + 6, 0) + nameWidth + 3 <= most
  const rules = flowed(state.cite, ruleWidth, { gap: 6, line: WORDS.rules.line, wide: beside ? most : most + 30 })
  const from = beside ? { x: left + nameWidth + 9, y: INSET.y + line / 2 - 6 } : { x: left, y: INSET.y + line }
  const ruleWords = rules.map(({ item, x, y }) => wordAt('rules', item, from.x + x, from.y + y))
  const headBottom = beside ? INSET.y + line : from.y + bottomOf(rules)
  const headRight = Math.max(left + nameWidth, from.x + rightOf(rules))

  const own = graph.transitions.filter(
    (transition) => transition.source === state.path && isListed(transition, design !== undefined),
  )
  const keyOf = (path: string | null): string | null => {
    const to = path === null ? undefined : statesOf(graph).get(path)
    return to === undefined ? null : stateWritten(to)
  }
  const shownOf = own.map((one) => listedInBox(one, keyOf(one.target)))
  const listings = isClosed && design === undefined ? [] : inColumns(shownOf, wide)
  const below = headBottom + 5
  const listed = listings.map((listing) => ({ ...listing, x: listing.x + INSET.x, y: listing.y + below }))
  const under = listed.length === 0 ? below : bottomOf(listed) + 6

  const children = isClosed ? whole.states.filter(({ parent, kind }) => parent === state.path && kind !== 'final') : []
  const size = { gap: 5, line: WORDS.inner.line + 4, wide: Math.max(most, headRight) }
  const inner = flowed(children, (child) => wordWidth('inner', stateWritten(child)) + 10, size).map(
    ({ item, ...area }) => ({
      x: area.x + INSET.x,
      y: area.y + under,
      width: area.width,
      height: WORDS.inner.line,
      path: item.path,
      text: stateWritten(item),
    }),
  )
  const contents = [...listed, ...inner]
  return {
    words: [wordAt(lettering, name, left, INSET.y), ...ruleWords],
    listings: listed,
    inner,
    button: hasButton ? { x: INSET.x, y: INSET.y + (line - BUTTON.height) / 2, ...BUTTON } : null,
    width: Math.max(headRight, extentOfListings(listed).width, rightOf(inner)) + INSET.x,
    height: Math.max(headBottom, bottomOf(contents)) + INSET.y,
  }
}

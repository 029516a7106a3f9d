/** Marks a drawn chart: the current state, the visited ones, the clauses that hold, the selection. */
import { type ChartGraph, lineOf, standsFor } from 'ptcg-turn-engine/chart'
import type { Drawing } from './drawing.ts'
import { SIGNS } from './drawnWords.ts'
import { litBy } from './lit.ts'
import type { ClausePiece } from './pieces.ts'

/** The marks of a chart: the current state, the visited ones, the clauses that hold now, the highlighted tokens. */
export interface Marked {
  readonly active: string
  readonly taken: string | null
  /** The number of transitions so far, because the same transition may be taken twice in a row. */
  readonly takes: number
  readonly visited: ReadonlySet<string>
  readonly traveled: ReadonlySet<string>
  readonly truths: Truths
  /**
   * The truth of clauses at the moment when the latest transition was chosen: of the clauses of this transition, and of those of the
   * transitions tried before it.
   */
  readonly held: Truths
  /** Short notes at states, such as the damage before and after a step. */
  readonly notes: ReadonlyMap<string, string>
  /** The number of times that each transition was taken, by id; empty to hide the numbers. */
  readonly counts: ReadonlyMap<string, number>
  readonly lit: readonly string[]
}

/** For each transition id, the truth of its clauses, in their order; null if unknown. */
type Truths = ReadonlyMap<string, readonly (boolean | null)[]>

export const UNMARKED: Marked = {
  active: '',
  taken: null,
  takes: 0,
  visited: new Set(),
  traveled: new Set(),
  truths: new Map(),
  held: new Map(),
  notes: new Map(),
  counts: new Map(),
  lit: [],
}

const isOf =
  (type: string) =>
  (value: unknown): boolean =>
    typeof value === type

const hasMethod =
  (name: PropertyKey) =>
  (value: unknown): boolean =>
    typeof value === 'object' && value !== null && typeof Reflect.get(value, name) === 'function'

const FITS: { readonly [Name in keyof Marked]: (value: unknown) => boolean } = {
  active: isOf('string'),
  taken: isOf('string'),
  takes: isOf('number'),
  visited: hasMethod(Symbol.iterator),
  traveled: hasMethod(Symbol.iterator),
  truths: hasMethod('get'),
  held: hasMethod('get'),
  notes: hasMethod('get'),
  counts: hasMethod('get'),
  lit: Array.isArray,
}

/**
 * The marks given by a page. Frameworks clear a property with null or undefined: these and malformed values mark
 * nothing.
 */
export const givenMarks = (given: { readonly [Name in keyof Marked]?: unknown }): Partial<Marked> =>
  Object.fromEntries(
    (Object.keys(given) as readonly (keyof Marked)[]).map((name) => {
      const value = given[name]
      return [name, FITS[name](value) ? value : UNMARKED[name]]
    }),
  )

/**
 * Returns a function that gives a class to these elements and removes it from all others. The function touches only the elements that
 * gain or lose the class, and returns those that gain it.
 */
const classOn = (name: string) => {
  let on: ReadonlySet<Element> = new Set()
  return (elements: Iterable<Element>): readonly Element[] => {
    const next = new Set(elements)
    for (const element of on) if (!next.has(element)) element.classList.remove(name)
    const fresh = [...next].filter((element) => !on.has(element))
    for (const element of fresh) element.classList.add(name)
    on = next
    return fresh
  }
}

/** The degrees of frequency, from rare to frequent. */
const HEATS = [1, 2, 3, 4, 5] as const

const signOf = (truth: boolean | null): keyof typeof SIGNS => (truth === null ? 'unknown' : truth ? 'yes' : 'no')

/** Returns a function that marks a drawing; each call touches only what has changed. */
export const marksOn = (whole: ChartGraph, drawing: Drawing) => {
  const { states, transitions, closed } = drawing
  const active = classOn('active')
  const around = classOn('around')
  const live = classOn('live')
  const now = classOn('now')
  const taken = classOn('taken')
  const visited = classOn('visited')
  const traveled = classOn('traveled')
  const lit = classOn('lit')
  const selected = classOn('selected')
  const yes = classOn('yes')
  const no = classOn('no')
  const ready = classOn('ready')
  const then = classOn('then')
  const heats = HEATS.map((heat) => classOn(`heat${heat}`))
  const signs = new Map<ClausePiece, boolean | null>()
  let marked: Partial<Marked> = {}

  /** The box of a state, or the closed box around it. */
  const boxOf = (path: string): Element | undefined => states.get(standsFor(whole, path, closed))?.group
  const elementsOf = (id: string): readonly Element[] => {
    const piece = transitions.get(id)
    return piece === undefined ? [] : [...(piece.arrow ? [piece.arrow.group] : []), ...piece.listings]
  }

  const markActive = (path: string): void => {
    const line = lineOf(whole, path).map((state) => state.path)
    const box = line.length === 0 ? undefined : boxOf(path)
    active(box ? [box] : [])
    around(line.flatMap((one) => states.get(one)?.group ?? []).filter((one) => one !== box))
    drawing.content.classList.toggle('playing', line.length > 1)
    live(whole.transitions.filter(({ source }) => line.includes(source)).flatMap(({ id }) => elementsOf(id)))
    now(line.flatMap((one) => states.get(standsFor(whole, path, closed))?.inner.get(one) ?? []))
  }

  /** Marks a taken transition, or the box of its source if the transition is not drawn. Returns the marked elements, for the animation. */
  const markTaken = (id: string | null): readonly Element[] => {
    const elements = id === null ? [] : elementsOf(id)
    const source = whole.transitions.find((transition) => transition.id === id)?.source
    const box = source === undefined ? undefined : boxOf(source)
    const marked = elements.length > 0 || box === undefined ? elements : [box]
    taken(marked)
    return marked
  }

  const markTruths = ({ truths, held }: Pick<Marked, 'truths' | 'held'>): void => {
    for (const [id, piece] of transitions) {
      const known = held.get(id) ?? truths.get(id) ?? []
      for (const clauses of piece.clauses) {
        clauses.forEach((clause, at) => {
          const truth = known[at] ?? null
          if ((signs.get(clause) ?? null) === truth) return
          signs.set(clause, truth)
          clause.mark.setAttribute('d', SIGNS[signOf(truth)])
          clause.mark.dataset.truth = signOf(truth)
        })
      }
    }
    const marks = [...signs]
    yes(marks.flatMap(([{ group }, truth]) => (truth === true ? [group] : [])))
    no(marks.flatMap(([{ group }, truth]) => (truth === false ? [group] : [])))
    ready(
      whole.transitions
        .filter(({ id, clauses }) => clauses.length > 0 && clauses.every((_, at) => truths.get(id)?.[at] === true))
        .flatMap(({ id }) => transitions.get(id)?.listings ?? []),
    )
    then([...held.keys()].flatMap((id) => transitions.get(id)?.listings ?? []))
  }

  /** Frequent transitions are drawn stronger, in steps of a logarithmic scale. */
  const markCounts = (counts: Marked['counts']): void => {
    const most = Math.max(1, ...counts.values())
    const heatOf = (count: number): number =>
      1 + Math.floor((Math.log(count) / Math.max(1, Math.log(most))) * (HEATS.length - 1))
    drawing.content.classList.toggle('counted', counts.size > 0)
    heats.forEach((mark, at) => {
      mark([...counts].flatMap(([id, count]) => (heatOf(count) === HEATS[at] ? elementsOf(id) : [])))
    })
  }

  /** The first token is the selection; the others are related to it. */
  const markLit = (tokens: readonly string[]): void => {
    const [first = [], ...others] = tokens.map((token) => litBy(whole, drawing, token))
    selected(first)
    lit([...first, ...others.flat()])
  }

  /** Updates the marks and returns the elements of a newly taken transition. */
  return (next: Marked): readonly Element[] => {
    const before = marked
    marked = next
    if (next.active !== before.active) markActive(next.active)
    if (next.visited !== before.visited) visited([...next.visited].flatMap((path) => boxOf(path) ?? []))
    if (next.traveled !== before.traveled) traveled([...next.traveled].flatMap(elementsOf))
    if (next.truths !== before.truths || next.held !== before.held) markTruths(next)
    if (next.counts !== before.counts) markCounts(next.counts)
    if (next.lit !== before.lit) markLit(next.lit)
    return next.taken === before.taken && next.takes === before.takes ? [] : markTaken(next.taken)
  }
}

export type Marks = ReturnType<typeof marksOn>

/** The marks of a chart, as properties of its element. */
import { givenMarks, type Marked, UNMARKED } from './marks.ts'

/** The base class. On a server, where `HTMLElement` does not exist, a stand-in lets the module be imported. */
const Base: typeof HTMLElement = globalThis.HTMLElement ?? (class {} as typeof HTMLElement)

/** The part of `<ptcg-turn-chart>` that handles marks. */
export abstract class MarkedElement extends Base {
  protected marked: Marked = UNMARKED

  /** Schedules a rendering, together with all other changes. */
  protected abstract due(): void

  protected mark(changed: Partial<Marked>): void {
    this.marked = { ...this.marked, ...givenMarks(changed) }
    this.due()
  }

  /** Path of the machine's current leaf state. */
  get active(): string {
    return this.marked.active
  }
  set active(active: string) {
    this.mark({ active })
  }

  /** Id of the transition that has just been taken. */
  get taken(): string | null {
    return this.marked.taken
  }
  set taken(taken: string | null) {
    this.mark({ taken, takes: this.marked.takes + 1 })
  }

  /** Paths of the states that have been entered. */
  get visited(): ReadonlySet<string> {
    return this.marked.visited
  }
  set visited(visited: ReadonlySet<string>) {
    this.mark({ visited })
  }

  /** Ids of the transitions that have been taken. */
  get traveled(): ReadonlySet<string> {
    return this.marked.traveled
  }
  set traveled(traveled: ReadonlySet<string>) {
    this.mark({ traveled })
  }

  /** For each transition id, the truth of its clauses now, in their order; null if unknown. */
  get truths(): Marked['truths'] {
    return this.marked.truths
  }
  set truths(truths: Marked['truths']) {
    this.mark({ truths })
  }

  /**
   * The truth of clauses at the moment when the latest transition was chosen: of the clauses of this transition, and of those of the
   * transitions tried before it.
   */
  get held(): Marked['held'] {
    return this.marked.held
  }
  set held(held: Marked['held']) {
    this.mark({ held })
  }

  /** Short notes at states, by path. */
  get notes(): Marked['notes'] {
    return this.marked.notes
  }
  set notes(notes: Marked['notes']) {
    this.mark({ notes })
  }

  /** The number of times that each transition was taken, by id. Frequent transitions are drawn stronger. */
  get counts(): Marked['counts'] {
    return this.marked.counts
  }
  set counts(counts: Marked['counts']) {
    this.mark({ counts })
  }

  /** The highlighted tokens: `state:PATH`, `transition:ID`, `clause:NAME`, `rule:ID`, `event:TYPE`. */
  get lit(): readonly string[] {
    return this.marked.lit
  }
  set lit(lit: readonly string[]) {
    this.mark({ lit })
  }
}

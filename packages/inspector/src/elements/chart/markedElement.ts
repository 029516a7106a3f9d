/** What can be marked on a chart from outside, as properties of its element. */
import { givenMarks, type Marked, UNMARKED } from './marks.ts'

/** Where there are no elements, as on a server, the module can be imported all the same. */
const Base: typeof HTMLElement = globalThis.HTMLElement ?? (class {} as typeof HTMLElement)

/** The part of `<ptcg-turn-chart>` that is about marks. */
export abstract class MarkedElement extends Base {
  protected marked: Marked = UNMARKED

  /** It is to be drawn anew, together with whatever else is set. */
  protected abstract due(): void

  protected mark(changed: Partial<Marked>): void {
    this.marked = { ...this.marked, ...givenMarks(changed) }
    this.due()
  }

  /** Path of the leaf state that the machine is in. */
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

  /** Paths of the states in which the machine has been. */
  get visited(): ReadonlySet<string> {
    return this.marked.visited
  }
  set visited(visited: ReadonlySet<string>) {
    this.mark({ visited })
  }

  /** Ids of the transitions that have been taken. */
  get travelled(): ReadonlySet<string> {
    return this.marked.travelled
  }
  set travelled(travelled: ReadonlySet<string>) {
    this.mark({ travelled })
  }

  /** Whether the clauses of transitions hold now, in their order; null where it is not known. */
  get truths(): Marked['truths'] {
    return this.marked.truths
  }
  set truths(truths: Marked['truths']) {
    this.mark({ truths })
  }

  /** Which clauses held when the transition just taken was chosen: its own, and those of the ones that were tried before it. */
  get held(): Marked['held'] {
    return this.marked.held
  }
  set held(held: Marked['held']) {
    this.mark({ held })
  }

  /** A few words at states, by their paths. */
  get notes(): Marked['notes'] {
    return this.marked.notes
  }
  set notes(notes: Marked['notes']) {
    this.mark({ notes })
  }

  /** How often transitions were taken, by their ids: the more often, the stronger they are drawn. */
  get counts(): Marked['counts'] {
    return this.marked.counts
  }
  set counts(counts: Marked['counts']) {
    this.mark({ counts })
  }

  /** What is lit: `state:PATH`, `transition:ID`, `clause:NAME`, `rule:ID`, `event:TYPE`. */
  get lit(): readonly string[] {
    return this.marked.lit
  }
  set lit(lit: readonly string[]) {
    this.mark({ lit })
  }
}

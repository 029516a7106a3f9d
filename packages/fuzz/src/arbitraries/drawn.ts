/**
 * A fast-check arbitrary whose values are drawn at random and shrink by their own structure: any valid value, wherever it
 * comes from, shrinks to smaller valid ones.
 */
import fc from 'fast-check'
import { type Rng, rngOf } from '../rng.ts'

/** The functions that draw, recognize and shrink values. */
export interface DrawnArbitrary<T> {
  readonly draw: (rng: Rng) => T
  readonly isOne: (value: unknown) => value is T
  /** Smaller values, the smallest first; invalid ones are skipped. Repeated shrinking must terminate. */
  readonly smaller: (value: T) => Iterable<unknown>
}

class Drawn<T> extends fc.Arbitrary<T> {
  readonly #drawing: DrawnArbitrary<T>

  constructor(drawing: DrawnArbitrary<T>) {
    super()
    this.#drawing = drawing
  }

  override generate(mrng: fc.Random): fc.Value<T> {
    return new fc.Value(this.#drawing.draw(rngOf((most) => mrng.nextInt(0, most))), undefined)
  }

  override canShrinkWithoutContext(value: unknown): value is T {
    return this.#drawing.isOne(value)
  }

  override shrink(value: T): fc.Stream<fc.Value<T>> {
    const { isOne, smaller } = this.#drawing
    const found = function* (): IterableIterator<fc.Value<T>> {
      for (const one of smaller(value)) if (isOne(one)) yield new fc.Value(one, undefined)
    }
    return fc.stream(found())
  }
}

/** An arbitrary of drawn values. */
export const arbitraryOf = <T>(drawing: DrawnArbitrary<T>): fc.Arbitrary<T> => new Drawn(drawing)

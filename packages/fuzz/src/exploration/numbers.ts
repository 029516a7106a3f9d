/** A growing array of unsigned 32-bit integers. */

export interface Numbers {
  readonly length: number
  at(index: number): number
  push(number: number): void
  /** The numbers from an index on, without a copy. */
  since(index: number): Uint32Array
}

const LEAST = 1024

/** Creates a growing array that begins with the given numbers. */
export const newNumbers = (beginning: Uint32Array = new Uint32Array(0)): Numbers => {
  let numbers = new Uint32Array(Math.max(LEAST, Math.ceil(beginning.length * 1.25)))
  numbers.set(beginning)
  let { length } = beginning
  return {
    get length() {
      return length
    },
    at: (index) => numbers[index] ?? 0,
    push: (number) => {
      if (length === numbers.length) {
        const longer = new Uint32Array(Math.ceil(length * 1.5))
        longer.set(numbers)
        numbers = longer
      }
      numbers[length] = number
      length += 1
    },
    since: (index) => numbers.subarray(index, length),
  }
}

/** A growing array of small whole numbers, four bytes each. */

export interface Numbers {
  readonly length: number
  at(index: number): number
  push(number: number): void
}

export const newNumbers = (): Numbers => {
  let numbers = new Uint32Array(1024)
  let length = 0
  return {
    get length() {
      return length
    },
    at: (index) => numbers[index] ?? 0,
    push: (number) => {
      if (length === numbers.length) {
        const longer = new Uint32Array(length * 2)
        longer.set(numbers)
        numbers = longer
      }
      numbers[length] = number
      length += 1
    },
  }
}

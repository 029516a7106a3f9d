/** A priority queue of numbers, lowest cost first: a binary heap. */
export class Queue {
  readonly #items: number[] = []
  readonly #costs: number[] = []

  push(item: number, cost: number): void {
    let at = this.#items.length
    while (at > 0) {
      const parent = (at - 1) >> 1
      if ((this.#costs[parent] ?? 0) <= cost) break
      this.#move(parent, at)
      at = parent
    }
    this.#items[at] = item
    this.#costs[at] = cost
  }

  /** Removes and returns the item with the lowest cost; returns -1 if the queue is empty. */
  pop(): number {
    const [first = -1] = this.#items
    const item = this.#items.pop()
    const cost = this.#costs.pop()
    const { length } = this.#items
    if (item === undefined || cost === undefined || length === 0) return first
    let at = 0
    for (;;) {
      let child = 2 * at + 1
      if (child >= length) break
      if (child + 1 < length && (this.#costs[child + 1] ?? 0) < (this.#costs[child] ?? 0)) child += 1
      if ((this.#costs[child] ?? 0) >= cost) break
      this.#move(child, at)
      at = child
    }
    this.#items[at] = item
    this.#costs[at] = cost
    return first
  }

  #move(from: number, to: number): void {
    this.#items[to] = this.#items[from] ?? 0
    this.#costs[to] = this.#costs[from] ?? 0
  }
}

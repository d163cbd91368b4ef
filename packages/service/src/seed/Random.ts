/** Chance that is the same on every run: a 32-bit mulberry generator. */
export class Random {
  #state: number

  constructor(seed: number) {
    this.#state = seed
  }

  /** At least 0, less than 1. */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }

  /** A whole number from `least` to `most`, both included. */
  whole(least: number, most: number): number {
    return least + Math.floor(this.next() * (most - least + 1))
  }

  /** One of the items. */
  pick<Item>(items: ReadonlyArray<Item>): Item {
    const item = items[this.whole(0, items.length - 1)]
    if (item === undefined) throw new Error("There is nothing to pick from")
    return item
  }

  /** One of the keys, each as often as its weight says. */
  weighted<Key extends string>(weights: { readonly [K in Key]: number }): Key {
    const entries = Object.entries<number>(weights) as Array<[Key, number]>
    let left = this.next() * entries.reduce((sum, [, weight]) => sum + weight, 0)
    const found = entries.find(([, weight]) => {
      left -= weight
      return left < 0
    })
    if (found === undefined) throw new Error("There is nothing to pick from")
    return found[0]
  }
}

/** A value that a field once had: who typed it, and by what somebody who saw it has replaced it. */
interface Value {
  readonly field: string
  readonly json: string
  readonly typed: Array<{ readonly tab: object; readonly at: number; isExcused: boolean }>
  readonly replacedBy: Set<Value>
}

/** What was typed in a run, and which of it was given up by somebody who saw it. */
export class Knowledge {
  readonly #values = new Map<string, Value>()

  #value(field: string, answer: unknown): Value {
    const json = JSON.stringify(answer)
    const key = `${field} ${json}`
    const value = this.#values.get(key) ?? { field, json, typed: [], replacedBy: new Set() }
    this.#values.set(key, value)
    return value
  }

  /** Somebody who saw one answer put another in its place. */
  replaced(field: string, seen: unknown, answer: unknown): void {
    const [one, other] = [this.#value(field, seen), this.#value(field, answer)]
    if (one !== other) one.replacedBy.add(other)
  }

  typed(tab: object, field: string, seen: unknown, answer: unknown): void {
    this.replaced(field, seen, answer)
    this.#value(field, answer).typed.push({ tab, at: Date.now(), isExcused: false })
  }

  /** A tab was killed: what was typed in it within the last second may be lost. */
  killed(tab: object): void {
    for (const { typed } of this.#values.values())
      for (const one of typed) if (one.tab === tab && one.at > Date.now() - 1_000) one.isExcused = true
  }

  /** What was typed and neither `isHeld` in the end nor given up by somebody who saw it. */
  lost(isHeld: (field: string, json: string) => boolean): ReadonlyArray<string> {
    const isThere = (value: Value, met: ReadonlySet<Value> = new Set()): boolean =>
      isHeld(value.field, value.json) ||
      (!met.has(value) && [...value.replacedBy].some((other) => isThere(other, new Set([...met, value]))))
    return [...this.#values.values()]
      .filter(({ typed }) => typed.some(({ isExcused }) => !isExcused))
      .filter((value) => !isThere(value))
      .map(({ field, json }) => `${field} ${json}`)
  }
}

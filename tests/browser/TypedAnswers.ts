/** An answer as a screen shows it, and when it was given, in milliseconds. */
interface Answer {
  readonly shown: string
  readonly at: number
}

/** How old an edit is that no kill may take, in milliseconds. */
const second = 1_000

/** What was typed into a form, and which of it the next tab may show once one was killed. */
export class TypedAnswers {
  readonly #answers = new Map<string, ReadonlyArray<Answer>>()
  readonly #doubted = new Set<string>()

  constructor(first: Readonly<Record<string, string>>) {
    for (const [field, shown] of Object.entries(first)) this.#answers.set(field, [{ shown, at: 0 }])
  }

  /** The answer that was given last. */
  last(field: string): string {
    return this.#answers.get(field)?.at(-1)?.shown ?? ""
  }

  typed(field: string, shown: string): void {
    this.#answers.set(field, [...(this.#answers.get(field) ?? []), { shown, at: Date.now() }])
  }

  /** The tab is killed now: what is younger than a second may be gone, what is older may not. */
  killed(): void {
    const now = Date.now()
    for (const [field, answers] of this.#answers) {
      const due = answers.findLastIndex(({ at }) => at <= now - second)
      this.#answers.set(field, answers.slice(Math.max(due, 0)))
      this.#doubted.add(field)
    }
  }

  /** Another answer took its place, perhaps: a person who saw both has chosen a version. */
  replaced(field: string, shown: string): void {
    this.#answers.set(field, [
      { shown, at: 0 },
      { shown: this.last(field), at: 0 }
    ])
    this.#doubted.add(field)
  }

  /** Which answers that were typed a screen does not show; what it shows instead counts from now on. */
  lostIn(shown: Readonly<Record<string, string>>): ReadonlyArray<string> {
    return Object.entries(shown).flatMap(([field, value]) => {
      const isDoubted = this.#doubted.delete(field)
      const possible = this.#answers.get(field)?.slice(isDoubted ? 0 : -1) ?? []
      const lost = possible.every((answer) => answer.shown !== value)
      const typed = this.last(field)
      if (lost || isDoubted) this.#answers.set(field, [{ shown: value, at: 0 }])
      return lost ? [`${field} is “${value}”, and “${typed}” was typed`] : []
    })
  }
}

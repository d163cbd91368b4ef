import type { Reporter, TestCase, TestResult } from "@playwright/test/reporter"

/** Says at the end what happened in all runs of forms together, and in which of them something was lost. */
// biome-ignore lint/style/noDefaultExport: Playwright takes a reporter from a default export
export default class FormRunsSummary implements Reporter {
  readonly #sums = new Map<string, number>()
  readonly #red: Array<string> = []

  onTestEnd({ title }: TestCase, { annotations, status }: TestResult): void {
    if (status === "skipped" || status === "interrupted") return
    this.#add("run", 1)
    if (status !== "passed") this.#red.push(title)
    for (const { type, description = "{}" } of annotations)
      if (type === "counts")
        for (const [what, times] of Object.entries<number>(JSON.parse(description))) this.#add(what, times)
  }

  onEnd(): void {
    console.log("\nWhat happened, and how often:")
    console.table(Object.fromEntries(this.#sums))
    for (const title of this.#red) console.log(`red: ${title}`)
  }

  #add(what: string, times: number): void {
    this.#sums.set(what, (this.#sums.get(what) ?? 0) + times)
  }
}

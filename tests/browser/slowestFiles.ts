import { basename } from "node:path"
import type { Reporter, TestCase, TestResult } from "@playwright/test/reporter"

/** Says at the end which ten files took longest, so that nobody has to look for what makes the suite slow. */
// biome-ignore lint/style/noDefaultExport: Playwright takes a reporter from a default export
export default class SlowestFiles implements Reporter {
  readonly #spent = new Map<string, number>()

  onTestEnd({ location }: TestCase, { duration }: TestResult): void {
    const file = basename(location.file)
    this.#spent.set(file, (this.#spent.get(file) ?? 0) + duration)
  }

  onEnd(): void {
    const slowest = [...this.#spent].sort(([, one], [, other]) => other - one).slice(0, 10)
    console.log("\nThe slowest files of the browser tests:")
    for (const [file, spent] of slowest) console.log(`${(spent / 1000).toFixed(1).padStart(8)} s  ${file}`)
  }
}

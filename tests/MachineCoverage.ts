import type { Reporter, TestModule } from "vitest/node"
import type { WalkCoverage } from "../packages/machines/test/describeWalk.ts"

/** Says at the end, machine by machine, how much of it the walks have reached, and what they have not. */
class MachineCoverage implements Reporter {
  onTestRunEnd(modules: ReadonlyArray<TestModule>): void {
    const walks = new Map<string, WalkCoverage>()
    for (const module of modules)
      for (const test of module.children.allTests()) {
        const { walked } = test.meta() as { readonly walked?: WalkCoverage }
        if (walked) walks.set(walked.id, walked)
      }
    const rows = [...walks.values()].sort((one, other) => one.id.localeCompare(other.id))
    console.log(`${"machine".padEnd(28)}${columns.map((name) => name.padStart(14)).join("")}`)
    for (const { id, unreached, untaken, oneSided, total } of rows) {
      const parts = [
        share(total.states, unreached),
        share(total.transitions, untaken),
        share(total.outcomes, oneSided)
      ]
      console.log(`${id.padEnd(28)}${parts.map((part) => part.padStart(14)).join("")}`)
      for (const missing of [...unreached, ...untaken, ...oneSided]) console.log(`    ${missing}`)
    }
    const isWhole = ({ unreached, untaken, oneSided }: WalkCoverage) =>
      unreached.length + untaken.length + oneSided.length === 0
    console.log(`\n${rows.filter(isWhole).length} of ${rows.length} walked machines are reached in whole.`)
  }
}

const columns = ["states", "transitions", "outcomes"]

const share = (total: number, missing: ReadonlyArray<string>): string =>
  missing.length === 0 ? `${total} 100 %` : `${total - missing.length}/${total}`

// biome-ignore lint/style/noDefaultExport: vitest takes a reporter from a default export
export default MachineCoverage

import { relative } from "node:path"
import type { Reporter, TestModule } from "vitest/node"

/** Says at the end which ten files took longest, so that nobody has to look for what makes the suite slow. */
export const slowestModules: Reporter = {
  onTestRunEnd(modules: ReadonlyArray<TestModule>): void {
    const spent = modules.map((module) => {
      const { collectDuration, duration, environmentSetupDuration, setupDuration } = module.diagnostic()
      return {
        name: module.moduleId,
        ms: collectDuration + duration + environmentSetupDuration + setupDuration
      }
    })
    const slowest = spent.sort((one, other) => other.ms - one.ms).slice(0, 10)
    console.log("\nThe slowest files of the unit and service tests:")
    for (const { name, ms } of slowest)
      console.log(`${(ms / 1000).toFixed(1).padStart(8)} s  ${relative(process.cwd(), name)}`)
  }
}

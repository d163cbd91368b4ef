import { availableParallelism } from "node:os"
import { join } from "node:path"
import { defineConfig } from "vitest/config"
import { LongestFirst } from "./tests/LongestFirst.ts"
import { withOwnModules } from "./tests/ownModules.ts"
import { slowestModules } from "./tests/slowestModules.ts"

// A slower machine makes tests slower, not red: these limits end only what hangs.
const patience = { testTimeout: 180_000, hookTimeout: 180_000, expect: { poll: { timeout: 60_000 } } }

// What waits for processes and databases half of its time: more of it runs side by side, after everything else.
// Its databases of WebAssembly live for moments, in which optimising their program would be most of the work.
const waitingMost = {
  ...patience,
  maxWorkers: 2 * availableParallelism(),
  sequence: { groupOrder: 1 },
  execArgv: ["--liftoff-only"]
}

// Every worker and every process that a test starts compiles the same modules: all but the first find them compiled.
process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, "node_modules/.cache/compiled")

const screens = "packages/web/test/**/*.test.{ts,tsx}"
const inPages = {
  environment: "jsdom",
  setupFiles: ["packages/web/test/setup.tsx"],
  // Not setInterval: jsdom draws its frames with it, and one that waits in faked time is waited for ever after.
  fakeTimers: { toFake: ["setTimeout" as const, "clearTimeout" as const, "Date" as const] }
}
const screensApart = withOwnModules(screens)

/** What crosses packages, and asks a service. */
const withDatabases = ["tests/scripts.test.ts"]

export default defineConfig({
  test: {
    // One more than there are processors: a test that waits for a pause in typing leaves its own to another.
    maxWorkers: availableParallelism() + 1,
    reporters: ["default", slowestModules],
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        // Pure: nothing here leaves a trace, so files share their imports; the order is another one in every run.
        test: {
          name: "pure",
          include: ["packages/{sdk,machines}/test/**/*.test.ts"],
          isolate: false,
          sequence: { shuffle: true },
          ...patience
        }
      },
      {
        // Loading a screen takes as long as testing it: files share what they load, unless they replace some of it.
        test: {
          name: "web",
          isolate: false,
          include: [screens],
          exclude: screensApart,
          ...inPages,
          ...patience
        }
      },
      {
        // What these load is forgotten after each file; what is not of this house stays.
        test: {
          name: "web apart",
          isolate: false,
          include: screensApart,
          ...inPages,
          setupFiles: ["packages/web/test/setupApart.ts"],
          ...patience
        }
      },
      {
        test: {
          name: "whole",
          isolate: false,
          include: ["tests/*.test.ts"],
          exclude: withDatabases,
          ...waitingMost
        }
      },
      {
        // Every test here may ask for a fresh PGlite or PostgreSQL database. What they leave behind is in that database,
        // so files share their imports here too.
        test: {
          name: "service",
          isolate: false,
          include: ["packages/{service,double}/test/**/*.test.ts", ...withDatabases],
          globalSetup: ["packages/service/test/database/globalSetup.ts"],
          setupFiles: ["packages/service/test/database/prepared.ts"],
          ...waitingMost
        }
      }
    ]
  }
})

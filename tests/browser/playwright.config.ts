import { join } from "node:path"
import { defineConfig } from "@playwright/test"
import { findChromium } from "../../.ci/chromium.mjs"
import { launchArguments } from "./launchArguments.ts"

const executablePath = findChromium()
if (!executablePath) throw new Error("No Chromium was found: name its program in CHROMIUM_PATH.")

// Every worker and every service that it starts compiles the same modules: all but the first find them compiled.
process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, "../../node_modules/.cache/compiled")

/** A slower machine makes the tests slower, not red: what is promised comes, and only what never comes runs into these. */
const patience = { timeout: 300_000, expect: { timeout: 60_000 } }

export default defineConfig({
  testDir: ".",
  testMatch: "*.spec.ts",
  outputDir: "output",
  globalSetup: "./globalSetup.ts",
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  ...patience,
  // A second try that passes would hide a mistake.
  retries: 0,
  reporter: [["list"], ["./slowestFiles.ts"]],
  use: {
    locale: "en-GB",
    timezoneId: "Europe/London",
    contextOptions: { reducedMotion: "reduce" },
    // A page behind a service worker asks past the routes of a test; the tests of what it is for allow it.
    serviceWorkers: "block",
    // A trace makes every test up to 2.4 times as long: `TRACE=on npm run browser -- …` keeps those of tests that fail.
    trace: process.env.TRACE ? "retain-on-failure" : "off",
    launchOptions: { executablePath, args: launchArguments }
  }
})

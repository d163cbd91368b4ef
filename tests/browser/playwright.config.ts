import { defineConfig } from "@playwright/test"
import { findChromium } from "../../.ci/chromium.mjs"
import { launchArguments } from "./launchArguments.ts"

const executablePath = findChromium()
if (!executablePath) throw new Error("No Chromium was found: name its program in CHROMIUM_PATH.")

export default defineConfig({
  testDir: ".",
  testMatch: "*.spec.ts",
  outputDir: "output",
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  timeout: 60_000,
  // A second try that passes is reported as flaky, and is a mistake to be found.
  retries: process.env.CI ? 1 : 0,
  reporter: [["list"]],
  use: {
    locale: "en-GB",
    timezoneId: "Europe/London",
    // A page behind a service worker asks past the routes of a test; the tests of what it is for allow it.
    serviceWorkers: "block",
    trace: "retain-on-failure",
    launchOptions: { executablePath, args: launchArguments }
  }
})

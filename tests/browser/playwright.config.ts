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
  reporter: [["list"]],
  use: {
    locale: "en-GB",
    timezoneId: "Europe/London",
    trace: "retain-on-failure",
    launchOptions: { executablePath, args: launchArguments }
  }
})

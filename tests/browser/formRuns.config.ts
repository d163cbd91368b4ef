import { defineConfig } from "@playwright/test"
import everyTest from "./playwright.config.ts"

process.env.FORM_RUNS ??= "500"

/** The runs of forms alone, many more of them than for every change, with a summary. */
export default defineConfig({
  ...everyTest,
  testMatch: "formRuns.spec.ts",
  reporter: [["dot"], ["./formRunsSummary.ts"]]
})

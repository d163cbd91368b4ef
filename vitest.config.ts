import { defineConfig } from "vitest/config"

const patience = { testTimeout: 20_000, hookTimeout: 60_000 }

export default defineConfig({
  test: {
    // Most of a test's time is spent waiting for a database or a page, so no core is kept free.
    maxWorkers: "100%",
    projects: [
      {
        test: {
          name: "unit",
          include: ["packages/{sdk,machines,web}/test/**/*.test.{ts,tsx}", "tests/*.test.ts"],
          ...patience
        }
      },
      {
        // Every test here may ask for a fresh PGlite or PostgreSQL database.
        test: {
          name: "service",
          include: ["packages/service/test/**/*.test.ts"],
          globalSetup: ["packages/service/test/database/globalSetup.ts"],
          ...patience
        }
      }
    ]
  }
})

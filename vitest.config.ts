import { defineConfig } from "vitest/config"

// A slower machine makes tests slower, not red: these limits end only what hangs.
const patience = { testTimeout: 60_000, hookTimeout: 180_000 }

export default defineConfig({
  test: {
    // Most of a test's time is spent waiting for a database or a page, so no core is kept free.
    maxWorkers: "100%",
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
        // Files share what they import from packages; what is ours is evaluated anew for each of them.
        test: {
          name: "web",
          include: ["packages/web/test/**/*.test.{ts,tsx}"],
          setupFiles: ["packages/web/test/setup.ts"],
          isolate: false,
          sequence: { shuffle: true },
          ...patience
        }
      },
      {
        test: {
          name: "whole",
          include: ["tests/*.test.ts"],
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

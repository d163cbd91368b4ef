import { defineConfig } from "vitest/config"

export default defineConfig({
  test: {
    globalSetup: ["packages/service/test/database/globalSetup.ts"],
    include: ["packages/*/test/**/*.test.{ts,tsx}", "tests/*.test.ts"],
    testTimeout: 20_000,
    hookTimeout: 60_000
  }
})

import { readFileSync } from "node:fs"
import { describe, expect, it } from "vitest"

interface Locked {
  readonly packages: Readonly<
    Record<string, { readonly version?: string; readonly optionalDependencies?: Record<string, string> }>
  >
}

describe("package-lock.json", () => {
  const { packages } = JSON.parse(
    readFileSync(new URL("../package-lock.json", import.meta.url), "utf8")
  ) as Locked
  const names = new Set(Object.keys(packages).map((place) => place.replace(/^.*node_modules\//, "")))

  it("locks what each platform installs, so that npm ci works on all of them and installs what was tested", () => {
    const missing = Object.entries(packages).flatMap(([place, { optionalDependencies = {} }]) =>
      Object.keys(optionalDependencies)
        .filter((name) => !names.has(name))
        .map((name) => `${place} needs ${name}`)
    )
    expect(missing).toEqual([])
  })

  it("holds Biome for Linux, macOS and Windows, on both kinds of processor", () => {
    const version = packages["node_modules/@biomejs/biome"]?.version
    for (const platform of [
      "linux-x64",
      "linux-arm64",
      "darwin-x64",
      "darwin-arm64",
      "win32-x64",
      "win32-arm64"
    ])
      expect(packages[`node_modules/@biomejs/cli-${platform}`]?.version).toBe(version)
  })
})

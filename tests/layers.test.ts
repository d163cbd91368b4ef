import { globSync, readFileSync } from "node:fs"
import { basename, join, relative, sep } from "node:path"
import { expect, it } from "vitest"

const packages = join(import.meta.dirname, "../packages")

/** What each layer may stand on (docs/architecture.md). */
const foundations: Readonly<Record<string, ReadonlyArray<string>>> = {
  sdk: [],
  machines: ["sdk"],
  web: ["sdk", "machines"],
  service: ["sdk", "machines"]
}

const importsOf = (file: string): ReadonlyArray<string> =>
  [...readFileSync(file, "utf8").matchAll(/(?:from|import)\s*\(?\s*"([^"]+)"/g)].map(([, path]) => path ?? "")

const filesOf = (layer: string) => globSync(join(packages, layer, "src/**/*.{ts,tsx}"))

it.each(Object.entries(foundations))("%s stands on nothing but its foundations", (layer, allowed) => {
  const files = filesOf(layer)
  expect(files.length).toBeGreaterThan(0)
  for (const file of files) {
    for (const path of importsOf(file)) {
      const other = /^@crewfleet\/(\w+)/.exec(path)?.[1]
      if (other) expect(allowed, `${file} imports ${path}`).toContain(other)
      if (path.startsWith(".")) {
        const target = join(file, "..", path)
        expect(target.startsWith(join(packages, layer)), `${file} reaches out to ${path}`).toBe(true)
      }
    }
  }
})

it("keeps React, runtimes, requests and test runners out of the machines, and schemas too but where recordings are read", () => {
  const files = filesOf("machines").filter((file) => !/recording\/(Recording|recordingFile)\.ts$/.test(file))
  for (const file of files) {
    const foreign = importsOf(file).filter((path) =>
      /^(react|effect|ofetch|jotai|wouter|vitest)(\/|$)/.test(path)
    )
    expect(foreign, file).toEqual([])
    expect(readFileSync(file, "utf8"), file).not.toMatch(/\bfetch\(/)
  }
})

/** What a delivery stands on: mechanisms and what everything else stands on as well, and no feature. */
const neutral: Readonly<Record<string, ReadonlyArray<string>>> = {
  machines: ["delivery", "file", "upload", "backOff.ts", "calling.ts", "port.ts", "uploading.ts"],
  web: ["delivery", "image", "layout", "list", "offline", "recording", "sealed", "ui", "useLogic.ts"]
}
const neutralInSdk = ["client", "contract", "delivery", "failure", "form"]

it.each(Object.entries(neutral))("in %s, what delivers knows nothing of any feature", (layer, allowed) => {
  const source = join(packages, layer, "src")
  const files = filesOf(layer).filter((file) => file.startsWith(join(source, "delivery")))
  expect(files.length).toBeGreaterThan(10)
  for (const file of files) {
    for (const path of importsOf(file).filter((path) => path.startsWith("."))) {
      const [folder] = relative(source, join(file, "..", path)).split(sep)
      expect(allowed, `${file} imports ${path}`).toContain(folder)
    }
  }
})

it("takes no rule of a feature from the sdk where it delivers", () => {
  const exported = neutralInSdk
    .flatMap((folder) => globSync(join(packages, "sdk/src", folder, "*.ts")))
    .flatMap((file) => [
      ...readFileSync(file, "utf8").matchAll(/^export (?:const|class|type|interface) (\w+)/gm)
    ])
    .map(([, name]) => name)
  const files = [...filesOf("machines"), ...filesOf("web")].filter((file) => /src\/delivery\//.test(file))
  const taken = files.flatMap((file) =>
    [
      ...readFileSync(file, "utf8").matchAll(
        /import(?: type)? \{([^}]*)\} from "@crewfleet\/sdk(?:\/rules)?"/g
      )
    ].flatMap(([, names = ""]) => names.split(",").map((name) => name.replace("type ", "").trim()))
  )
  expect(taken).toContain("Failure")
  expect(taken.filter((name) => !exported.includes(name))).toEqual([])
})

it("names a time zone, and writes an instant, in one place", () => {
  const files = Object.keys(foundations)
    .flatMap(filesOf)
    .filter((file) => !/\/migrations\/|\/sdk\/src\/time\//.test(file))
  for (const file of files) {
    const text = readFileSync(file, "utf8")
    expect(text, file).not.toMatch(/DateTimeFormat|toLocale(Date|Time)String|\bTemporal\./)
    expect(text, file).not.toMatch(/Europe\/London/)
  }
  const naming = globSync(join(packages, "sdk/src/time/*.ts")).filter((file) =>
    readFileSync(file, "utf8").includes("Europe/London")
  )
  expect(naming.map((file) => basename(file))).toEqual(["timeZone.ts"])
})

it("takes single modules into browser tests, as Playwright compiles everything that they load", () => {
  for (const file of globSync(join(import.meta.dirname, "browser/*.ts"))) {
    expect(readFileSync(file, "utf8"), file).not.toMatch(/import (?!type )[^"]*"@crewfleet/)
  }
})

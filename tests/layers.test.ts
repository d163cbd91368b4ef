import { globSync, readFileSync } from "node:fs"
import { basename, join, relative, sep } from "node:path"
import { describe, expect, it } from "vitest"

const packages = join(import.meta.dirname, "../packages")

/** What each layer may stand on (docs/architecture.md). */
const foundations: Readonly<Record<string, ReadonlyArray<string>>> = {
  sdk: [],
  machines: ["sdk"],
  web: ["sdk", "machines"],
  service: ["sdk", "machines"],
  double: ["sdk", "service"]
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

/** The folders of each layer that are of one business alone, and those in which all comes together. The others know neither. */
const folders: Readonly<Record<string, Record<"features" | "above", ReadonlyArray<string>>>> = {
  sdk: {
    features: [
      ...["agency", "applicant", "booking", "charge", "condition", "credential", "dashboard", "defect"],
      ...[
        "eligibility",
        "hirer",
        "leader",
        "lookup",
        "onboarding",
        "promotion",
        "transport",
        "vehicle",
        "worker"
      ]
    ],
    above: ["cli", "client", "effect", "promise", "testing"]
  },
  machines: {
    features: [
      ...[
        "agency",
        "applicant",
        "booking",
        "condition",
        "dashboard",
        "eligibility",
        "hirer",
        "job",
        "onboarding",
        "promotion"
      ],
      ...["leader", "staff", "transport", "vehicle", "worker"]
    ],
    above: ["testing"]
  },
  web: {
    features: [
      ...[
        "agency",
        "applicant",
        "booking",
        "client",
        "condition",
        "dashboard",
        "eligibility",
        "hirer",
        "job"
      ],
      ...["leader", "onboarding", "promotion", "staff", "transport", "vehicle", "worker"]
    ],
    above: ["gallery", "inspector", "portal"]
  },
  service: {
    features: [
      ...["agency", "applicant", "booking", "charge", "condition", "credential", "dashboard", "defect"],
      ...[
        "document",
        "eligibility",
        "hirer",
        "leader",
        "lookup",
        "onboarding",
        "pack",
        "promotion",
        "session"
      ],
      ...["transport", "vehicle", "worker"]
    ],
    above: ["portal", "seed", "setup"]
  }
}

/** Which folder of a layer a file is in; nothing for the files beside the folders. */
const folderOf = (layer: string, file: string): string | undefined => {
  const [folder, ...inside] = relative(join(packages, layer, "src"), file).split(sep)
  return inside.length > 0 ? folder : undefined
}

/** Every import of one folder by another, with the file in which it stands. */
const crossings = (layer: string) =>
  filesOf(layer).flatMap((file) =>
    importsOf(file)
      .filter((path) => path.startsWith("."))
      .map((path) => ({ file, from: folderOf(layer, file), to: folderOf(layer, join(file, "..", path)) }))
      .flatMap(({ file, from, to }) => (from && to && from !== to ? [{ file, from, to }] : []))
  )

describe.each(Object.keys(folders))("the folders of %s", (layer) => {
  const { features = [], above = [] } = folders[layer] ?? {}
  const all = crossings(layer)

  it("import each other in no circle", () => {
    const circle = (at: string, way: ReadonlyArray<string>): ReadonlyArray<string> => {
      if (way.includes(at)) return [...way.slice(way.indexOf(at)), at]
      if (seen.has(at)) return []
      seen.add(at)
      const next = new Set(all.filter(({ from }) => from === at).map(({ to }) => to))
      return [...next].map((folder) => circle(folder, [...way, at])).find((found) => found.length > 0) ?? []
    }
    const seen = new Set<string>()
    for (const { from } of all) expect(circle(from, []).join(" → ")).toBe("")
  })

  it("are of one business alone where they are said to be, and know no business otherwise", () => {
    expect(all.length).toBeGreaterThan(20)
    const wrong = all.filter(
      ({ from, to }) =>
        !above.includes(from) && (above.includes(to) || (!features.includes(from) && features.includes(to)))
    )
    expect(wrong.map(({ file, to }) => `${relative(packages, file)} imports of ${to}`)).toEqual([])
  })
})

/** What a delivery may take of the sdk. */
const neutralInSdk = ["client", "contract", "delivery", "failure", "form"]

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
    expect(text, file).not.toMatch(
      /DateTimeFormat|toLocale(Date|Time)String|to(Date|Time|UTC)String\(|replace\("T", " "\)|\bTemporal\./
    )
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

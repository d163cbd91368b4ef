import { execFile } from "node:child_process"
import { readdir, readFile, writeFile } from "node:fs/promises"
import { isAbsolute, join } from "node:path"
import { promisify } from "node:util"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { builtPage } from "./packed/builtPage.ts"
import { installPacked } from "./packed/installPacked.ts"
import { nodeAt } from "./packed/nodeAt.ts"
import { writeExamples } from "./packed/writeExamples.ts"

const run = promisify(execFile)
const tsc = join(import.meta.dirname, "../node_modules/typescript/bin/tsc")

let folder = ""
let remove = async () => {}
beforeAll(async () => {
  const installed = await installPacked()
  folder = installed.folder
  remove = installed.remove
  // Where there is no database of the demo yet, one is made.
}, 600_000)
afterAll(() => remove())

/** What the compiler says about a project in the folder; nothing where all is well. */
const complaints = async (project: string) => {
  const { stdout } = await run(process.execPath, [tsc, "-p", project, "--checkers", "1"], {
    cwd: folder
  }).catch((failed) => failed)
  return stdout
}

/** The files of a package as it is installed. */
const filesOf = async (name: string) => {
  const entries = await readdir(join(folder, "node_modules/@crewfleet", name), {
    recursive: true,
    withFileTypes: true
  })
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
}

describe.each(["sdk", "machines", "double"])("@crewfleet/%s as it is published", (name) => {
  if (name !== "double")
    it("is JavaScript with declarations, and with maps to the sources that lie beside it", async () => {
      const files = await filesOf(name)
      const scripts = files.filter((file) => file.endsWith(".js"))
      expect(scripts.length).toBeGreaterThan(50)
      for (const script of scripts) {
        expect(files).toContain(script.replace(/js$/, "d.ts"))
        expect(await readFile(script, "utf8"), script).not.toMatch(/from "\.[^"]*\.ts"/)
      }
      const maps = files.filter((file) => file.endsWith(".map"))
      expect(maps.length).toBeGreaterThanOrEqual(2 * scripts.length - 1)
      for (const map of maps)
        for (const source of JSON.parse(await readFile(map, "utf8")).sources)
          expect(files, map).toContain(join(map, "..", source))
    })

  it("points at what was compiled, brings its licence and its README, and nothing else", async () => {
    const files = (await filesOf(name)).map((file) => file.split(`@crewfleet/${name}/`)[1] ?? "")
    expect(files).toEqual(expect.arrayContaining(["LICENSE", "README.md", "package.json"]))
    expect(files.filter((file) => !/^(LICENSE|README\.md|package\.json|(dist|src)\/.*)$/.test(file))).toEqual(
      []
    )
    const path = join(folder, "node_modules/@crewfleet", name, "package.json")
    const { exports, license, private: kept } = JSON.parse(await readFile(path, "utf8"))
    expect({ license, kept }).toEqual({ license: "MIT", kept: undefined })
    for (const [entry, at] of Object.entries<Record<string, string>>(exports))
      if (entry !== "./package.json")
        for (const target of Object.values(at)) expect(files).toContain(target.replace(/^\.\//, ""))
  })
})

it("brings the double with its service in it, and with nothing that it does not name", async () => {
  const files = await filesOf("double")
  const { dependencies } = JSON.parse(
    await readFile(join(folder, "node_modules/@crewfleet/double/package.json"), "utf8")
  )
  expect(Object.values(dependencies).every((version) => /^\d[\w.-]*$/.test(String(version)))).toBe(true)
  const scripts = files.filter((file) => file.endsWith(".js"))
  for (const script of scripts)
    for (const [, path = ""] of (await readFile(script, "utf8")).matchAll(
      /^(?:import|export) .*?"([^"]+)";$/gm
    ))
      if (!/^(\.|node:)/.test(path))
        expect(Object.keys(dependencies), path).toContain(/^(@[^/]+\/)?[^/]+/.exec(path)?.[0])
  expect(files.filter((file) => file.endsWith("-demo.tar.zst")).length).toBe(1)
})

describe("what is installed from the tarballs in an empty folder", () => {
  let other: Promise<{ readonly hirers: ReadonlyArray<string> }>
  const whole = async (version: string, ...seed: ReadonlyArray<string>) => {
    const { stdout } = await run(await nodeAt(version), ["whole.js", ...seed], { cwd: folder })
    return JSON.parse(stdout)
  }

  it("satisfies a strict compiler that looks into every declaration, with every example that an editor shows", async () => {
    expect(await writeExamples(folder)).toBeGreaterThan(0)
    expect(await complaints("tsconfig.json")).toBe("")
    expect(await complaints("tsconfig.exact.json")).toBe("")
    // It takes a while, in which the others go on.
    other = whole(process.versions.node, "7")
    other.catch(() => {})
  })

  it("runs the whole service within a test, from the database that came along", async () => {
    for (const version of [process.versions.node, "26.9.0"]) {
      const { hirers } = await whole(version)
      expect(hirers).toEqual(["Chloe Edwards", "Chloe Hughes", "Declan Morris"])
    }
    // None was made for it: what is there at most is that of the other seed.
    const made = await readdir(join(folder, "node_modules/.cache/crewfleet-double")).catch(() => [])
    expect(made.filter((name) => name.includes("-demo."))).toEqual([])
  })

  const scripts = ["script.mjs", "program.js"]
  // The library that the doubles are made of runs on no older Node.
  const flows = ["doubles.mjs", "machine.mjs", "flow.js"]

  it.each([
    [process.versions.node, [...scripts, ...flows]],
    ["20.20.2", scripts],
    ["22.23.3", [...scripts, ...flows]],
    ["26.9.0", [...scripts, ...flows]]
  ])("does on Node %s what a script, its test and a flow ask of it", async (version, files) => {
    const node = await nodeAt(version)
    for (const file of files) {
      const { stdout } = await run(node, [file], { cwd: folder })
      expect(stdout).toBe(`${file.split(".")[0]} ran\n`)
    }
  })

  it.each([
    ["sdk", ["The first call", "All pages", "A change", "When something goes wrong"], 4],
    ["sdk", ["A test without a service"], 1],
    ["sdk", ["The sealed pack of a journey"], 1],
    ["machines", ["The first machine"], 1],
    ["machines", ["A machine with answers of your own", "Ports, events and states of each"], 3]
  ])("does what stands in the README of the %s under %j", async (name, headings, blocks) => {
    const { stdout } = await run(process.execPath, ["readme.mjs", name, ...headings], { cwd: folder })
    expect(stdout).toContain(`\n${blocks} blocks ran\n`)
  })

  it.each([process.versions.node, "20.20.2"])(
    "has a command that verifies the sealed pack of a journey, on Node %s",
    async (version) => {
      const node = await nodeAt(version)
      const command = join(folder, "node_modules/@crewfleet/sdk/dist/cli/crewfleet.js")
      const readme = await readFile(join(folder, "node_modules/@crewfleet/sdk/README.md"), "utf8")
      const key = /publicKey = "(.+)"/.exec(readme)?.[1] ?? ""
      const { stdout } = await run(node, [command, "verify", "journey.json", "--key", key], {
        cwd: folder
      })
      expect(stdout).toMatch(/^Journey T-12 \(12\), .*All that is there is as it was sealed\.\n$/s)
      const changed = (await readFile(join(folder, "journey.json"), "utf8")).replace(
        "Ada Byron",
        "Ada Lovelace"
      )
      await writeFile(join(folder, "changed.json"), changed)
      await expect(run(node, [command, "verify", "changed.json"], { cwd: folder })).rejects.toMatchObject({
        code: 1,
        stdout: expect.stringContaining("request: CHANGED since it was sealed")
      })
      const { bin } = JSON.parse(
        await readFile(join(folder, "node_modules/@crewfleet/sdk/package.json"), "utf8")
      )
      expect(bin.crewfleet).toMatch(/^(\.\/)?dist\/cli\/crewfleet\.js$/)
    }
  )

  it("loads nothing of Effect where promises are enough", async () => {
    const loaded = new Set<string>()
    const load = async (file: string): Promise<void> => {
      if (loaded.has(file)) return
      loaded.add(file)
      if (!isAbsolute(file)) return
      for (const [, path = ""] of (await readFile(file, "utf8")).matchAll(/(?:from|^import) "([^"]+)"/gm))
        await load(path.startsWith(".") ? join(file, "..", path) : path)
    }
    for (const entry of ["sdk/dist/index.js", "sdk/dist/rules.js", "machines/dist/index.js"])
      await load(join(folder, "node_modules/@crewfleet", entry))
    expect(loaded.size).toBeGreaterThan(200)
    expect(loaded).toContain("ofetch")
    expect([...loaded].filter((path) => /^(effect|msw)(\/|$)/.test(path))).toEqual([])
  })

  it("costs a page no more than 45 kB, gzipped, with all of the sdk, and works in it", async () => {
    const { script, size } = await builtPage(folder)
    expect(size).toBeLessThanOrEqual(45_000)
    expect((await run(process.execPath, [script])).stdout).toBe("page ran: 7 Northern\n")
  })

  it("draws other people by a seed, the same each time", async () => {
    expect((await other).hirers).toEqual(["Arthur Robinson", "Ava Pemberton", "Callum Turner"])
  })
})

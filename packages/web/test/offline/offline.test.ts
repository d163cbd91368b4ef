import { afterEach, expect, it, vi } from "vitest"

afterEach(() => void vi.unstubAllGlobals())

type Listener = (event: { readonly waitUntil: (work: Promise<unknown>) => void }) => void

const shellOf = (version: string) => ({ version, files: [`/${version}.js`], withoutTemporal: [] })

/** The service worker of one portal in a browser that has these caches; what it does when it is told something. */
const worker = async (portal: string, kept: Map<string, ReadonlyArray<string>>) => {
  const listeners = new Map<string, Listener>()
  vi.stubGlobal("self", {
    Temporal: {},
    registration: { scope: `https://portal.example${portal}` },
    addEventListener: (name: string, listen: Listener) => listeners.set(name, listen)
  })
  vi.stubGlobal("shells", { "/agency/": shellOf("abc1"), "/worker/": shellOf("def2") })
  vi.stubGlobal("caches", {
    open: async (name: string) => ({
      addAll: async (files: ReadonlyArray<string>) => kept.set(name, files)
    }),
    keys: async () => [...kept.keys()],
    delete: async (name: string) => kept.delete(name)
  })
  vi.resetModules()
  await import("../../src/offline/offline.ts")
  return async (name: "install" | "activate") => {
    const works: Array<Promise<unknown>> = []
    listeners.get(name)?.({ waitUntil: (work) => works.push(work) })
    await Promise.all(works)
  }
}

it("keeps the files of its portal, and forgets those of earlier versions but never another portal's", async () => {
  const kept = new Map<string, ReadonlyArray<string>>([
    ["crewfleet.shell.0a", []],
    ["crewfleet.shell.0b/agency/", []],
    ["crewfleet.shell.0c/worker/", []],
    ["other", []]
  ])
  const tell = await worker("/agency/", kept)
  await tell("install")
  await tell("activate")
  expect([...kept]).toEqual([
    ["crewfleet.shell.0c/worker/", []],
    ["other", []],
    ["crewfleet.shell.abc1/agency/", ["/abc1.js"]]
  ])
})

it("is none for a portal that is not told about", async () => {
  await expect(worker("/client/", new Map())).rejects.toThrow("No portal at /client/")
})

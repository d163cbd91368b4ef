import { afterEach, expect, it, vi } from "vitest"

afterEach(() => void vi.unstubAllGlobals())

const address = "https://portal.example/guest/team-leader/entry/7"
const policy = (hash: string) => ({
  "content-security-policy": `script-src 'self' '${hash}'; style-src 'self'`
})
const files: Readonly<Record<string, () => Response>> = {
  "/index.html": () =>
    new Response('<title>Acme</title><div id="root"><i></i></div><script>page()</script></body>', {
      headers: { ...policy("sha256-page"), "content-encoding": "br", "content-length": "99" }
    }),
  "/opening-code.html": () =>
    new Response("<form></form><script>early()</script>", { headers: policy("sha256-early") })
}

/** What the service worker answers to whoever opens the log of a journey without a connection. */
const opening = async (asked: ReadonlyArray<string>, kept = files): Promise<Response> => {
  let listen: ((event: object) => void) | undefined
  vi.stubGlobal("self", {
    Temporal: {},
    registration: { scope: "https://portal.example/guest/team-leader" },
    addEventListener: (name: string, heard: typeof listen) => {
      if (name === "fetch") listen = heard
    }
  })
  const shell = { version: "1", files: [], withoutTemporal: [], ahead: "/opening-code.html" }
  vi.stubGlobal("shells", { "/guest/team-leader": shell })
  vi.stubGlobal("location", new URL(address))
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")))
  vi.stubGlobal("caches", {
    open: async () => ({ match: async (name: string) => kept[name]?.() }),
    match: async (name: string, { cacheName }: { readonly cacheName: string }) =>
      cacheName === "crewfleet.asked" && asked.includes(name) ? new Response() : undefined
  })
  vi.resetModules()
  await import("../../src/offline/offline.ts")
  return new Promise((resolve) => {
    const request = { url: address, method: "GET", mode: "navigate" }
    listen?.({ request, respondWith: (answer: Promise<Response>) => answer.then(resolve) })
  })
}

it("writes into the page of a log that is on the device what asks for its code, before the portal", async () => {
  const page = await opening(["/guest/team-leader/entry/7"])
  expect(await page.text()).toBe(
    '<title>Acme</title><div id="ahead"><form></form></div><div id="root" hidden><i></i></div>' +
      "<script>page()</script><script>early()</script></body>"
  )
})

it("lets the page run both scripts, and nothing else that is written into it", async () => {
  const { headers } = await opening(["/guest/team-leader/entry/7"])
  expect(headers.get("content-security-policy")).toBe(
    "script-src 'self' 'sha256-early' 'sha256-page'; style-src 'self'"
  )
  expect([headers.get("content-encoding"), headers.get("content-length")]).toEqual([null, null])
})

it.each([
  ["no log of the journey is on the device", ["/guest/team-leader/entry/8"], files],
  [
    "what asks was not kept",
    ["/guest/team-leader/entry/7"],
    { "/index.html": files["/index.html"] as () => Response }
  ]
])("leaves the page as it is where %s", async (_, asked, kept) => {
  const page = await opening(asked, kept)
  expect(await page.text()).not.toContain("ahead")
  expect(page.headers.get("content-security-policy")).not.toContain("early")
})

/** What the build writes in: its version, and the files that the agency portal needs to open without a connection. */
declare const shell: {
  readonly version: string
  readonly files: ReadonlyArray<string>
  /** Those that it needs besides in a browser that lacks `Temporal`. */
  readonly withoutTemporal: ReadonlyArray<string>
}

interface Work {
  readonly waitUntil: (work: Promise<unknown>) => void
}
interface Fetching {
  readonly request: Request
  readonly respondWith: (answer: Promise<Response>) => void
}
interface WorkerScope {
  addEventListener(type: "install" | "activate", listen: (event: Work) => void): void
  addEventListener(type: "fetch", listen: (event: Fetching) => void): void
}

const worker = self as unknown as WorkerScope
const prefix = "crewfleet.shell."
const place = prefix + shell.version
const page = "/index.html"
const files = "Temporal" in self ? shell.files : [...shell.files, ...shell.withoutTemporal]
/** Milliseconds that a page waits for a connection that may be none. */
const patience = 4_000

worker.addEventListener("install", (event) => {
  event.waitUntil(caches.open(place).then((cache) => cache.addAll(files)))
})

worker.addEventListener("activate", (event) => {
  const forget = async () => {
    const others = (await caches.keys()).filter((name) => name.startsWith(prefix) && name !== place)
    await Promise.all(others.map((name) => caches.delete(name)))
  }
  event.waitUntil(forget())
})

worker.addEventListener("fetch", (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== "GET" || origin !== location.origin) return
  if (request.mode === "navigate") event.respondWith(fromNetworkFirst(request, page))
  else if (pathname === "/brand.json") event.respondWith(fromNetworkFirst(request, pathname))
  else if (pathname.startsWith("/assets/")) event.respondWith(fromShellFirst(request))
  // Everything else, answers of the service above all, is none of its business.
})

/** A file under this name never changes. */
const fromShellFirst = async (request: Request): Promise<Response> =>
  (await (await caches.open(place)).match(request.url)) ?? fetch(request)

/** What the service answers, or what was there when this version was installed. */
const fromNetworkFirst = async (request: Request, kept: string): Promise<Response> => {
  const fallback = async () => (await caches.open(place)).match(kept)
  const answer = fetch(request)
  try {
    const late = new Promise<undefined>((resolve) => setTimeout(resolve, patience, undefined))
    const first = await Promise.race([answer, late])
    if (first && first.status < 500) return first
    return (await fallback()) ?? answer
  } catch (error) {
    const here = await fallback()
    if (here) return here
    throw error
  }
}

// A module, so that what it names is its own; the build writes it as the script that it is for browsers.
export {}

/** What the build writes in, for each portal: its version, and the files that it needs to open without a connection. */
declare const shells: Readonly<
  Record<
    string,
    {
      readonly version: string
      readonly files: ReadonlyArray<string>
      /** Those that it needs besides in a browser that lacks `Temporal`. */
      readonly withoutTemporal: ReadonlyArray<string>
      /** The one of them that is written into the page where it says that it asks something ahead. */
      readonly ahead?: string
    }
  >
>

interface Work {
  readonly waitUntil: (work: Promise<unknown>) => void
}
interface Fetching {
  readonly request: Request
  readonly respondWith: (answer: Promise<Response>) => void
}
interface WorkerScope {
  readonly registration: { readonly scope: string }
  addEventListener(type: "install" | "activate", listen: (event: Work) => void): void
  addEventListener(type: "fetch", listen: (event: Fetching) => void): void
}

const worker = self as unknown as WorkerScope
/** Each portal has a worker of its own, below its addresses. */
const { pathname: portal } = new URL(worker.registration.scope)
const shell = shells[portal]
if (!shell) throw new Error(`No portal at ${portal} opens without a connection`)
const nameOfCache = /^crewfleet\.shell\.[0-9a-f]+(.*)$/
const place = `crewfleet.shell.${shell.version}${portal}`
const page = "/index.html"
const files = "Temporal" in self ? shell.files : [...shell.files, ...shell.withoutTemporal]
/** Milliseconds that a page waits for a connection that may be none. */
const patience = 4_000

worker.addEventListener("install", (event) => {
  event.waitUntil(caches.open(place).then((cache) => cache.addAll(files)))
})

worker.addEventListener("activate", (event) => {
  // Those of other portals stay. Under a name without one lies what earlier versions kept.
  const forget = async () => {
    const ours = (await caches.keys()).filter((key) =>
      ["", portal].includes(nameOfCache.exec(key)?.[1] ?? "none")
    )
    await Promise.all(ours.filter((key) => key !== place).map((key) => caches.delete(key)))
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
  const fallback = async () => {
    const here = await (await caches.open(place)).match(kept)
    return here && kept === page ? writtenAhead(here, request) : here
  }
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

/** Where it stands of which addresses the page asks something before the portal's scripts are there. */
const asked = "crewfleet.asked"

/** The kept page, with what it asks ahead written into it; the portal is drawn behind that. */
const writtenAhead = async (kept: Response, { url }: Request): Promise<Response> => {
  const { ahead } = shell
  const { pathname } = new URL(url)
  if (!ahead || !(await caches.match(pathname, { cacheName: asked }))) return kept
  const written = await (await caches.open(place)).match(ahead)
  if (!written) return kept
  const [before, after] = (await kept.clone().text()).split('<div id="root">')
  const [form, script] = (await written.text()).split("<script>")
  if (after === undefined || script === undefined) return kept
  const headers = new Headers(kept.headers)
  const policy = headers.get("content-security-policy")
  const hash = /script-src 'self'( 'sha256-[^;]+)/.exec(
    written.headers.get("content-security-policy") ?? ""
  )?.[1]
  if (policy) headers.set("content-security-policy", policy.replace("script-src 'self'", `$&${hash ?? ""}`))
  for (const name of ["content-encoding", "content-length"]) headers.delete(name)
  const behind = after.replace("</body>", () => `<script>${script}</body>`)
  return new Response(`${before}<div id="ahead">${form}</div><div id="root" hidden>${behind}`, { headers })
}

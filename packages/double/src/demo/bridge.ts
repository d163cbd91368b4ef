import type { Answered, Asked, Message } from "./messages.ts"

// The service worker of the demo; the build writes it as a script of its own. What pages ask of a service it passes to the worker
// in which that runs, over a channel; what they ask of a static host it leaves to that.

interface Fetching extends Event {
  readonly request: Request
  readonly respondWith: (answer: Promise<Response>) => void
}
interface Work extends Event {
  readonly waitUntil: (work: Promise<unknown>) => void
}
interface WorkerScope {
  readonly clients: { readonly claim: () => Promise<void> }
  readonly skipWaiting: () => Promise<void>
  addEventListener(type: "install" | "activate", listen: (event: Work) => void): void
  addEventListener(type: "fetch", listen: (event: Fetching) => void): void
}

const worker = self as unknown as WorkerScope
const channel = new BroadcastChannel("crewfleet-demo")
const served =
  /^\/(api|oauth-service|files|health|docs|openapi\.json|outbox|outbox\.json|outbox\.css|demo-clock\.json)(\/|$)/

const waiting = new Map<string, { readonly asked: Asked; readonly resolve: (answer: Answered) => void }>()

channel.addEventListener("message", ({ data }: MessageEvent<Message>) => {
  if (data.kind === "answered") waiting.get(data.id)?.resolve(data)
  // What nobody was there to hear is asked again.
  if (data.kind === "ready") for (const { asked } of waiting.values()) channel.postMessage(asked)
})

worker.addEventListener("install", () => void worker.skipWaiting())
worker.addEventListener("activate", (event) => event.waitUntil(worker.clients.claim()))

worker.addEventListener("fetch", (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (origin !== location.origin) return
  if (served.test(pathname)) return event.respondWith(ask(request))
  if (request.mode === "navigate") event.respondWith(pageFor(request, pathname))
})

/** A page within the demo is the portal's; one of its own has the demo around it. */
const pageFor = async ({ destination }: Request, pathname: string): Promise<Response> => {
  const isInspector = /^\/inspector(\/|$)/.test(pathname)
  const page = isInspector ? "/inspector.html" : destination === "iframe" ? "/portal.html" : "/index.html"
  const { body, status } = await fetch(page)
  // A host may have led to the page by another name, which the answer to a navigation must not tell.
  return new Response(body, { status, headers: { "content-type": "text/html; charset=utf-8" } })
}

const ask = async (request: Request): Promise<Response> => {
  const id = crypto.randomUUID()
  const { url, method } = request
  const sent = method === "GET" || method === "HEAD" ? undefined : await request.arrayBuffer()
  const asked: Asked = { kind: "asked", id, url, method, headers: [...request.headers], body: sent }
  const { status, headers, body } = await new Promise<Answered>((resolve) => {
    waiting.set(id, { asked, resolve })
    channel.postMessage(asked)
  })
  waiting.delete(id)
  const empty = status === 204 || status === 304 || method === "HEAD"
  return new Response(empty ? null : body, { status, headers: [...headers] })
}

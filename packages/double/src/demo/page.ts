import { hosting } from "./hosting.ts"
import { brokenWords, channelName, clockKey, clockPlace, type Message } from "./messages.ts"

// The page of the demo: it starts the service in a worker, unless another tab has done so, and shows the portal within itself, so
// that the service goes on while the portal is left and loaded anew.

/** What the build writes in. */
declare const builtAccounts: ReadonlyArray<{ readonly email: string; readonly shows: string }>
declare const builtPassword: string

const element = <E extends HTMLElement = HTMLElement>(id: string) => document.getElementById(id) as E
const standing = element("standing")
const progress = element("progress")
const channel = new BroadcastChannel(channelName)
const frame = document.createElement("iframe")
frame.title = "CrewFleet"

let isKept = true

element("password").textContent = builtPassword
for (const { email, shows } of builtAccounts) {
  const [name, about] = [document.createElement("dt"), document.createElement("dd")]
  name.textContent = email
  about.textContent = shows
  element("accounts").append(name, about)
}

const standingWords = {
  changed: "Keeping your changes …",
  kept: "All changes are kept.",
  unkept: "This browser cannot keep your changes: they are gone once this page is left or loaded anew."
}

channel.addEventListener("message", ({ data }: MessageEvent<Message>) => {
  if (data.kind === "broken") tellBroken(data.why)
  if (data.kind === "changed" || data.kind === "kept" || data.kind === "unkept") {
    isKept = data.kind === "kept"
    standing.textContent = standingWords[data.kind]
  }
  if (data.kind === "over") void leave("The demo was started over in another tab. Load this page anew.")
})

// What was changed is not in the browser's database yet, or never will be.
addEventListener("beforeunload", (event) => {
  if (!isKept) event.preventDefault()
})

const leaving = new AbortController()

const tell = (words: string) => {
  if (!leaving.signal.aborted) progress.textContent = words
}
const tellBroken = (why: string) => tell(brokenWords(why))

const startWorker = () => {
  const worker = new Worker(new URL("./service.ts", import.meta.url), { type: "module" })
  worker.onerror = ({ message }) => tellBroken(message)
  return () => worker.terminate()
}

/** By how much the clock of the service is behind, as soon as it answers, wherever it runs. */
const clockOfService = () =>
  new Promise<number>((resolve) => {
    const id = crypto.randomUUID()
    const ask = () =>
      channel.postMessage({
        kind: "asked",
        id,
        url: location.origin + clockPlace,
        method: "GET",
        headers: [],
        body: undefined
      } satisfies Message)
    channel.addEventListener("message", ({ data }: MessageEvent<Message>) => {
      if (data.kind === "ready") ask()
      if (data.kind !== "answered" || data.id !== id) return
      const told = new TextDecoder().decode(data.body)
      if (data.status === 200) resolve(JSON.parse(told).behind)
      else tell(told)
    })
    ask()
  })

const leave = async (words: string): Promise<void> => {
  isKept = true
  frame.remove()
  tell(words)
  leaving.abort()
  element("again").remove()
}

element("again").addEventListener("click", async () => {
  channel.postMessage({ kind: "over" } satisfies Message)
  await leave("The demo forgets everything …")
  localStorage.clear()
  sessionStorage.clear()
  for (const { name } of await indexedDB.databases()) if (name) await forget(name)
  location.replace("/")
})

const forget = (name: string) =>
  new Promise<void>((resolve) => {
    const request = indexedDB.deleteDatabase(name)
    request.onsuccess = request.onerror = request.onblocked = () => resolve()
  })

/** The address of the page is the portal's, so that it can be passed on and loaded anew. */
const followFrame = () => {
  const place = frame.contentWindow?.location
  if (!place || place.href === "about:blank") return
  if (place.href !== location.href) history.replaceState(null, "", place.href)
  document.title = `${frame.contentDocument?.title || "CrewFleet"} (demo)`
}

const show = async () => {
  await navigator.serviceWorker.register("/offline.js")
  hosting(channelName, leaving.signal, startWorker).catch((failure) => tellBroken(String(failure)))
  localStorage.setItem(clockKey, String(await clockOfService()))
  await navigator.serviceWorker.ready
  frame.src = location.href
  progress.textContent = ""
  progress.after(frame)
  setInterval(followFrame, 300)
}

if ("serviceWorker" in navigator && "locks" in navigator)
  show().catch((failure) => tellBroken(String(failure)))
else progress.textContent = "This browser can only run the demo from an address that begins with https."

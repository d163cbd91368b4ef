import "./node/buffer.ts"
import { Database, Http, inTimeZone, PublicUrl, serviceParts } from "@crewfleet/service/embedded"
import { Layer } from "effect"
import { HttpRouter } from "effect/http"
import { secretKey } from "../secrets.ts"
import { answering, whyOf } from "./answering.ts"
import { channelName, clockPlace, type Message } from "./messages.ts"
import { openDatabase, type Snapshot } from "./openDatabase.ts"
import { platform } from "./platform.ts"

// The worker in which the real service runs: what pages ask comes over a channel, and so do its answers.

/** What the build writes in. */
declare const builtSnapshot: Snapshot

const channel = new BroadcastChannel(channelName)
const say = (message: Message) => channel.postMessage(message)

const start = async () => {
  const { db, behind, keep } = await openDatabase(builtSnapshot)
  const options = {
    secretKey,
    demo: true,
    publicUrl: location.origin,
    now: () => Date.now() - behind,
    log: () => {}
  }
  // It is of the newest version already.
  const database = Database.layerOf(async () => db, {
    makeNewest: async () => {},
    mostWaiting: Number.POSITIVE_INFINITY
  })
  const { handler } = HttpRouter.toWebHandler(
    Http.pipe(
      Layer.provideMerge(Layer.succeed(PublicUrl, location.origin)),
      Layer.provideMerge(serviceParts(options, inTimeZone(database))),
      Layer.provideMerge(platform)
    ),
    { disableLogger: true }
  )
  const answer = (request: Request) =>
    new URL(request.url).pathname === clockPlace
      ? Promise.resolve(Response.json({ behind }))
      : handler(request)
  await (await answer(new Request(`${location.origin}/health`))).text()
  return { answer, keep }
}

const started = start()
started.then(
  () => say({ kind: "ready" }),
  (failure) => say({ kind: "broken", why: whyOf(failure) })
)

const answerTo = answering(started, say)

channel.addEventListener("message", async ({ data }: MessageEvent<Message>) => {
  if (data.kind !== "asked") return
  await answerTo(data)
  if (data.method !== "GET" && data.method !== "HEAD") keepSoon()
})

/** Milliseconds after a change before the database is kept: what follows at once, such as mail, is kept with it. */
const pause = 1_500

let keeping = Promise.resolve()
let waiting: ReturnType<typeof setTimeout> | undefined

const keepSoon = () => {
  say({ kind: "changed" })
  clearTimeout(waiting)
  waiting = setTimeout(() => {
    waiting = undefined
    keeping = keeping.then(keepNow)
  }, pause)
}

const keepNow = async () => {
  const { keep } = await started
  // Where nothing can be kept the demo goes on in memory.
  await keep().catch(() => {})
  if (waiting === undefined) say({ kind: "kept" })
}

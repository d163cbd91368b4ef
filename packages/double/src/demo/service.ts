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
  const { db, behind } = await openDatabase(builtSnapshot, say)
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
  return { answer }
}

const started = start()
started.then(
  () => say({ kind: "ready" }),
  (failure) => say({ kind: "broken", why: whyOf(failure) })
)

const answerTo = answering(started, say)

channel.addEventListener("message", ({ data }: MessageEvent<Message>) => {
  if (data.kind === "asked") void answerTo(data)
})

import { Effect } from "effect"
import { HttpRouter, HttpServerResponse } from "effect/http"
import { Database } from "../database/Database.ts"
import { Settings } from "../Settings.ts"
import { timeZoneOf } from "../time/timeZoneOf.ts"
import { outboxPage, outboxStyle } from "./outboxPage.ts"

/** `/outbox`: the mail that the demo did not send. It holds secrets, so it is there only in a demo without SMTP. */
export const Outbox = HttpRouter.use(
  Effect.fnUntraced(function* (router) {
    const { smtpUrl, demo = true } = yield* Settings
    if (smtpUrl || !demo) return
    const { query } = yield* Database
    const latest = query((db) =>
      db
        .selectFrom("outbox")
        .select(["id", "recipient", "subject", "text", "createdAt"])
        .orderBy("createdAt", "desc")
        .orderBy("id", "desc")
        .limit(100)
        .execute()
    )

    yield* router.add(
      "GET",
      "/outbox",
      Effect.zipWith(latest, timeZoneOf(undefined), (mails, zone) =>
        HttpServerResponse.text(outboxPage(mails, zone), { contentType: "text/html; charset=utf-8" })
      )
    )
    yield* router.add(
      "GET",
      "/outbox.json",
      Effect.map(latest, (mails) => HttpServerResponse.jsonUnsafe(mails))
    )
    yield* router.add("GET", "/outbox.css", HttpServerResponse.text(outboxStyle, { contentType: "text/css" }))
  })
)

import { Context, Effect, Layer, Schedule } from "effect"
import { createTransport } from "nodemailer"
import { Database } from "../database/Database.ts"
import { present } from "../session/present.ts"

/** A mail in plain text to one person. */
export interface Mail {
  readonly to: string
  readonly subject: string
  readonly text: string
}

/** Sends mail. Whether it arrives is nobody's business here: sending never fails and never keeps anybody waiting. */
export class Mailer extends Context.Service<Mailer, { readonly send: (mail: Mail) => Effect.Effect<void> }>()(
  "@crewfleet/service/mail/Mailer"
) {
  /** Keeps mail in the database, where the demo shows it. */
  static readonly layerOutbox = Layer.effect(
    Mailer,
    Effect.map(Database, ({ query }) =>
      Mailer.of({
        send: Effect.fnUntraced(function* ({ to, subject, text }) {
          const createdAt = yield* present
          yield* query((db) =>
            db.insertInto("outbox").values({ recipient: to, subject, text, createdAt }).execute()
          )
        })
      })
    )
  )

  /** Hands mail to an SMTP server in the background, and tries again for about a minute when that fails. */
  static readonly layerSmtp = (url: string) =>
    Layer.effect(
      Mailer,
      Effect.gen(function* () {
        const scope = yield* Effect.scope
        const from = new URL(url).searchParams.get("from") ?? "CrewFleet <no-reply@crewfleet.example>"
        const limits = { connectionTimeout: 10_000, socketTimeout: 20_000 }
        const transport = yield* Effect.acquireRelease(
          Effect.sync(() => createTransport({ url, ...limits }, { from })),
          (transport) => Effect.sync(() => transport.close())
        )
        return Mailer.of({
          send: (mail) =>
            Effect.tryPromise(() => transport.sendMail(mail)).pipe(
              Effect.retry({ schedule: Schedule.exponential("2 seconds"), times: 4 }),
              // The server's words may hold the recipient's address, so they are not logged.
              Effect.catch(() => Effect.logError("A mail could not be handed to the SMTP server")),
              Effect.forkIn(scope),
              Effect.asVoid
            )
        })
      })
    )
}

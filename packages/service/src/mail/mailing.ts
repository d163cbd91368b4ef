import { Effect } from "effect"
import { createTransport } from "nodemailer"
import { Database } from "../database/Database.ts"
import type { JobKind } from "../job/JobKind.ts"
import { typeset } from "../pdf/typeset.ts"
import { Settings } from "../Settings.ts"
import { type MailPayload, type MailSecret, mailKind } from "./Mailer.ts"
import { senderOf } from "./senderOf.ts"

type Letter = MailPayload & MailSecret & { readonly writtenAt: Date }

/** Delivers mail: to an SMTP server where there is one, otherwise into the outbox, where the demo shows it. */
export const mailing = Effect.gen(function* () {
  const { smtpUrl } = yield* Settings
  const deliver = smtpUrl ? yield* toServer(smtpUrl) : yield* toOutbox
  const kind: JobKind = {
    kind: mailKind,
    perform: ({ payload, secret, createdAt }) =>
      deliver({ ...(payload as MailPayload), ...(secret as MailSecret), writtenAt: createdAt })
  }
  return kind
})

const toServer = Effect.fnUntraced(function* (url: string) {
  const limits = { connectionTimeout: 10_000, socketTimeout: 20_000 }
  const transport = yield* Effect.acquireRelease(
    Effect.sync(() => createTransport({ url, ...limits }, { from: senderOf(url) })),
    (transport) => Effect.sync(() => transport.close())
  )
  return ({ to, writtenAt: date, attached, ...letter }: Letter): Effect.Effect<void, unknown> =>
    Effect.flatMap(attachmentsOf(attached), (attachments) =>
      Effect.tryPromise({
        // An interruption closes the connection, so that nothing is handed over afterwards.
        try: (signal) =>
          transport.sendMail({ ...letter, to: { name: "", address: to }, date, attachments, signal }),
        catch: (failure) => failure
      })
    )
})

const attachmentsOf = (attached: MailSecret["attached"]) =>
  attached
    ? Effect.map(typeset(attached.sheet), (content) => [
        { filename: attached.name, content, contentType: "application/pdf" }
      ])
    : Effect.succeed([])

const toOutbox = Effect.map(
  Database,
  ({ query }) =>
    ({ to: recipient, writtenAt: createdAt, attached, text: said, ...letter }: Letter): Effect.Effect<void> =>
      query((db) =>
        db
          .insertInto("outbox")
          .values({
            recipient,
            createdAt,
            text: attached ? `${said}\n\nAttached: ${attached.name}` : said,
            ...letter
          })
          .onConflict((conflict) => conflict.column("messageId").doNothing())
          .execute()
      )
)

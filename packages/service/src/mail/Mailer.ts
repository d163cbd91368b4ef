import { randomUUID } from "node:crypto"
import { Context, Effect, Layer } from "effect"
import { Jobs } from "../job/Jobs.ts"
import type { Sheet } from "../pdf/Sheet.ts"
import { Settings } from "../Settings.ts"
import { domainOf, senderOf } from "./senderOf.ts"

/** A mail in plain text to one person. */
export interface Mail {
  /** What it is about: of the same one is sent, however often it is asked for. */
  readonly key: string
  readonly to: string
  readonly subject: string
  readonly text: string
  /** What is attached as a PDF, which is made as the mail is sent. */
  readonly attached?: { readonly name: string; readonly sheet: Sheet } | undefined
  /** From then on it is of no use, and is not sent any more. */
  readonly expiresAt: Date
}

/** The kind of the jobs that send mail. */
export const mailKind = "mail"

/** What the job of a mail keeps in sight: what the mail is known by, however often it is sent. */
export interface MailPayload {
  readonly messageId: string
}

/** What it keeps sealed. */
export type MailSecret = Pick<Mail, "to" | "subject" | "text" | "attached">

/** Sends mail once the ongoing transaction is committed, and never if it is not; whether it arrives is nobody's business here. */
export class Mailer extends Context.Service<Mailer, { readonly send: (mail: Mail) => Effect.Effect<void> }>()(
  "@crewfleet/service/mail/Mailer"
) {
  static readonly layer = Layer.effect(
    Mailer,
    Effect.gen(function* () {
      const { enqueue } = yield* Jobs
      const { smtpUrl } = yield* Settings
      const domain = domainOf(senderOf(smtpUrl))
      return Mailer.of({
        send: ({ key, expiresAt, ...secret }) => {
          const payload: MailPayload = { messageId: `<${randomUUID()}@${domain}>` }
          return enqueue({ kind: mailKind, key, payload, secret: secret satisfies MailSecret, expiresAt })
        }
      })
    })
  )
}

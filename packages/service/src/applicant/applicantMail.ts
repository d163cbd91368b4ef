import { Effect } from "effect"
import { Mailer } from "../mail/Mailer.ts"
import { PublicUrl } from "../PublicUrl.ts"
import { newPasswordLink } from "../session/PasswordResets.ts"
import { minutesAfter, now } from "../time/now.ts"

const days = 3
const minutes = days * 24 * 60

interface Agency {
  readonly id: number
  readonly name: string
}

/** Mails somebody who was added how they sign in: they set their own password by a link that ends. */
export const mailNewApplicant = Effect.fnUntraced(function* (
  user: { readonly id: number; readonly email: string; readonly firstName: string },
  agency: Agency
) {
  const mailer = yield* Mailer
  const { id, link, expiresAt } = yield* newPasswordLink(user.id, minutes)
  yield* mailer.send({
    key: `applicant ${id}`,
    expiresAt,
    to: user.email,
    subject: "Your sign-in details",
    text: [
      `Your registration with ${oneLine(agency.name)} was received.`,
      `Your username is ${user.email}. Set your password here:\n\n${link}`,
      `The link can be used once, within ${days} days. After that ask for a new one at ${yield* PublicUrl}/reset-password.`,
      "If it was not you who registered, you need do nothing: nobody can sign in without this link."
    ].join("\n\n")
  })
})

/** Tells the owner of an account that somebody wanted to register with their e-mail address. */
export const mailKnownApplicant = Effect.fnUntraced(function* (to: string, agency: Agency, key: string) {
  const mailer = yield* Mailer
  const url = yield* PublicUrl
  yield* mailer.send({
    key: `known applicant ${key}`,
    expiresAt: minutesAfter(yield* now, minutes),
    to,
    subject: "You have an account already",
    text: [
      `Somebody asked to register with ${oneLine(agency.name)} with this e-mail address. It has an account already, so nothing was changed and nothing was sent to the agency.`,
      `If it was you, apply with your account: choose “I have an account” at\n\n${url}/guest/register/${agency.id}`,
      `If you do not know your password, set a new one at\n\n${url}/reset-password`,
      "If it was not you, you need do nothing."
    ].join("\n\n")
  })
})

/** Mails a worker that an agency has taken them on, or why it has declined them; `key` is that of the decision. */
export const mailDecision = Effect.fnUntraced(function* (
  worker: { readonly email: string; readonly agencyName: string },
  reason: string | undefined,
  key: string
) {
  const mailer = yield* Mailer
  const agency = oneLine(worker.agencyName)
  const url = yield* PublicUrl
  yield* mailer.send({
    key: `decision ${key}`,
    expiresAt: minutesAfter(yield* now, minutes),
    to: worker.email,
    subject: reason === undefined ? `${agency} has taken you on` : `${agency} has declined your application`,
    text: (reason === undefined
      ? [`${agency} has taken you on.`, `Keep your trainings and compliances up to date at\n\n${url}/worker`]
      : [
          `${agency} has declined your application. They wrote:`,
          reason,
          "You may apply to them again at any time."
        ]
    ).join("\n\n")
  })
})

const oneLine = (text: string) => text.replaceAll(/\s+/g, " ")

import { Effect } from "effect"
import { Database } from "../database/Database.ts"
import { Mailer } from "../mail/Mailer.ts"
import { hashOf } from "../secret/Secret.ts"
import { minutesAfter, now } from "../time/now.ts"
import { linkToRequest } from "./requestLink.ts"
import { type JobMail, jobInMail, mailAgency, type NamedJob } from "./transportMail.ts"

/** A request that was just made, and who is asked. */
export interface MadeRequest extends NamedJob {
  readonly agencyId: number
  readonly agencyName: string
}

const keptMinutes = 3 * 24 * 60

/** How a guest follows a request, in the words of a mail. */
const followedBy = (linkAddress: string): ReadonlyArray<string> => [
  `Follow it, change it or cancel it here: ${linkAddress}`,
  "What it says of the patient is shown there once you enter a code, which is sent to this address when you ask for it."
]

/** Mails a guest the receipt of a request, with a new link to it. */
export const mailLink = Effect.fnUntraced(function* (request: MadeRequest, to: string, ward: string | null) {
  const { linkAddress } = yield* linkToRequest({ ...request, ward })
  yield* mailReceipt(request, to, followedBy(linkAddress))
})

/** Tells whoever was mailed about a request until now that somebody else is from now on; nobody is told who. */
export const mailFormerAddress = Effect.fnUntraced(function* (job: NamedJob, to: string) {
  const mailer = yield* Mailer
  const moment = yield* now
  yield* mailer.send({
    key: `transport ${job.id} former address ${moment.toISOString()}`,
    expiresAt: minutesAfter(moment, keptMinutes),
    to,
    subject: `Journey ${job.ref}`,
    text: `Mail about the journey ${yield* jobInMail(job)} goes to another address from now on. If that is not right, tell the agency.`
  })
})

/** Mails whoever asked for a journey that it was asked for and how they follow it; nothing of the patient stands in it. */
export const mailReceipt = Effect.fnUntraced(function* (
  request: MadeRequest,
  to: string,
  follow: ReadonlyArray<string>
) {
  const mailer = yield* Mailer
  const agency = request.agencyName.replaceAll(/\s+/g, " ")
  yield* mailer.send({
    key: `transport ${request.id} receipt to ${hashOf(to)}`,
    expiresAt: minutesAfter(yield* now, keptMinutes),
    to,
    subject: `Your transport request ${request.ref}`,
    text: [
      `You have asked ${agency} for the journey ${yield* jobInMail(request)}.`,
      ...follow,
      "If it was not you, tell the agency."
    ].join("\n\n")
  })
})

/** Mails the people of an agency that a ward asks it for a journey. */
export const mailRequested = Effect.fnUntraced(function* (request: NamedJob & { readonly agencyId: number }) {
  yield* mailAgency(request.agencyId, request.id, {
    key: `transport ${request.id} request.made`,
    subject: `Transport requested: ${request.ref}`,
    paragraphs: [`A ward asks for the journey ${yield* jobInMail(request)}.`]
  })
})

/** Mails the people of those agencies that were asked for a job and have not passed it on, while none has accepted. */
export const mailAsked = Effect.fnUntraced(function* (jobId: number, mail: JobMail) {
  const { query } = yield* Database
  const asked = yield* query((db) =>
    db
      .selectFrom("transportJobAgencies")
      .select("agencyId")
      .where("jobId", "=", jobId)
      .where("passedAt", "is", null)
      .orderBy("agencyId")
      .execute()
  )
  for (const { agencyId } of asked) yield* mailAgency(agencyId, jobId, mail)
})

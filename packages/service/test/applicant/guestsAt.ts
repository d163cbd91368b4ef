import { makeClient } from "@crewfleet/sdk"
import type { Served } from "../servedOnBoth.ts"
import { inWordsOf } from "../session/inWordsOf.ts"

let count = 0

/** What people without an account do at the registration page of the agency. */
export const guestsAt = (served: Served) => {
  const words = inWordsOf(served)
  const guest = () => makeClient({ baseUrl: served.url, retries: 0 }).applicant

  /** What somebody says of themselves who was never here. */
  const somebody = (more: object = {}) => {
    count += 1
    return {
      agencyId: served.people.agency,
      firstname: "Nia",
      lastname: `Hughes ${count}`,
      dob: "1992-03-04",
      gender: "FEMALE",
      nationality: "GB",
      email: `nia${count}@post.example`,
      phoneNumber: "07700 900123",
      assignmentCode: { id: 32 },
      shares: true,
      ...more
    }
  }
  const add = (payload: ReturnType<typeof somebody>) => guest().create({ payload })
  const link = (ticket: string, more: object = {}) =>
    guest().link({ payload: { agencyId: served.people.agency, ticket, shares: true, ...more } })

  /** The workers with an e-mail address, and where each stands with the agency. */
  const standingsOf = (email: string) =>
    served.query((db) =>
      db
        .selectFrom("workers")
        .leftJoin("workerAgencies", "workerId", "workers.id")
        .select(["workers.id", "standing", "sharesSince", "appliedAt", "agencyId"])
        .where("workers.email", "=", email)
        .execute()
    )
  const mailsTo = async (email: string) =>
    (await words.mails()).filter(({ recipient }) => recipient === email)

  return { ...words, guest, somebody, add, link, standingsOf, mailsTo }
}

import { makeClient, type NewTransport, type TransportJob } from "@crewfleet/sdk"
import { partsOf } from "../link/linksAt.ts"
import type { Served } from "../servedOnBoth.ts"
import { clientsOf } from "../session/clientsOf.ts"
import { inWordsOf } from "../session/inWordsOf.ts"
import { someRequest } from "./someRequest.ts"

let wards = 0

/** What wards and guests do with a service. */
export const requestsAt = (served: Served) => {
  const words = inWordsOf(served)
  const clientOf = clientsOf(served)
  const guest = () => makeClient({ baseUrl: served.url, retries: 0 })
  const as = async (name: string) => (await clientOf(name)).transportRequest

  const body = (more: Partial<NewTransport> = {}) => someRequest(served.people.agency, more)
  /** An e-mail address of a ward that nobody else has. */
  const newWard = () => {
    wards += 1
    return `ward${wards}@ward.example`
  }
  const mailsTo = async (email: string) =>
    (await words.mails()).filter(({ recipient }) => recipient === email)

  /** Asks as a guest, opens the link that came by mail, and answers the holder's calls. */
  const guestWithLink = async (more: Partial<NewTransport> = {}) => {
    const semail = more.semail ?? newWard()
    const receipt = await guest().transportRequest.guest({ payload: body({ semail, ...more }) })
    const [mail] = await mailsTo(semail)
    const address = /https?:\S+#\S+/.exec(mail?.text ?? "")?.[0] ?? ""
    const secret = partsOf(address)
    const visit = async () => {
      const { token, recordId } = await guest().link.open({ payload: secret })
      return {
        id: recordId,
        token,
        holder: makeClient({ baseUrl: served.url, linkToken: token, retries: 0 })
      }
    }
    return { semail, receipt, mail, link: secret, visit, ...(await visit()) }
  }
  const codeFor = async (semail: string) => {
    const mails = await mailsTo(semail)
    return /is (\d{6})\./.exec(mails.find(({ text }) => /is \d{6}\./.test(text))?.text ?? "")?.[1] ?? ""
  }
  /** The same once the code was given. */
  const unlockedGuest = async (more: Partial<NewTransport> = {}) => {
    const asked = await guestWithLink(more)
    const params = { id: asked.id }
    await asked.holder.transportRequest.sendCode({ params })
    const code = await codeFor(asked.semail)
    const job = await asked.holder.transportRequest.unlock({ params, payload: { code } })
    return { ...asked, job }
  }
  /** A request of the client's. */
  const request = async (more: Partial<NewTransport> = {}) =>
    (await as("client")).create({ payload: body(more), query: {} })

  /** What a change of a job sends: all of the request as it was asked, with what differs, and why. */
  const changed = (
    job: Pick<TransportJob, "version">,
    more: Partial<NewTransport> & { readonly reason?: string } = {}
  ) => {
    const { agencyId: _, ...asked } = body(more)
    return { reason: "The ward was told another", ...asked, version: job.version }
  }
  /** Lets an agency accept a job as the service does, with a vehicle and a driver where they are told. */
  const accept = (
    id: number,
    picks: {
      readonly vehicleId?: number
      readonly driverId?: number
      readonly status?: "AUTHORIZED" | "COMMITTED"
    } = {}
  ) =>
    served.query(async (db) => {
      const { requiredAt } = await db
        .selectFrom("transportJobs")
        .select("requiredAt")
        .where("id", "=", id)
        .executeTakeFirstOrThrow()
      await db
        .updateTable("transportJobs")
        .set({
          status: "ACCEPTED",
          agencyId: served.people.agency,
          shiftDate: requiredAt,
          shiftEndDate: new Date(requiredAt.getTime() + 6 * 3_600_000),
          ...picks
        })
        .where("id", "=", id)
        .execute()
    })
  const rowOf = (id: number) =>
    served.query((db) =>
      db.selectFrom("transportJobs").selectAll().where("id", "=", id).executeTakeFirstOrThrow()
    )
  const changesOf = (id: number) =>
    served.query((db) =>
      db
        .selectFrom("changes")
        .selectAll()
        .where("kind", "=", "transport_job")
        .where("subjectId", "=", id)
        .orderBy("id")
        .execute()
    )
  return {
    ...words,
    ...{ guest, as, body, newWard, mailsTo, guestWithLink, codeFor, unlockedGuest },
    ...{ request, changed, accept, rowOf, changesOf }
  }
}

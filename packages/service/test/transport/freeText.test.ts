import type { NewTransport } from "@crewfleet/sdk"
import {
  audiencesFor,
  type Confirmation,
  type Question,
  shiftCalendar,
  type TransportReader,
  transportForm
} from "@crewfleet/sdk/rules"
import { beforeAll, expect, it } from "vitest"
import { inDays } from "../booking/bookingsAt.ts"
import { describeServedOnce } from "../servedOnBoth.ts"
import { statusOf } from "../session/inWordsOf.ts"
import { jobsAt } from "./jobsAt.ts"

const questions = Object.entries(transportForm.questions as Record<string, Question<unknown, unknown>>)

/** A word for every question that takes a text, which stands nowhere else. */
const words = questions
  .filter(([, { kind }]) => kind === "text")
  .map(([field], index) => ({ field, word: `ZQ${String(index).padStart(2, "0")}X` }))

const isEmailField = (field: string) => /email$/.test(field)

const texts = Object.fromEntries(
  words.map(({ field, word }) => [field, isEmailField(field) ? `${word}@ward.example` : word])
)

/** What ward and agency write beside the request. */
const asides = { reason: "ZQREASON", message: "ZQMESSAGE" }

/** Which questions, or what written beside them, an answer of the service gives away. */
const toldIn = (answer: unknown) => {
  const text = JSON.stringify(answer).toUpperCase()
  return [
    ...words.filter(({ word }) => text.includes(word)).map(({ field }) => field),
    ...Object.entries(asides).flatMap(([aside, word]) => (text.includes(word) ? [aside] : []))
  ].toSorted()
}

const audienceOf = (field: string) => Object(Object(transportForm.questions)[field]).audience

/** What the table lets a reader be told. */
const allowed = (reader: TransportReader, status: string) =>
  words
    .map(({ field }) => field)
    .filter((field) => [undefined, ...audiencesFor(reader, status)].includes(audienceOf(field)))
    .toSorted()

const listed = ["destination", "destinationPostCode", "pickupPostCode", "pward"]

describeServedOnce("A word in every text of a request", (served) => {
  const at = jobsAt(served)
  beforeAll(at.askLittle)

  const request = (day: number): Partial<NewTransport> => {
    const answers = {
      ...at.body(),
      ...Object.fromEntries(
        questions.filter(([, { kind }]) => kind === "choice").map(([field]) => [field, "H"])
      ),
      ...{ passengerGender: "FEMALE", reasonForTransport: "MENTAL_HEALTH_ACT", covid: "NEGATIVE" },
      ...{ dateTimeRequired: inDays(day), patientMedication: true, walk: false },
      ...{ passengerRequiresRestraints: true, areStaffEscortingPatient: true, wardEscort: 1 },
      ...{ isPassengerAwareOfTransport: true },
      ...texts
    }
    const now = new Date().toISOString()
    const confirmed: ReadonlyArray<Confirmation> = transportForm.unconfirmed(
      transportForm.read(answers),
      { now },
      []
    )
    return { ...answers, confirmed }
  }

  it("stands in every text that can be sent", async () => {
    const { id } = await at.request(request(9))
    const job = await (await at.as("client")).byId({ params: { id }, query: {} })
    expect(toldIn(job)).toEqual(words.map(({ field }) => field).toSorted())
  })

  it("is told through the link once the code was given, and before it as the table says", async () => {
    const guest = await at.unlockedGuest(request(10))
    expect(toldIn(guest.job)).toEqual(allowed("ward", "NEW"))
    const params = { id: guest.id }
    const { holder } = await guest.visit()
    const locked = holder.transportRequest
    const { dateTimeRequired, refPrefix, ...rest } = await locked.byId({ params, query: {} })
    expect([refPrefix, dateTimeRequired]).toEqual([guest.receipt.refPrefix, guest.job.dateTimeRequired])
    expect(toldIn(rest)).toEqual([])
    expect(rest.transportWorkerSpecList).toEqual([])
    expect(await statusOf(locked.messages({ params, query: {} }))).toBe(403)
    expect(toldIn(guest.receipt)).toEqual([])
  })

  it("is told to agencies and administrators as the table says", async () => {
    const { id } = await at.request(request(11))
    const params = { id }
    const ward = await at.as("client")
    const admin = (await at.clientOf("admin")).transport
    const [own, other] = [await at.desk(), await at.desk("other-agency")]
    expect(toldIn(await own.byId({ params }))).toEqual(allowed("agency", "NEW"))
    const both = [served.people.agency, served.people.otherAgency]
    await admin.saveLegible({ params, query: {}, payload: { transportLegibleAgencyIds: both } })
    await ward.addMessage({ params, query: {}, payload: { body: asides.message } })
    const { version } = await ward.byId({ params, query: {} })
    const { agencyId: _, ...asked } = at.body(request(11))
    const payload = { ...asked, wardEscort: 2, reason: asides.reason, version }
    await ward.change({ params, query: {}, payload })

    const page = { page: 0, size: 100 }
    const lists = async (transport: typeof own) => [
      await transport.list({ params: page, query: {} }),
      await transport.list({ params: page, query: { searchCriteria: String(texts.destination) } })
    ]
    const found = async (transport: typeof own, searchCriteria: string) =>
      (await transport.list({ params: page, query: { searchCriteria } })).content.length
    for (const one of [own, other]) {
      expect(toldIn(await one.byId({ params }))).toEqual(allowed("agencyAmongOthers", "NEW"))
      expect(toldIn(await one.history({ params }))).toEqual([])
      expect(toldIn(await one.messages({ params }))).toEqual([])
      expect(toldIn(await one.board({ query: {} }))).toEqual(listed)
      expect(toldIn(await lists(one))).toEqual(listed)
    }
    expect(toldIn(await admin.byId({ params, query: {} }))).toEqual(allowed("admin", "NEW"))
    expect(toldIn(await admin.history({ params, query: {} }))).toEqual([])
    expect(toldIn(await lists(admin as never))).toEqual(listed)
    for (const { field, word } of words)
      if (!listed.includes(field)) {
        expect(await found(own, word), field).toBe(0)
        expect(await found(admin as never, word), field).toBe(0)
      }

    await own.step({ params, payload: { event: "job.accepted" } })
    expect(toldIn(await other.byId({ params }))).toEqual(allowed("formerAgency", "ACCEPTED"))
    expect(toldIn(await lists(other))).toEqual(listed)
    expect(toldIn(await own.messages({ params }))).toEqual(["message"])
    expect(toldIn(await own.history({ params }))).toEqual(["reason"])
    const span = { from: inDays(8), to: inDays(14) }
    expect(toldIn(await own.schedule({ query: span }))).toEqual([])
  })

  it("is told to the crew from commitment, to its leader more, and to neither once the job is closed", async () => {
    const day = 14
    const transport = await at.desk()
    const { id } = await at.request(request(day))
    const params = { id }
    await transport.step({ params, payload: { event: "job.accepted" } })
    const workerId = served.people.worker
    await at.becomesNurse(workerId)
    const { seat } = await at.clientOf("worker")
    expect(toldIn(await seat.open({ params: { workerId } }))).toEqual([])
    await transport.pickVehicle({ params, payload: { id: await at.ambulance() } })
    const job = await transport.pickDriver({ params, payload: { id: await at.crewMember() } })
    const leader = await at.crewMember()
    const { workerSpecId: specId } = at.specOf(job, 32)
    for (const one of [leader, workerId])
      await transport.bookWorker({ params: { id, specId }, payload: { workerId: one } })
    await transport.nameLeader({ params, payload: { id: leader } })
    const start = inDays(day)
    const end = new Date(Date.parse(start) + 4 * 3_600_000).toISOString()
    await transport.authorise({ params, payload: { transportId: id, start, end, breakTime: 30 } })

    const own = () => seat.job({ params: { workerId, id } })
    const seats = () => seat.own({ params: { workerId, page: 0, size: 20 }, query: {} })
    expect(toldIn(await own())).toEqual(allowed("crew", "AUTHORIZED"))
    await transport.step({ params, payload: { event: "job.committed" } })
    expect(toldIn(await own())).toEqual(allowed("crew", "COMMITTED"))
    await transport.nameLeader({ params, payload: { id: workerId } })
    expect(toldIn(await own())).toEqual(allowed("leader", "COMMITTED"))
    const { content } = await seats()
    expect(toldIn(content)).toEqual(["destinationPostCode", "pickupPostCode"])
    expect(toldIn(shiftCalendar(content, start))).toEqual([])
    await served.query((db) =>
      db.updateTable("transportJobs").set({ status: "CLOSED" }).where("id", "=", id).execute()
    )
    expect(toldIn(await own())).toEqual(allowed("leader", "CLOSED"))
  })

  it("stands in no mail and in no line of the log", async () => {
    const mails = (await at.mails()).map(({ subject, text }) => ({ subject, text }))
    expect(mails.length).toBeGreaterThan(5)
    expect(toldIn(mails)).toEqual([])
    expect(toldIn(served.log)).toEqual([])
  })
})

import { beforeEach, expect, it } from "vitest"
import { inDays } from "../booking/bookingsAt.ts"
import { describeServedOnce } from "../servedOnBoth.ts"
import { refusalOf, statusOf } from "../session/inWordsOf.ts"
import { requestsAt } from "./requestsAt.ts"
import { patientWords } from "./someRequest.ts"

describeServedOnce("Asking for a journey", (served) => {
  const { guest, as, body, newWard, mails, mailsTo, guestWithLink, request, rowOf, changesOf, forgetTries } =
    requestsAt(served)
  beforeEach(() => forgetTries())

  it("keeps what a guest asks, for the agency that is asked alone", async () => {
    const { receipt, id } = await guestWithLink()
    expect(receipt).toEqual({
      refPrefix: `T-${100_000 + id}`,
      dateTimeRequired: inDays(3),
      agencyName: "Northgate Rentals"
    })
    expect(await rowOf(id)).toMatchObject({
      status: "NEW",
      agencyId: null,
      clientId: null,
      requiredAt: new Date(inDays(3)),
      pickupPostCode: "BS1 4DJ",
      pickupWard: "Willow Ward",
      destination: "Callington Road Hospital",
      destinationPostCode: "BS4 5BJ",
      patientKey: "ottoline featherstone|1971-03-09",
      searchText: `t-${100_000 + id} bs1 4dj willow ward callington road hospital bs4 5bj`,
      shiftDate: null,
      answers: expect.objectContaining({ patientName: "Ottoline Featherstone", selfHarm: "H" })
    })
    expect((await rowOf(id)).answers).not.toHaveProperty("transportWorkerSpecList")
    const agencies = await served.query((db) =>
      db.selectFrom("transportJobAgencies").selectAll().where("jobId", "=", id).execute()
    )
    expect(agencies).toMatchObject([{ agencyId: served.people.agency, status: "NEW" }])
    const specs = await served.query((db) =>
      db
        .selectFrom("workerSpecs")
        .select(["rowId", "assignmentCodeId", "gender", "numberOfStaff"])
        .where("jobId", "=", id)
        .orderBy("position")
        .execute()
    )
    expect(specs).toEqual([
      { rowId: "code-1", assignmentCodeId: 1, gender: "NO_PREFERENCE", numberOfStaff: 0 },
      { rowId: "code-2", assignmentCodeId: 2, gender: "NO_PREFERENCE", numberOfStaff: 1 },
      { rowId: "code-32", assignmentCodeId: 32, gender: "FEMALE", numberOfStaff: 2 }
    ])
    expect(await changesOf(id)).toMatchObject([{ event: "request.made", toStatus: "NEW", userId: null }])
  })

  it("mails the ward a link and the agency that it is asked, without a word of the patient", async () => {
    const { receipt, mail } = await guestWithLink()
    expect(mail?.subject).toBe(`Your transport request ${receipt.refPrefix}`)
    expect(mail?.text).toContain(`${served.url}/link/`)
    const [desk] = (await mailsTo("agency@crewfleet.example")).filter(({ subject }) =>
      subject.includes(receipt.refPrefix)
    )
    expect(desk?.subject).toBe(`Transport requested: ${receipt.refPrefix}`)
    expect(desk?.text).toContain("/agency/jobs/transport/")
    expect(await mailsTo("other-agency@crewfleet.example")).toEqual([])
    expect(await mailsTo("trainee@crewfleet.example")).toEqual([])
    const all = JSON.stringify(await mails())
    for (const word of patientWords) expect(all).not.toContain(word)
    for (const word of patientWords) expect(served.log.join("\n")).not.toContain(word)
  })

  it("refuses what the form has something against, at its question", async () => {
    const faulty = body({ patientName: "", selfHarmDesc: "", disclaimer: false })
    expect(await refusalOf(guest().transportRequest.guest({ payload: faulty }))).toMatchObject({
      status: 400,
      violations: [
        { field: "patientName", message: "Enter the patient's name" },
        { field: "selfHarmDesc", message: expect.stringContaining("S") },
        { field: "disclaimer", message: "Say that what is told here is right" }
      ]
    })
    const nobody = body({ agencyId: 999_999 })
    expect(await statusOf(guest().transportRequest.guest({ payload: nobody }))).toBe(404)
  })

  it("asks about odd answers, and takes them once they are said to be right", async () => {
    const odd = body({ semail: newWard(), nhs: "943 476 5918", pdob: "2015-05-05" })
    const refusal = await refusalOf(guest().transportRequest.guest({ payload: odd }))
    const violations = refusal?._tag === "Refused" ? refusal.violations : []
    expect(violations.map(({ field }) => field)).toEqual(["pdob", "nhs"])
    const confirmed = violations.map(({ field = "", message: text }) => ({
      field,
      text,
      answer: JSON.stringify(field === "nhs" ? "943 476 5918" : "2015-05-05")
    }))
    const [child, ...others] = confirmed
    const half = { ...odd, confirmed: [...(child ? [child] : [])] }
    expect(await statusOf(guest().transportRequest.guest({ payload: half }))).toBe(400)
    expect(others).toHaveLength(1)
    const { refPrefix } = await guest().transportRequest.guest({ payload: { ...odd, confirmed } })
    expect((await rowOf(Number(refPrefix.slice(2)) - 100_000)).confirmed).toEqual(confirmed)
  })

  it("answers alike whether anything is known about an e-mail address, and not at once", async () => {
    const timed = async (semail: string) => {
      const begun = performance.now()
      const answer = await guest().transportRequest.guest({ payload: body({ semail }) })
      return { answer, took: performance.now() - begun }
    }
    const [known, unknown] = [await timed("client@crewfleet.example"), await timed(newWard())]
    const plain = ({ answer }: typeof known) => ({ ...answer, refPrefix: "" })
    expect(plain(known)).toEqual(plain(unknown))
    expect(Math.min(known.took, unknown.took)).toBeGreaterThan(490)
    const [one] = await mailsTo("client@crewfleet.example")
    expect(one?.text).toContain("/link/")
  })

  it("makes one request of what a guest sends again under one key", async () => {
    const payload = body({ semail: newWard(), idempotencyKey: "a-ward's-form" })
    const answers = await Promise.all([1, 2, 3].map(() => guest().transportRequest.guest({ payload })))
    expect(new Set(answers.map(({ refPrefix }) => refPrefix)).size).toBe(1)
    expect(await mailsTo(payload.semail ?? "")).toHaveLength(1)
    const other = { ...payload, pward: "Oak Ward" }
    expect(await statusOf(guest().transportRequest.guest({ payload: other }))).toBe(409)
  })

  it("holds back a flood from one address, and to one e-mail address", async () => {
    const semail = newWard()
    const key = (name: string) => ({ key: name, at: new Date(), addressHash: null })
    const { hashOf } = await import("../../src/secret/Secret.ts")
    await served.query((db) =>
      db
        .insertInto("signInAttempts")
        .values(Array.from({ length: 30 }, () => key(`transport:email:${hashOf(semail)}`)))
        .execute()
    )
    const ask = (to: string) => statusOf(guest().transportRequest.guest({ payload: body({ semail: to }) }))
    expect(await ask(semail.toUpperCase())).toBe(429)
    expect(await ask(newWard())).toBeUndefined()
  })

  it("takes a client's request, answers it as its ward reads it, and mails a receipt without a link", async () => {
    const semail = newWard()
    const job = await request({ semail })
    expect(job).toMatchObject({
      transportStatus: "NEW",
      clientId: served.people.client,
      clientName: "Harbour Care",
      agencyName: "Northgate Rentals",
      patientName: "Ottoline Featherstone",
      nhs: "9434765919",
      withheld: []
    })
    expect((await rowOf(job.id)).searchText).toContain("harbour care")
    const [mail, ...others] = await mailsTo(semail)
    expect(others).toEqual([])
    expect(mail?.text).toContain(`${served.url}/client/transport/${job.id}`)
    expect(mail?.text).not.toContain("/link/")
  })

  it("offers a client the agencies with a vehicle in service and somebody who works for them", async () => {
    const { addVehicle } = (await import("../booking/bookingsAt.ts")).bookingsAt(served)
    expect(await (await as("client")).agencies({ query: {} })).toEqual([])
    await addVehicle({ regno: "AS10 KED" })
    await addVehicle({ regno: "AS11 KED", agencyId: served.people.otherAgency, status: "DRAFT" })
    expect(await (await as("client")).agencies({ query: {} })).toEqual([
      { id: served.people.agency, name: "Northgate Rentals" }
    ])
  })

  it("tells by whose clocks a journey is asked for: the agency's, before it has accepted as well", async () => {
    const ofAgency = (timeZone: string | null) =>
      served.query((db) =>
        db.updateTable("agencies").set({ timeZone }).where("id", "=", served.people.agency).execute()
      )
    await ofAgency("Europe/Paris")
    const ward = await as("client")
    const { id } = await request({ destination: "Quay House" })
    const told = { timeZone: "Europe/Paris" }
    expect(await ward.byId({ params: { id }, query: {} })).toMatchObject(told)
    const listed = await ward.list({ params: { page: 0, size: 5 }, query: { searchCriteria: "quay house" } })
    expect(listed.content).toMatchObject([told])
    expect(await ward.agencies({ query: {} })).toMatchObject([told])
    expect((await guestWithLink()).receipt).toMatchObject(told)
    await ofAgency(null)
    expect(await ward.byId({ params: { id }, query: {} })).not.toHaveProperty("timeZone")
  })

  it("hints at a request for the same patient on the same day, to the same client alone", async () => {
    const job = await request({ patientName: "  OTTOLINE   featherstone ", pdob: "1971-03-10" })
    const payload = { patientName: "Ottoline Featherstone", pdob: "1971-03-10", day: inDays(3).slice(0, 10) }
    const ask = async (name: string, more: Partial<typeof payload> = {}) =>
      (await as(name)).samePatient({ payload: { ...payload, ...more }, query: {} })
    expect(await ask("client")).toEqual([
      { id: job.id, ref: job.refPrefix, dateTimeRequired: inDays(3), transportStatus: "NEW" }
    ])
    expect(await ask("client", { day: inDays(4).slice(0, 10) })).toEqual([])
    expect(await ask("client", { pdob: "1971-03-11" })).toEqual([])
    expect(await ask("other-client")).toEqual([])
  })

  it("lists a client's own requests, found by what is theirs and by nothing of the patient", async () => {
    const job = await request({ destination: "Zephyr House", dateTimeRequired: inDays(1) })
    const list = async (name: string, searchCriteria?: string) =>
      (await as(name)).list({ params: { page: 0, size: 50 }, query: { searchCriteria } })
    const { content } = await list("client", "zephyr")
    expect(content).toEqual([
      expect.objectContaining({
        id: job.id,
        refPrefix: job.refPrefix,
        transportStatus: "NEW",
        agencyName: "Northgate Rentals",
        seats: 3,
        seatsBooked: 0
      })
    ])
    expect(Object.keys(content[0] ?? {})).not.toContain("patientName")
    expect((await list("client")).content[0]).toMatchObject({ id: job.id })
    expect((await list("client", "featherstone")).content).toEqual([])
    expect((await list("other-client")).content).toEqual([])
  })
})

import { makeClient, sessionInMemory } from "@crewfleet/sdk"
import { loginOutcome } from "@crewfleet/sdk/rules"
import { beforeEach, expect, it } from "vitest"
import { describeServedOnce } from "../servedOnBoth.ts"
import { clientsOf } from "../session/clientsOf.ts"
import { minutes, refusalOf, statusOf } from "../session/inWordsOf.ts"
import { guestsAt } from "./guestsAt.ts"

const hours = 60 * minutes
const days = 24 * hours

describeServedOnce("Registering with an agency", (served) => {
  const { guest, somebody, add, link, standingsOf, mailsTo, savePassword, signIn, forgetTries } =
    guestsAt(served)
  const clientOf = clientsOf(served)
  beforeEach(() => forgetTries())

  const known = () => somebody({ email: "Other-Worker@crewfleet.example" })
  const tokenIn = (text = "") => /token=([\w-]+)/.exec(text)?.[1] ?? ""
  const clientWith = async (email: string, chosen: string) => {
    const { session } = makeClient({ baseUrl: served.url, retries: 0 })
    const outcome = loginOutcome(await session.login({ payload: { username: email, password: chosen } }))
    if (outcome._tag !== "SignedIn") throw new Error("They cannot sign in")
    return {
      client: makeClient({ baseUrl: served.url, session: sessionInMemory(outcome.session), retries: 0 }),
      workerId: outcome.session.workerId ?? 0
    }
  }

  it("tells a guest an agency's name and logo, and nothing of one that there is not", async () => {
    const agencyId = served.people.agency
    expect(await guest().agency({ params: { agencyId } })).toEqual({
      id: agencyId,
      name: "Northgate Rentals"
    })
    expect(await refusalOf(guest().agency({ params: { agencyId: 999_999 } }))).toMatchObject({
      status: 404,
      message: "This agency cannot be found."
    })
  })

  it("offers assignment codes page by page, of which the first is 1", async () => {
    const at = (page: number, size: number) =>
      guest().assignmentCodes({ params: { agencyId: served.people.agency, page, size } })
    expect(await at(1, 20)).toMatchObject({
      content: [{ name: "Cleaner" }, { name: "Driver" }, { name: "Nurse" }],
      totalElements: 3
    })
    expect(await at(2, 2)).toMatchObject({ content: [{ name: "Nurse" }] })
    const elsewhere = { agencyId: 999_999, page: 1, size: 20 }
    expect(await statusOf(guest().assignmentCodes({ params: elsewhere }))).toBe(404)
  })

  it("adds a worker who sets their own password by mail, signs in, and has applied", async () => {
    const person = somebody()
    const added = await add(person)
    expect(added.message).toBe("Applicant Added Successfully")
    expect(await standingsOf(person.email)).toMatchObject([{ standing: null }])
    expect(await link(added.ticket)).toEqual({ message: "Applicant Linked Successfully" })
    expect(await standingsOf(person.email)).toMatchObject([
      {
        standing: "APPLIED",
        agencyId: served.people.agency,
        sharesSince: expect.any(Date),
        appliedAt: expect.any(Date)
      }
    ])

    const [mail, ...others] = await mailsTo(person.email)
    expect(others).toEqual([])
    expect(mail?.subject).toBe("Your sign-in details")
    expect(mail?.text).toContain(`Your username is ${person.email}.`)
    await savePassword(tokenIn(mail?.text), "Harbour-77")
    const { client, workerId } = await clientWith(person.email, "Harbour-77")
    expect(await client.worker.byId({ params: { workerId }, query: {} })).toMatchObject({
      firstname: "Nia",
      username: person.email,
      nationality: "GB",
      assignmentCode: { name: "Nurse" }
    })
    const agencies = await client.worker.agencies({ params: { workerId, page: 0, size: 10 }, query: {} })
    expect(agencies.content).toMatchObject([{ name: "Northgate Rentals", standing: "APPLIED", shares: true }])

    const { agencyWorker } = await clientOf("agency")
    const applicants = await agencyWorker.applicants({ params: { page: 0, size: 100 }, query: {} })
    expect(applicants.content).toContainEqual(expect.objectContaining({ email: person.email }))
  })

  it("mails an applicant why an agency declines them, and that it has taken them on", async () => {
    const person = somebody()
    await link((await add(person)).ticket)
    const { agencyWorker } = await clientOf("agency")
    const { content } = await agencyWorker.applicants({ params: { page: 0, size: 100 }, query: {} })
    const params = { workerId: content.find(({ email }) => email === person.email)?.id ?? 0 }
    await agencyWorker.decline({ params, payload: { reason: "We need somebody nearer" } })
    await agencyWorker.takeOn({ params })
    await agencyWorker.letGo({ params })
    const mails = new Map((await mailsTo(person.email)).map(({ subject, text }) => [subject, text]))
    expect([...mails.keys()].sort()).toEqual([
      "Northgate Rentals has declined your application",
      "Northgate Rentals has taken you on",
      "Your sign-in details"
    ])
    expect(mails.get("Northgate Rentals has declined your application")).toContain("We need somebody nearer")
  })

  it("answers a known e-mail address as an unknown one, adds nothing, and tells its owner", async () => {
    const answers = [await add(somebody()), await add(known())]
    expect(answers.map((answer) => Object.keys(answer).sort())).toEqual([
      ["message", "ticket"],
      ["message", "ticket"]
    ])
    expect(new Set(answers.map(({ message }) => message)).size).toBe(1)
    expect(new Set(answers.map(({ ticket }) => ticket.length)).size).toBe(1)
    const [mail] = await mailsTo("other-worker@crewfleet.example")
    expect(mail?.subject).toBe("You have an account already")
    expect(mail?.text).toContain(`${served.url}/guest/register/${served.people.agency}`)
    expect(await standingsOf("other-worker@crewfleet.example")).toEqual([])
    expect(await standingsOf("Other-Worker@crewfleet.example")).toEqual([])
  })

  it("links nobody by the ticket of a known e-mail address, and answers the same", async () => {
    const before = await served.query((db) => db.selectFrom("workerAgencies").selectAll().execute())
    const { ticket } = await add(known())
    expect(await link(ticket)).toEqual({ message: "Applicant Linked Successfully" })
    expect(await statusOf(link(ticket))).toBe(400)
    expect(await served.query((db) => db.selectFrom("workerAgencies").selectAll().execute())).toEqual(before)
  })

  it("takes as long to answer for a known e-mail address as for another", async () => {
    const timed = async (payload: ReturnType<typeof somebody>) => {
      const begun = performance.now()
      await add(payload)
      return performance.now() - begun
    }
    expect(await timed(known())).toBeGreaterThan(490)
    expect(await timed(somebody())).toBeGreaterThan(490)
  })

  it("does once what is sent again under one key: one worker, one application, one mail", async () => {
    const person = somebody({ idempotencyKey: "a-form-of-nia" })
    const answers = await Promise.all([add(person), add(person), add(person)])
    expect(new Set(answers.map(({ ticket }) => ticket)).size).toBe(1)
    const [{ ticket } = { ticket: "" }] = answers
    const key = { idempotencyKey: "a-form-of-nia" }
    const linked = await Promise.all([link(ticket, key), link(ticket, key)])
    expect(linked).toEqual([
      { message: "Applicant Linked Successfully" },
      { message: "Applicant Linked Successfully" }
    ])
    expect(await standingsOf(person.email)).toMatchObject([{ standing: "APPLIED" }])
    expect(await mailsTo(person.email)).toHaveLength(1)
  })

  it("makes one account where two bring the same new address at once", async () => {
    const { email } = somebody()
    await Promise.all([add(somebody({ email })), add(somebody({ email: email.toUpperCase() }))])
    expect(await standingsOf(email)).toHaveLength(1)
    expect((await mailsTo(email)).map(({ subject }) => subject).sort()).toEqual([
      "You have an account already",
      "Your sign-in details"
    ])
  })

  it("takes a ticket once, for its own agency, and within a day", async () => {
    const person = somebody()
    const { ticket } = await add(person)
    expect(await statusOf(link(ticket, { agencyId: served.people.otherAgency }))).toBe(400)
    expect(await statusOf(link("a".repeat(43)))).toBe(400)
    await link(ticket)
    expect(await refusalOf(link(ticket))).toMatchObject({
      status: 400,
      message: "This registration has been used before or has ended. Register again."
    })
    const late = await add(somebody())
    served.ahead += days + 1
    expect(await statusOf(link(late.ticket))).toBe(400)
    served.ahead = 0
  })

  it("ends the link of the mail after three days", async () => {
    const person = somebody()
    await add(person)
    const [mail] = await mailsTo(person.email)
    served.ahead += 3 * days + 1
    expect(await statusOf(savePassword(tokenIn(mail?.text), "Harbour-77"))).toBe(400)
    served.ahead = 0
  })

  it("wants every answer, in the words of the form, and the agreement to share", async () => {
    const nothing = { agencyId: served.people.agency }
    const refusal = await refusalOf(guest().create({ payload: nothing }))
    expect(refusal).toMatchObject({ status: 400 })
    const { violations } = refusal as unknown as { readonly violations: ReadonlyArray<{ field: string }> }
    expect(violations.map(({ field }) => field).sort()).toEqual([
      "assignmentCode",
      "dob",
      "email",
      "firstname",
      "gender",
      "lastname",
      "nationality",
      "phoneNumber",
      "shares"
    ])
    const cases: ReadonlyArray<readonly [object, string]> = [
      [{ firstname: "x".repeat(256) }, "firstname"],
      [{ lastname: "x".repeat(256) }, "lastname"],
      [{ email: "nia" }, "email"],
      [{ email: "x<other-worker@crewfleet.example>" }, "email"],
      [{ assignmentCode: { id: 4_711 } }, "assignmentCode"],
      [{ username: "somebody@else.example" }, "username"],
      [{ shares: false }, "shares"]
    ]
    for (const [more, field] of cases)
      expect(await refusalOf(add(somebody(more))), field).toMatchObject({ violations: [{ field }] })
    expect(await statusOf(add(somebody({ agencyId: 999_999 })))).toBe(404)
    const { ticket } = await add(somebody())
    expect(await refusalOf(link(ticket, { shares: false }))).toMatchObject({
      violations: [{ field: "shares" }]
    })
  })

  it("holds back a flood from one address, of known and unknown alike, and says until when", async () => {
    const answers: Array<number | undefined> = []
    for (let tries = 0; tries < 7; tries += 1)
      answers.push(...(await Promise.all([1, 2, 3].map(() => statusOf(add(somebody()))))))
    expect(answers.filter((status) => status === 429)).toHaveLength(1)
    const response = await fetch(`${served.url}/api/v1/guest/applicant`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(known())
    })
    expect(response.status).toBe(429)
    expect(Number(response.headers.get("retry-after"))).toBeGreaterThan(0)
  })

  it("takes 300 at one agency in a day, and one a minute beyond", async () => {
    const { agency } = served.people
    const come = (count: number, seconds: number) => {
      const at = new Date(Date.now() - seconds * 1_000)
      const tries = Array.from({ length: count }, () => ({
        key: `applicant:agency:${agency}`,
        at,
        addressHash: ""
      }))
      return served.query((db) => db.insertInto("signInAttempts").values(tries).execute())
    }
    await come(299, 3_600)
    expect(await statusOf(add(somebody()))).toBeUndefined()
    expect(await statusOf(add(somebody()))).toBe(429)
    expect(await statusOf(add(somebody({ agencyId: served.people.otherAgency })))).toBeUndefined()
    await forgetTries()
    await come(300, 61)
    expect(await statusOf(add(somebody()))).toBeUndefined()
    expect(await statusOf(add(somebody()))).toBe(429)
  })

  it("mails no owner more than five times a day", async () => {
    const before = (await mailsTo("other-worker@crewfleet.example")).length
    const answers: Array<number | undefined> = []
    for (let tries = 0; tries < 6; tries += 1) answers.push(await statusOf(add(known())))
    expect(answers).toEqual([undefined, undefined, undefined, undefined, undefined, 429])
    expect(await mailsTo("other-worker@crewfleet.example")).toHaveLength(before + 5)
  })

  it("lets a worker apply in their own name only, and agree to sharing", async () => {
    const { worker, otherWorker, otherAgency } = served.people
    const { applicant: own } = await clientOf("worker")
    const to = (workerId: number, agencyId: number) => ({ params: { workerId, agencyId } })
    expect(await statusOf(own.apply({ ...to(otherWorker, otherAgency), payload: { shares: true } }))).toBe(
      404
    )
    expect(await statusOf(own.apply({ ...to(worker, 999_999), payload: { shares: true } }))).toBe(404)
    expect(await statusOf(own.apply({ ...to(worker, otherAgency), payload: { shares: false } }))).toBe(400)
    expect(await own.apply({ ...to(worker, otherAgency), payload: { shares: true } })).toEqual({
      message: "Applicant Linked Successfully"
    })
  })

  it("takes an application anew after a refusal, and leaves who is taken on as they are", async () => {
    const { worker: workerId, otherAgency: agencyId } = served.people
    const { applicant: own } = await clientOf("worker")
    const { agencyWorker } = await clientOf("other-agency")
    const apply = () => own.apply({ params: { workerId, agencyId }, payload: { shares: true } })
    const standing = () =>
      served.query((db) =>
        db
          .selectFrom("workerAgencies")
          .select(["standing", "declinedBecause", "decidedAt"])
          .where("workerId", "=", workerId)
          .where("agencyId", "=", agencyId)
          .executeTakeFirst()
      )
    await apply()
    await agencyWorker.decline({ params: { workerId }, query: {}, payload: { reason: "No shifts now" } })
    await apply()
    expect(await standing()).toEqual({ standing: "APPLIED", declinedBecause: null, decidedAt: null })
    await agencyWorker.takeOn({ params: { workerId }, query: {} })
    expect(await apply()).toEqual({ message: "Applicant Linked Successfully" })
    expect(await standing()).toMatchObject({ standing: "TAKEN_ON" })
    await agencyWorker.letGo({ params: { workerId }, query: {} })
    await apply()
    expect(await standing()).toMatchObject({ standing: "APPLIED" })
  })

  it("lets nobody in before a password is set", async () => {
    const person = somebody()
    await add(person)
    const login = makeClient({ baseUrl: served.url, retries: 0 }).session.login({
      payload: { username: person.email, password: "Crewfleet-2026" }
    })
    expect(await statusOf(login)).toBe(401)
    expect(await signIn("worker")).toMatchObject({ userType: "WORKER" })
  })
})

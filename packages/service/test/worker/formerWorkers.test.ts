import { expect, it } from "vitest"
import { describeServedOnce } from "../servedOnBoth.ts"
import { inWordsOf, refusalOf, statusOf } from "../session/inWordsOf.ts"
import { staffAt } from "./staffAt.ts"

const person = {
  firstname: "Una",
  lastname: "Reed",
  dob: "1990-04-01",
  gender: "FEMALE",
  nationality: "NG",
  email: "elsewhere@post.example",
  phoneNumber: "07700 900123",
  assignmentCode: { id: 32 }
}
const information = {
  paymentMethod: "Umbrella",
  employmentStartDate: "2026-01-01",
  contractEndDate: "2097-01-01",
  nextCheckDate: "2097-01-01"
}
const licence = {
  issuer: "DVLA",
  licenceNumber: "MORGA657054SM9IJ",
  categories: "B",
  licenceExpiry: "2099-05-04",
  checkedOn: "2026-01-20",
  checkResult: "CLEAR"
}

describeServedOnce("A worker who has left an agency, or whom it has declined", (served) => {
  const { clientOf, newWorker } = staffAt(served)
  const page = { page: 0, size: 10 }

  const gone = async (standing: "DECLINED" | "LEFT") => {
    const { agencyWorker } = await clientOf("agency")
    const workerId = await newWorker({ standing: standing === "LEFT" ? "TAKEN_ON" : "APPLIED" })
    const params = { workerId }
    await (standing === "LEFT"
      ? agencyWorker.letGo({ params })
      : agencyWorker.decline({ params, payload: { reason: "Too far" } }))
    return params
  }

  it.each(["DECLINED", "LEFT"] as const)("shows it who they are and no more, being %s", async (standing) => {
    const { worker, agencyWorker } = await clientOf("agency")
    const params = await gone(standing)
    const { id, firstname, lastname, version } = await (await clientOf("admin")).worker.byId({ params })
    const agency = { id: served.people.agency, name: "Northgate Rentals" }
    const kept = { agency, standing, shares: false, fitToWork: false, version }
    expect(await worker.byId({ params })).toEqual({ id, firstname, lastname, ...kept })
    const search = lastname
    const listed =
      standing === "LEFT"
        ? await agencyWorker.list({ params: page, query: { search } })
        : await agencyWorker.applicants({ params: page, query: { search, declined: "true" } })
    expect(listed.content).toMatchObject([{ id }])
    for (const secret of ["email", "phoneNumber"]) expect(listed.content[0]).not.toHaveProperty(secret)
  })

  it.each(["DECLINED", "LEFT"] as const)("has nothing changed by it, being %s", async (standing) => {
    const { worker, agencyWorker, driver } = await clientOf("agency")
    const params = await gone(standing)
    const message = "Only of somebody who has applied or works for the agency can details be changed."
    const changes = [
      () => worker.update({ params, payload: person }),
      () => agencyWorker.updateInformation({ params, payload: information }),
      () => driver.saveLicence({ params, payload: licence })
    ]
    for (const change of changes) expect(await refusalOf(change())).toMatchObject({ status: 409, message })
    await agencyWorker.addNote({ params, payload: { note: "Their last payslip was sent" } })
    await agencyWorker.takeOn({ params })
    expect(await statusOf(worker.update({ params, payload: person }))).toBeUndefined()
  })
})

describeServedOnce("The details of a worker", (served) => {
  const { clientOf, newWorker } = staffAt(served)
  const { mails } = inWordsOf(served)

  it("lead no mail away from whoever signs in, by whomever the address is changed", async () => {
    const { worker, agencyWorker } = await clientOf("agency")
    const workerId = await newWorker({ standing: "APPLIED" })
    await served.query(async (db) => {
      const { email } = await db
        .selectFrom("workers")
        .select("email")
        .where("id", "=", workerId)
        .executeTakeFirstOrThrow()
      const account = {
        email,
        firstName: "Una",
        lastName: "Reed",
        userType: "WORKER",
        workerId,
        passwordHash: ""
      } as const
      await db.insertInto("users").values(account).execute()
    })
    const { email } = await worker.byId({ params: { workerId } })
    await worker.update({ params: { workerId }, payload: person })
    await agencyWorker.takeOn({ params: { workerId } })
    expect(await worker.byId({ params: { workerId } })).toMatchObject({
      email: person.email,
      username: email
    })
    expect((await mails()).map(({ recipient }) => recipient)).toEqual([email])
  })

  it("are saved by the worker without a number that an agency gave them", async () => {
    const [own, agency] = [await clientOf("worker"), await clientOf("agency")]
    const params = { workerId: served.people.worker }
    const query = { agencyId: served.people.agency }
    await own.worker.update({ params, query, payload: { ...person, employmentNumber: "MINE 1" } })
    expect(await agency.worker.byId({ params })).not.toHaveProperty("employmentNumber")
  })
})

import { writeInstant } from "@crewfleet/sdk/rules"
import { expect, it } from "vitest"
import { hirersAt } from "../hirer/hirersAt.ts"
import { describeServedOnce } from "../servedOnBoth.ts"
import { clientsOf } from "../session/clientsOf.ts"
import { inWordsOf } from "../session/inWordsOf.ts"
import { bookingsAt } from "./bookingsAt.ts"

const hour = 3_600_000
const inLondon = (at: Date) => writeInstant("moment", at, "Europe/London")

describeServedOnce("A hirer", (served) => {
  const { addVehicle, addBooking } = bookingsAt(served)
  const { addHirer, hirersOf } = hirersAt(served)
  const { mails } = inWordsOf(served)
  const clientOf = clientsOf(served)
  const remind = async () => {
    const { job } = await clientOf("admin")
    await job.run({ params: { name: "remind-of-hires" } })
    const standing = async () => (await job.list()).find(({ name }) => name === "remind-of-hires")?.standing
    await expect.poll(standing).toBe("DONE")
  }

  it("is told when and where a hire starts, and again when it is moved", async () => {
    const vehicleId = await addVehicle({ regno: "AB12 CDE" })
    const start = new Date(Date.now() + 2 * hour)
    const endAt = new Date(Date.now() + 99 * hour)
    const clientId = await addHirer({ email: "ada@post.example" })
    const id = await addBooking({ vehicleId, status: "RESERVED", startAt: start, endAt, clientId })
    await remind()
    await remind()
    expect(await mails()).toMatchObject([
      {
        recipient: "ada@post.example",
        subject: "Your hire starts soon",
        text: `Ada, your hire of Ford Focus (AB12 CDE) starts on ${inLondon(start)} in Leeds.\n\nIf anything has changed, tell Northgate Rentals, who hires it out to you.`
      }
    ])
    const moved = new Date(start.getTime() + hour)
    await served.query((db) =>
      db.updateTable("bookings").set({ startAt: moved }).where("id", "=", id).execute()
    )
    await remind()
    const texts = (await mails()).map(({ text }) => text)
    expect(texts).toHaveLength(2)
    expect(texts[0]).toContain(`starts on ${inLondon(moved)} in Leeds`)
  })

  it("is told where they read it by now: at an address that was corrected, or given later", async () => {
    for (const [at, email] of ["mistyped@post.example", ""].entries()) {
      const clientId = await addHirer({ name: "Adda Hill", email })
      const startAt = new Date(Date.now() + 2 * hour)
      const endAt = new Date(Date.now() + 99 * hour)
      const vehicleId = await addVehicle({ regno: `RD ${at}` })
      await addBooking({ vehicleId, status: "RESERVED", startAt, endAt, clientId, email })
      const payload = { name: "Ida Hill", email: `right${at}@post.example` }
      await (await hirersOf("agency")).update({ params: { id: clientId }, query: {}, payload })
    }
    await remind()
    const found = (await mails()).filter(({ text }) => text.includes("RD "))
    expect(found.map(({ recipient }) => recipient).sort()).toEqual([
      "right0@post.example",
      "right1@post.example"
    ])
    for (const { text } of found) expect(text).toMatch(/^Ida, your hire/)
  })

  it("reads when the hire starts where the agency is", async () => {
    const vehicleId = await addVehicle({ regno: "KTM 1" })
    await served.query((db) =>
      db
        .updateTable("agencies")
        .set({ timeZone: "Asia/Kathmandu" })
        .where("id", "=", served.people.agency)
        .execute()
    )
    const startAt = new Date(Date.now() + 2 * hour)
    const endAt = new Date(Date.now() + 99 * hour)
    const clientId = await addHirer({ email: "maya@post.example" })
    await addBooking({ vehicleId, status: "RESERVED", startAt, endAt, clientId })
    await remind()
    const [mail] = (await mails()).filter(({ recipient }) => recipient === "maya@post.example")
    expect(mail?.text).toContain(`starts on ${writeInstant("moment", startAt, "Asia/Kathmandu")} in Leeds`)
  })
})

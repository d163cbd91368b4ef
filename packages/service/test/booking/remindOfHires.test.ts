import { writeInstant } from "@crewfleet/sdk/rules"
import { expect, it } from "vitest"
import { describeServedOnce } from "../servedOnBoth.ts"
import { clientsOf } from "../session/clientsOf.ts"
import { inWordsOf } from "../session/inWordsOf.ts"
import { bookingsAt } from "./bookingsAt.ts"

const hour = 3_600_000
const inLondon = (at: Date) => writeInstant("moment", at, "Europe/London")

describeServedOnce("A hirer", (served) => {
  const { addVehicle, addBooking } = bookingsAt(served)
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
    const id = await addBooking({
      vehicleId,
      status: "RESERVED",
      startAt: start,
      endAt,
      email: "ada@post.example"
    })
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
    await addBooking({ vehicleId, status: "RESERVED", startAt, endAt, email: "maya@post.example" })
    await remind()
    const [mail] = (await mails()).filter(({ recipient }) => recipient === "maya@post.example")
    expect(mail?.text).toContain(`starts on ${writeInstant("moment", startAt, "Asia/Kathmandu")} in Leeds`)
  })
})

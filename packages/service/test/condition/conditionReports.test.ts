import type { ConditionContent } from "@crewfleet/sdk"
import { makeClient } from "@crewfleet/sdk"
import { conditionLimits, type Moment } from "@crewfleet/sdk/rules"
import { someDamage, uuid } from "@crewfleet/sdk/testing"
import { beforeAll, expect, it } from "vitest"
import { pngOf } from "../agency/pngOf.ts"
import { someBooking, someHirer, someLocation, someVehicle } from "../dashboard/someRows.ts"
import { describeServed } from "../servedOnBoth.ts"
import { inWordsOf, refusalOf, statusOf } from "../session/inWordsOf.ts"
import { someContent } from "./someReport.ts"

describeServed("Condition reports", (served) => {
  const { signIn } = inWordsOf(served)
  let day = Date.parse("2030-01-01T09:00:00Z")
  let number = 1_000
  const fresh = () => uuid(++number)

  const reportsOf = async (name: string) => {
    const { access_token: accessToken } = await signIn(name)
    const session = { current: () => ({ accessToken }) as never, renew: () => {}, end: () => {} }
    const { conditionReport } = makeClient({ baseUrl: served.url, session })
    const sends = (
      id: number,
      content: ConditionContent,
      { reportId = fresh(), moment = "PICK_UP" as Moment, follows = null as string | null } = {}
    ) =>
      conditionReport.send({
        params: { id, moment },
        query: {},
        payload: { id: reportId, follows, content }
      })
    const sendsPhoto = (id: number, photoId: string, bytes = pngOf(300)) => {
      const payload = new FormData()
      payload.set("file", new Blob([bytes], { type: "image/png" }), "damage.png")
      return conditionReport.sendPhoto({ params: { id, photoId }, query: {}, payload: payload as never })
    }
    const reads = (id: number) => conditionReport.both({ params: { id }, query: {} })
    return { sends, sendsPhoto, reads }
  }

  const newBooking = async () => {
    const times = { startAt: new Date(day), endAt: new Date(day + 1000) }
    day += 86_400_000
    const row = await served.query((db) =>
      db
        .insertInto("bookings")
        .values(someBooking({ agencyId: served.people.agency, ...times }))
        .returning("id")
        .executeTakeFirstOrThrow()
    )
    return row.id
  }
  const changesOf = (id: number) =>
    served.query((db) =>
      db
        .selectFrom("changes")
        .select(["kind", "event", "fromStatus", "toStatus"])
        .where("subjectId", "=", id)
        .orderBy("id")
        .execute()
    )

  beforeAll(async () => {
    await served.query(async (db) => {
      const agencyId = served.people.agency
      await db.insertInto("locations").values(someLocation({ agencyId })).execute()
      await db.insertInto("clients").values(someHirer()).execute()
      await db.insertInto("vehicles").values(someVehicle({ agencyId })).execute()
    })
  })

  it("takes the largest reports that there may be", async () => {
    const { sends, reads } = await reportsOf("agency")
    const id = await newBooking()
    const found = () =>
      Array.from({ length: conditionLimits.damages }, () => ({
        ...someDamage,
        id: fresh(),
        note: "\u0001".repeat(conditionLimits.note)
      }))
    const large = someContent({ damages: found(), remarks: "\u0001".repeat(conditionLimits.remarks) })
    const drawing = "1".repeat(conditionLimits.drawing)
    const { hirer, agency } = large.signatures
    const atPickUp: ConditionContent = {
      ...large,
      signatures: {
        hirer: { ...hirer, method: "DRAWN", drawing },
        agency: { ...agency, method: "DRAWN", drawing }
      }
    }
    await sends(id, atPickUp)
    await sends(id, { ...atPickUp, damages: [...atPickUp.damages, ...found()] }, { moment: "RETURN" })
    expect((await reads(id)).return?.content.damages).toHaveLength(80)
  })

  it("tells what a report is about before there is one", async () => {
    const { reads } = await reportsOf("agency")
    const { subject, pickUp, ...rest } = await reads(await newBooking())
    expect(subject).toMatchObject({ fuelType: "PETROL", hirerName: expect.stringMatching(/\S/) })
    expect([pickUp, rest.return]).toEqual([undefined, undefined])
  })

  it("keeps a report as it was sent, and says when it came and from whom", async () => {
    const { sends, reads } = await reportsOf("agency")
    const id = await newBooking()
    const received = await sends(id, someContent(), { reportId: uuid(11) })
    expect(received).toMatchObject({
      id: uuid(11),
      moment: "PICK_UP",
      version: 1,
      receivedFrom: "Robin Shaw",
      content: someContent()
    })
    expect((await reads(id)).pickUp).toEqual(received)
  })

  it("keeps a report once, however often it is sent, even at the same time", async () => {
    const { sends, reads } = await reportsOf("agency")
    const id = await newBooking()
    const reportId = fresh()
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => sends(id, someContent(), { reportId })))
    answers.push(await sends(id, someContent(), { reportId }))
    for (const answer of answers) expect(answer).toEqual(answers[0])
    expect((await reads(id)).pickUp?.version).toBe(1)
    expect(await changesOf(id)).toEqual([
      { kind: "condition_report", event: "report.received", fromStatus: null, toStatus: "PICK_UP 1" }
    ])
  })

  it("refuses a second report of the same moment, and keeps the first", async () => {
    const { sends, reads } = await reportsOf("agency")
    const id = await newBooking()
    const first = await sends(id, someContent())
    expect(await refusalOf(sends(id, someContent({ fuel: 2 })))).toMatchObject({
      status: 409,
      message: "Another report of this moment has been received."
    })
    expect(await statusOf(sends(id, someContent({ fuel: 2 }), { reportId: first.id }))).toBe(409)
    expect((await reads(id)).pickUp).toEqual(first)
  })

  it("takes a report of a booking that was cancelled meanwhile, and says so", async () => {
    const { sends, reads } = await reportsOf("agency")
    const id = await newBooking()
    await served.query((db) =>
      db.updateTable("bookings").set({ status: "CANCELLED" }).where("id", "=", id).execute()
    )
    expect(await sends(id, someContent())).toMatchObject({ version: 1, bookingStatus: "CANCELLED" })
    expect((await reads(id)).subject).toMatchObject({ status: "CANCELLED" })
  })

  it("lets one of two different reports at once win", async () => {
    const { sends, reads } = await reportsOf("agency")
    const id = await newBooking()
    const statuses = await Promise.all([0, 1, 2, 3].map((fuel) => statusOf(sends(id, someContent({ fuel })))))
    expect(statuses.filter((status) => status === undefined)).toHaveLength(1)
    expect(statuses.filter((status) => status === 409)).toHaveLength(3)
    expect((await reads(id)).pickUp?.version).toBe(1)
  })

  it("lets a report take the place of the one that it follows, which stays on record", async () => {
    const { sends, reads } = await reportsOf("agency")
    const id = await newBooking()
    const first = await sends(id, someContent())
    const second = await sends(id, someContent({ fuel: 2 }), { follows: first.id })
    expect(second).toMatchObject({ version: 2, content: { fuel: 2 } })
    expect((await reads(id)).pickUp).toEqual(second)
    expect(await statusOf(sends(id, someContent(), { reportId: first.id }))).toBe(409)
    expect(await statusOf(sends(id, someContent({ fuel: 3 }), { follows: first.id }))).toBe(409)
    const aside = await served.query((db) =>
      db
        .selectFrom("replacedReports")
        .select(["id", "version", "content"])
        .where("bookingId", "=", id)
        .execute()
    )
    expect(aside).toEqual([{ id: first.id, version: 1, content: someContent() }])
    expect((await changesOf(id)).at(-1)).toMatchObject({
      event: "report.replaced",
      fromStatus: "PICK_UP 1",
      toStatus: "PICK_UP 2"
    })
  })

  it("takes a report that follows one which never arrived", async () => {
    const { sends } = await reportsOf("agency")
    expect(await sends(await newBooking(), someContent(), { follows: fresh() })).toMatchObject({ version: 1 })
  })

  it("says what is wrong with a report, in the words of the form", async () => {
    const { sends } = await reportsOf("agency")
    const id = await newBooking()
    const content = someContent({ accessories: [] })
    expect(await refusalOf(sends(id, content))).toMatchObject({
      status: 400,
      violations: expect.arrayContaining([
        { field: "accessory-KEYS", message: "Keys: choose whether it is there" }
      ])
    })
    expect(await refusalOf(sends(id, someContent({ fuel: 9 })))).toMatchObject({
      status: 400,
      violations: [{ field: "content.fuel" }]
    })
  })

  it("lets no odometer run backwards, whichever report comes first", async () => {
    const { sends } = await reportsOf("agency")
    const id = await newBooking()
    await sends(id, someContent({ odometer: 500 }))
    const back = { moment: "RETURN" as const }
    expect(await refusalOf(sends(id, someContent({ odometer: 499 }), back))).toMatchObject({
      violations: [
        {
          field: "odometer",
          message: "The odometer must be 500 km or more, which it showed at pick-up"
        }
      ]
    })
    const other = await newBooking()
    await sends(other, someContent({ odometer: 400 }), back)
    expect(await refusalOf(sends(other, someContent({ odometer: 401 })))).toMatchObject({
      violations: [
        { field: "odometer", message: "The odometer must be 400 km or less, which it showed at return" }
      ]
    })
    expect(await sends(other, someContent({ odometer: 400 }))).toMatchObject({ version: 1 })
  })

  it("takes no return without the damage that was noted at pick-up", async () => {
    const { sends } = await reportsOf("agency")
    const id = await newBooking()
    await sends(id, someContent({ damages: [someDamage] }))
    expect(
      await refusalOf(sends(id, someContent({ damages: [] }), { moment: "RETURN" as const }))
    ).toMatchObject({
      status: 400,
      violations: [{ field: "damages", message: "Damage noted at pick-up belongs in the report at return" }]
    })
  })

  it("takes a pick-up after its return, and then no correction of the return without its damage", async () => {
    const { sends, reads } = await reportsOf("agency")
    const id = await newBooking()
    const back = { moment: "RETURN" as const }
    const first = await sends(id, someContent({ damages: [] }), back)
    const pickUp = await sends(id, someContent({ damages: [someDamage] }))
    expect(await reads(id)).toMatchObject({ pickUp, return: first })
    const corrects = (damages: ConditionContent["damages"]) =>
      sends(id, someContent({ damages, fuel: 2 }), { ...back, follows: first.id })
    expect(await refusalOf(corrects([]))).toMatchObject({ status: 400, violations: [{ field: "damages" }] })
    expect(await corrects([someDamage])).toMatchObject({ version: 2, content: { damages: [someDamage] } })
  })

  it("takes photos before and after their report, each once, and links to them", async () => {
    const { sends, sendsPhoto, reads } = await reportsOf("agency")
    const id = await newBooking()
    const [early, late, missing] = [fresh(), fresh(), fresh()]
    await sendsPhoto(id, early)
    await sends(id, someContent({ damages: [{ ...someDamage, photoIds: [early, late, missing] }] }))
    expect((await reads(id)).pickUp?.photos?.map((photo) => photo.id)).toEqual([early])
    await Promise.all([1, 2, 3].map(() => sendsPhoto(id, late, pngOf(400))))
    const photos = (await reads(id)).pickUp?.photos ?? []
    expect(photos.map((photo) => photo.id).sort()).toEqual([early, late])
    const rows = await served.query((db) =>
      db.selectFrom("damagePhotos").select("id").where("bookingId", "=", id).execute()
    )
    expect(rows).toHaveLength(2)
    for (const { url } of photos) {
      expect((await fetch(served.url + url)).headers.get("content-type")).toBe("image/png")
      expect((await fetch(served.url + url.replace(/\?.*/, ""))).status).toBe(404)
    }
  })

  it("refuses what is no photo, and a photo whose identifier belongs to another booking", async () => {
    const { sendsPhoto } = await reportsOf("agency")
    const [one, other] = [await newBooking(), await newBooking()]
    expect(await refusalOf(sendsPhoto(one, fresh(), new Uint8Array([1, 2, 3])))).toMatchObject({
      status: 400,
      violations: [{ field: "file", message: "Please select a valid image file (PNG, JPG, JPEG, or WEBP)" }]
    })
    const photoId = fresh()
    await sendsPhoto(one, photoId)
    expect(await statusOf(sendsPhoto(other, photoId))).toBe(409)
  })

  it("knows nothing of another agency's bookings", async () => {
    const id = await newBooking()
    const { sends, sendsPhoto, reads } = await reportsOf("other-agency")
    const calls = [sends(id, someContent()), sendsPhoto(id, fresh()), reads(id), reads(2 ** 31)]
    expect(await Promise.all(calls.map(statusOf))).toEqual([404, 404, 404, 404])
  })
})

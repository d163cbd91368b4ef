import { ratingWindow } from "@crewfleet/sdk/rules"
import { expect, it } from "vitest"
import { describeServed } from "../servedOnBoth.ts"
import { clientsOf } from "../session/clientsOf.ts"
import { refusalOf, statusOf } from "../session/inWordsOf.ts"
import { ofHire, ofHirer, ratingsAt } from "./ratingsAt.ts"

const ago = (ms: number) => new Date(Date.now() - ms)
const refused = (status: number, message: string) =>
  expect.objectContaining({ _tag: "Refused", status, message })

describeServed("Ratings of a hire", (served) => {
  const clientOf = clientsOf(served)
  const { completeHire, withLink, rateHirer, rateHire, read, readShared, run } = ratingsAt(served)

  const vehicleRating = async (id: number) =>
    (await (await clientOf("agency")).booking.byId({ params: { id }, query: {} })).vehicle?.rating
  const hirerRating = async () =>
    (await (await clientOf("agency")).hirer.byId({ params: { id: served.people.client }, query: {} })).rating
  const kept = (bookingId: number) =>
    served.query((db) => db.selectFrom("ratings").selectAll().where("bookingId", "=", bookingId).execute())

  it("are held back until both sides have rated: each reads its own, others neither, and nothing counts them", async () => {
    const id = await completeHire()
    expect(await rateHire(id)).toEqual({
      type: "VEHICLE",
      rating: 4.2,
      comment: "Spotless",
      ratingItems: [
        { status: "CONDITION", rate: 5 },
        { status: "CLEANLINESS", rate: 4 },
        { status: "COMFORT", rate: 4 },
        { status: "PROCESS", rate: 3 },
        { status: "PROFESSIONALISM", rate: 5 }
      ]
    })
    expect([await read(id), await read(id, "admin"), await readShared(id)]).toEqual([[], [], ["VEHICLE"]])
    expect([await vehicleRating(id), await hirerRating()]).toEqual([undefined, undefined])

    await rateHirer(id)
    const both = ["VEHICLE", "CLIENT"]
    expect([await read(id), await read(id, "admin"), await readShared(id)]).toEqual([both, both, both])
    expect([await vehicleRating(id), await hirerRating()]).toEqual([4.2, 3.5])
  })

  it("are held back likewise where the agency is first, whose list of hirers tells nothing of it", async () => {
    const id = await completeHire()
    const stars = async () => {
      const { hirer } = await clientOf("agency")
      const { content } = await hirer.list({ params: { page: 0, size: 10 }, query: {} })
      return content.find((one) => one.id === served.people.client)?.rating
    }
    const before = await stars()
    await rateHirer(id, "agency", { ...ofHirer, PROFESSIONALISM: 1, REPEAT: 1 })
    expect([await read(id), await read(id, "admin"), await readShared(id)]).toEqual([["CLIENT"], [], []])
    expect(await stars()).toBe(before)
    await rateHire(id)
    expect(await stars()).toBeLessThan(before ?? 5)
  })

  it("are shown after 14 days where only one side has rated, and can be given no more", async () => {
    const id = await completeHire()
    await rateHire(id)
    await run("show-ratings")
    const held = await completeHire(ago(ratingWindow - 60_000))
    await rateHire(held)
    await served.query((db) =>
      db
        .updateTable("bookings")
        .set({ completedAt: ago(ratingWindow) })
        .where("id", "=", id)
        .execute()
    )
    await run("show-ratings")
    await expect.poll(() => read(id)).toEqual(["VEHICLE"])
    expect([await vehicleRating(id), await read(held), await vehicleRating(held)]).toEqual([
      4.2,
      [],
      undefined
    ])
    expect(await refusalOf(rateHirer(id))).toEqual(
      refused(409, "A hire can be rated for 14 days after it was completed, and these are over.")
    )
  })

  it("are given once each, also by several at the same time", async () => {
    const id = await completeHire()
    const link = await withLink(id)
    const byLink = () => link.rating.rateHire({ params: { id }, query: {}, payload: ofHire })
    const attempts = await Promise.allSettled([
      ...Array.from({ length: 5 }, byLink),
      ...Array.from({ length: 5 }, () => rateHire(id)),
      ...Array.from({ length: 5 }, () => rateHirer(id))
    ])
    expect(attempts.filter(({ status }) => status === "fulfilled")).toHaveLength(2)
    const rows = await kept(id)
    expect(rows.map(({ type }) => type).sort()).toEqual(["CLIENT", "VEHICLE"])
    expect(rows.every(({ shownAt }) => shownAt !== null)).toBe(true)
    expect(await refusalOf(byLink())).toEqual(refused(409, "This hire was rated already."))
    expect(await refusalOf(rateHirer(id))).toEqual(refused(409, "The hirer was rated already."))
  })

  it("are given once under one key, and answered again", async () => {
    const id = await completeHire()
    const key = crypto.randomUUID()
    const answers = await Promise.all([1, 2, 3].map(() => rateHirer(id, "agency", ofHirer, key)))
    expect(answers[1]).toEqual(answers[0])
    expect(await rateHirer(id, "agency", ofHirer, key)).toEqual(answers[0])
    expect(await kept(id)).toHaveLength(1)
  })

  it("tell who gave them: somebody with an account, or with which link", async () => {
    const id = await completeHire()
    await (await withLink(id)).rating.rateHire({ params: { id }, query: {}, payload: ofHire })
    await rateHirer(id)
    expect(await kept(id)).toMatchObject([
      { type: "VEHICLE", userId: null, linkId: expect.any(String) },
      { type: "CLIENT", userId: expect.any(Number), linkId: null }
    ])
  })

  it("wait until the hire is complete, and never come to one that was cancelled", async () => {
    const words = "A hire can be rated once it is complete."
    for (const status of ["IN_PROGRESS", "CANCELLED"] as const) {
      const id = await completeHire(undefined, { status, completedAt: null })
      expect(await refusalOf(rateHirer(id))).toEqual(refused(409, words))
      expect(await refusalOf(rateHire(id))).toEqual(refused(409, words))
    }
  })

  it("are given by nobody but the agency and the hirer of that hire", async () => {
    const [id, other] = [await completeHire(), await completeHire()]
    const link = await withLink(other)
    const attempts = [
      rateHirer(id, "other-agency"),
      rateHire(id, "other-client"),
      link.rating.rateHire({ params: { id }, query: {}, payload: ofHire }),
      rateHirer(id, "admin"),
      rateHire(id, "agency"),
      link.rating.rateHirer({ params: { id: other }, query: {}, payload: ofHirer })
    ]
    expect(await Promise.all(attempts.map(statusOf))).toEqual([404, 404, 404, 403, 403, 403])
    expect(await kept(id)).toEqual([])
  })

  it("say at each aspect what is missing or wrong", async () => {
    const id = await completeHire()
    const payload = { ...ofHirer, TIMELINESS: 2.5, REPEAT: null }
    expect(await refusalOf(rateHirer(id, "agency", payload))).toMatchObject({
      status: 400,
      violations: [
        { field: "TIMELINESS", message: "Rate whether the vehicle was returned on time" },
        { field: "REPEAT", message: "Rate how likely you are to rent to this hirer again" }
      ]
    })
    expect(await kept(id)).toEqual([])
  })
})

import { expect, it } from "vitest"
import { pngOf } from "../agency/pngOf.ts"
import { someContent } from "../condition/someReport.ts"
import { linksAt, partsOf } from "../link/linksAt.ts"
import { describeServedOnce } from "../servedOnBoth.ts"
import { clientsOf } from "../session/clientsOf.ts"
import { inWordsOf } from "../session/inWordsOf.ts"
import { ofHire, ratingsAt } from "./ratingsAt.ts"

const day = 86_400_000

describeServedOnce("A hirer whose hire is complete", (served) => {
  const clientOf = clientsOf(served)
  const { mails } = inWordsOf(served)
  const { open, holder, share } = linksAt(served)
  const { completeHire, rateHire, run } = ratingsAt(served)
  const ask = async () => {
    await run("ask-for-ratings")
    const { job } = await clientOf("admin")
    const standing = async () => (await job.list()).find(({ name }) => name === "ask-for-ratings")?.standing
    await expect.poll(standing).toBe("DONE")
    return mails()
  }
  const linkIn = (text: string) => partsOf(/https?:\S+#\S+/.exec(text)?.[0] ?? "")
  const email = (to: string) =>
    served.query((db) =>
      db.updateTable("clients").set({ email: to }).where("id", "=", served.people.client).execute()
    )

  it("is asked by mail once, with a link that rates and needs no account", async () => {
    const id = await completeHire()
    await ask()
    const sent = await ask()
    expect(sent).toHaveLength(1)
    const [{ recipient, subject, text } = { recipient: "", subject: "", text: "" }] = sent
    expect([recipient, subject]).toEqual(["office@harbour.example", "How was your hire of Ford Focus?"])
    expect(text).toMatch(
      /^Ada, thank you for hiring Ford Focus from Northgate Rentals\.\n\nRate the hire until /
    )
    const { token, endsAt } = await open(linkIn(text))
    const link = holder(token)
    expect(await link.rating.rateHire({ params: { id }, query: {}, payload: ofHire })).toMatchObject({
      rating: 4.2
    })
    const { ratingsEnd = "" } = await link.booking.shared({ params: { id }, query: {} })
    expect(Date.parse(endsAt)).toBeGreaterThanOrEqual(Date.parse(ratingsEnd))
  })

  it("is not asked who has rated, has no address, or whose hire was completed days ago", async () => {
    const before = (await mails()).length
    await rateHire(await completeHire())
    await completeHire(new Date(Date.now() - 2 * day))
    await completeHire(undefined, { status: "CANCELLED", completedAt: null })
    await email("")
    await completeHire()
    expect(await ask()).toHaveLength(before)
    await email("office@harbour.example")
  })

  it("opens links of before for as long as the hire can be rated and as long again, also where the vehicle came back late", async () => {
    const endAt = new Date(Date.now() - 5 * day)
    const startAt = new Date(Date.now() - 9 * day)
    const id = await completeHire(undefined, { endAt, startAt })
    const { id: linkId } = await share(id)
    await served.query((db) =>
      db
        .updateTable("accessLinks")
        .set({ endsAt: new Date(Date.now() + day) })
        .where("id", "=", linkId)
        .execute()
    )
    await ask()
    const { ratingsEnd } = await (await clientOf("agency")).booking.byId({ params: { id }, query: {} })
    const links = await (await clientOf("agency")).link.list({
      query: { scope: "booking.shared", recordId: id }
    })
    const ends = Date.parse(links.find((link) => link.id === linkId)?.endsAt ?? "")
    expect(ends - Date.parse(ratingsEnd ?? "")).toBe(14 * day)
  })

  it("sees the vehicle and what the reports say of it in photos, and nothing of anybody else", async () => {
    const id = await completeHire()
    const { conditionReport, booking } = await clientOf("agency")
    const content = someContent()
    const [photoId = ""] = content.damages[0]?.photoIds ?? []
    const file = new FormData()
    file.set("file", new Blob([pngOf(300)], { type: "image/png" }), "damage.png")
    const params = { id, moment: "PICK_UP" } as const
    await conditionReport.send({
      params,
      query: {},
      payload: { id: crypto.randomUUID(), follows: null, content: { ...content, remarks: "Hirer was rude" } }
    })
    if (photoId)
      await conditionReport.sendPhoto({ params: { id, photoId }, query: {}, payload: file as never })
    const { vehicle } = await booking.byId({ params: { id }, query: {} })
    const picture = {
      contentType: "image/png",
      content: pngOf(50),
      purpose: "vehicle",
      sha256: "0".repeat(64)
    } as const
    await served.query(async (db) => {
      for (const position of [0, 1]) {
        const { id: fileId } = await db
          .insertInto("files")
          .values({ ...picture, agencyId: served.people.agency })
          .returning("id")
          .executeTakeFirstOrThrow()
        await db
          .insertInto("vehiclePhotos")
          .values({ fileId, vehicleId: vehicle?.id ?? 0, position })
          .execute()
      }
    })
    const link = holder((await open(await share(id))).token)
    const shared = await link.booking.shared({ params: { id }, query: {} })
    expect(shared.vehicle?.photos).toHaveLength(2)
    expect(shared.vehicle?.mainPhoto).toBe(shared.vehicle?.photos?.[0])
    expect(shared.reports).toMatchObject([
      { moment: "PICK_UP", odometer: content.odometer, fuel: content.fuel, signedAt: expect.any(String) }
    ])
    expect(JSON.stringify(shared)).not.toMatch(/rude|Robin Shaw/)
    for (const url of shared.reports?.[0]?.damages.flatMap(({ photos }) => photos) ?? [])
      expect((await fetch(`${served.url}${url}`)).status).toBe(200)
    expect(shared.reports?.[0]?.damages[0]?.photos).toHaveLength(photoId ? 1 : 0)
  })
})

import { expect, it } from "vitest"
import { pngOf } from "../agency/pngOf.ts"
import { someContent } from "../condition/someReport.ts"
import { formWith } from "../file/formWith.ts"
import { describeServed } from "../servedOnBoth.ts"
import { statusOf } from "../session/inWordsOf.ts"
import { chargesAt } from "./chargesAt.ts"

const query = {}
const hour = 3_600_000

describeServed("What is proposed at a return", (served) => {
  const { as, addPromotion, clientOf, sheet, hired, complete, report, scratch, cameBack, stepBack } =
    chargesAt(served)

  it("are proposed by the agency's rules from the reports and the moment of the return", async () => {
    const id = await cameBack()
    const told = await sheet(id)
    expect(told).toMatchObject({
      ...{ id, status: "COMPLETE", currency: "GBP", subTotal: 103, discount: 0, vatPercentage: 20 },
      ...{ total: 123.6, paid: 0, unknown: [] }
    })
    expect(told.lines?.map(({ description, amount, decision }) => [description, amount, decision])).toEqual([
      [expect.stringMatching(/^1 day late: /), 75, undefined],
      ["100 km over the 200 km allowed, at £0.25 each", 25, undefined],
      ["Fuel: 1/4 of the tank missing", 24, undefined],
      ["Cleaning: inside", 40, undefined],
      [expect.stringMatching(/^Scratch/), undefined, undefined]
    ])
    expect(told.proposals.map(({ kind }) => kind)).toEqual([
      ...["LATE", "MILEAGE", "FUEL", "CLEANING", "DAMAGE"]
    ])
    expect(await statusOf(sheet(id, "other-agency"))).toBe(404)
  })

  it("allow the mileage that a promotion gave when it was booked, whatever it was edited to since", async () => {
    const code = "FURTHER"
    await addPromotion({ title: "Further", code, promotionType: "EXTRA_MILEAGE", extraMileage: 500 })
    const id = await hired(0, { promoCode: code })
    await report(id, "PICK_UP", { odometer: 48_210 })
    await report(id, "RETURN", { odometer: 48_960 })
    await served.query((db) =>
      db.updateTable("promotions").set({ extraMileage: 100 }).where("code", "=", code).execute()
    )
    await complete(id)
    expect((await sheet(id)).lines).toContainEqual(
      expect.objectContaining({
        description: "50 km over the 700 km allowed, at £0.25 each",
        amount: 12.5
      })
    )
  })

  it("count days late from the completion that stands", async () => {
    const id = await hired(5)
    const { changeStatus } = await as("agency")
    await complete(id)
    const late = async () => (await sheet(id)).lines?.filter(({ rowId }) => rowId === "late").length
    expect([(await sheet(id)).returnedAt !== undefined, await late()]).toEqual([true, 1])
    const payload = { event: "completion.takenBack", reason: "Still on the road" } as const
    await changeStatus({ params: { id }, query, payload })
    expect([(await sheet(id)).returnedAt, await late()]).toEqual([undefined, 0])
    await complete(id)
    expect(await late()).toBe(1)
  })

  it("count no day late where the report at return was signed in time, however late the hire is completed", async () => {
    const id = await hired(5)
    const { signatures } = someContent()
    const signedAt = new Date(Date.now() - 5.1 * hour).toISOString()
    await report(id, "RETURN", {
      signatures: { ...signatures, agency: { ...signatures.agency, signedAt } }
    })
    await complete(id)
    const told = await sheet(id)
    expect(told.returnedAt).toBe(signedAt)
    expect(told.lines?.filter(({ rowId }) => rowId === "late")).toEqual([])
    // The hire goes on where that is taken back: what was signed before says nothing of its end.
    await stepBack(id)
    expect((await sheet(id)).returnedAt).toBeUndefined()
    await complete(id)
    expect((await sheet(id)).lines?.map(({ rowId }) => rowId)).toContain("late")
  })

  it("count from the report that was first signed, however late it is corrected", async () => {
    const id = await hired(5)
    const { signatures } = someContent()
    const signed = (ago: number, reportId: string, follows?: string) =>
      clientOf("agency").then(({ conditionReport }) =>
        conditionReport.send({
          params: { id, moment: "RETURN" },
          query,
          payload: {
            ...{ id: reportId, follows },
            content: someContent({
              signatures: {
                ...signatures,
                agency: { ...signatures.agency, signedAt: new Date(Date.now() - ago * hour).toISOString() }
              }
            })
          }
        })
      )
    const [first, second] = [crypto.randomUUID(), crypto.randomUUID()]
    await signed(5.1, first)
    const { returnedAt } = await sheet(id)
    await complete(id)
    await signed(-0.1, second, first)
    const told = await sheet(id)
    expect(told.returnedAt).toBe(returnedAt)
    expect(told.lines?.filter(({ rowId }) => rowId === "late")).toEqual([])
    await stepBack(id)
    await complete(id)
    const of = "The report at return is from before the completion was taken back"
    expect((await sheet(id)).unknown.join()).toMatch(of)
    await signed(0, crypto.randomUUID(), second)
    expect((await sheet(id)).unknown.join()).not.toMatch(of)
  })

  it("count from the later of two signatures where the odometer says that it was another return", async () => {
    const id = await hired(5)
    const { signatures } = someContent()
    const sign = async (ago: number, odometer: number, follows?: string) => {
      const signedAt = new Date(Date.now() - ago * hour).toISOString()
      const agency = { ...signatures.agency, signedAt }
      const payload = {
        ...{ id: crypto.randomUUID(), follows },
        content: someContent({ odometer, signatures: { ...signatures, agency } })
      }
      const { conditionReport } = await clientOf("agency")
      await conditionReport.send({ params: { id, moment: "RETURN" }, query, payload })
      return { id: payload.id, signedAt }
    }
    // Signed on the wrong booking, and corrected at the return.
    const wrong = await sign(40, 48_000)
    const right = await sign(1, 48_600, wrong.id)
    await complete(id)
    expect((await sheet(id)).returnedAt).toBe(right.signedAt)
  })

  it("rest on no report from before the start was taken back", async () => {
    const id = await hired(-30)
    await report(id, "RETURN", {})
    const { changeStatus, byId } = await as("agency")
    const step = (event: "start.takenBack" | "hire.started" | "hire.completed", reason?: string) =>
      changeStatus({ params: { id }, query, payload: { event, reason } })
    await step("start.takenBack", "The wrong booking")
    await step("hire.started", "Now it is")
    expect(await byId({ params: { id }, query })).toMatchObject({ returnIsReported: false })
    expect((await sheet(id)).returnedAt).toBeUndefined()
    expect(await statusOf(step("hire.completed"))).toBe(400)
  })

  it("show the photos of new damage", async () => {
    const id = await hired(0)
    await report(id, "PICK_UP", { damages: [] })
    await report(id, "RETURN", { damages: [scratch] })
    const photoId = scratch.photoIds[0] ?? ""
    const payload = formWith(pngOf(80, 60))
    await (await clientOf("agency")).conditionReport.sendPhoto({ params: { id, photoId }, query, payload })
    const told = await sheet(id)
    expect(told).toMatchObject({ status: "IN_PROGRESS", returnedAt: "2026-03-02T10:00:00.000Z" })
    expect(told.proposals.at(-1)).toMatchObject({
      ...{ key: `damage-${scratch.id}`, photos: [{ id: photoId, url: expect.stringContaining("/files/") }] }
    })
  })
})

import type { PromotionBody } from "@crewfleet/sdk"
import { expect, it } from "vitest"
import { describeServedOnce } from "../servedOnBoth.ts"
import { clientsOf } from "../session/clientsOf.ts"
import { refusalOf, statusOf } from "../session/inWordsOf.ts"

const offer: PromotionBody = {
  title: "Something for the summer",
  description: "A surprise for everybody who books in July.",
  promotionType: "OTHER_AWARD",
  startDate: "2097-07-01T08:00:00.000Z",
  expiryDate: "2097-07-31T20:00:00.000Z",
  usageLimit: 100,
  daysHired: 2,
  vehicleFilter: { names: ["Ford"], nameOperator: "IN", selectedFilters: ["names"] }
}

describeServedOnce("Making a promotion", (served) => {
  const clientOf = clientsOf(served)
  const apiOf = async (name: string) => (await clientOf(name)).promotion
  const entitled = async (name: string, query: string) =>
    (await (await apiOf(name)).list({ query: { query } })).content
  const key = (end: number) => `0b9b2cf0-5d5e-4a65-9d3f-00000000000${end}`

  it("makes one however often the same is sent, at once or later", async () => {
    for (const name of ["agency", "admin"]) {
      const api = await apiOf(name)
      const payload = { ...offer, title: `Once by ${name}`, code: "ONCE" }
      const create = () => api.create({ payload }, { idempotencyKey: key(1) })
      await Promise.all(Array.from({ length: 5 }, create))
      await create()
      expect(await entitled(name, payload.title)).toHaveLength(1)
    }
  })

  it("makes one though it was changed before the same is sent again", async () => {
    const api = await apiOf("agency")
    const payload = { ...offer, title: "Before the change" }
    const create = () => api.create({ payload }, { idempotencyKey: key(2) })
    await create()
    const [made = expect.fail("there is none")] = await entitled("agency", payload.title)
    await api.update({ payload: { ...made, title: "After the change" } })
    expect(await statusOf(create())).toBeUndefined()
    expect(await entitled("agency", payload.title)).toEqual([])
  })

  it("takes a key of which another promotion was made for a mistake", async () => {
    const api = await apiOf("agency")
    const idempotencyKey = key(3)
    await api.create({ payload: offer }, { idempotencyKey })
    const payload = { ...offer, usageLimit: 99 }
    expect(await refusalOf(api.create({ payload }, { idempotencyKey }))).toMatchObject({
      status: 409,
      message: expect.stringContaining("idempotency key")
    })
    expect(
      await statusOf((await apiOf("other-agency")).create({ payload }, { idempotencyKey }))
    ).toBeUndefined()
  })

  it("makes as many as are sent without a key", async () => {
    const api = await apiOf("agency")
    const payload = { ...offer, title: "Without a key" }
    for (let sent = 0; sent < 2; sent++) await api.create({ payload })
    expect(await entitled("agency", payload.title)).toHaveLength(2)
  })
})

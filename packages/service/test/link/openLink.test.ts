import { sql } from "kysely"
import { expect, it } from "vitest"
import { describeServedOnce } from "../servedOnBoth.ts"
import { clientsOf } from "../session/clientsOf.ts"
import { refusalOf, statusOf } from "../session/inWordsOf.ts"
import { linksAt } from "./linksAt.ts"

const days = 86_400_000
const ended =
  "This link has ended: it stands for 28 days after a hire. Ask Northgate Rentals for a new one to see the booking."
const withdrawn = "This link has been withdrawn. Ask Northgate Rentals for a new one if you still need it."
const unknown =
  "This link cannot be opened. Check that it is complete, or ask whoever gave it to you for a new one."

const refused = (status: number, message: string) =>
  expect.objectContaining({ _tag: "Refused", status, message })

describeServedOnce(
  "A link",
  (served) => {
    const { addHire, share, someLink, open, holder } = linksAt(served)
    const clientOf = clientsOf(served)
    const revoke = async (id: string, name = "agency") =>
      (await clientOf(name)).link.revoke({ params: { id }, query: {} })

    it("opens one record for whoever has its secret, and says who gave it out and until when", async () => {
      const { bookingId, id, secret } = await someLink()
      const { token, ...opened } = await open({ id, secret })
      expect(opened).toEqual({
        id,
        scope: "booking.shared",
        recordId: bookingId,
        agency: { name: "Northgate Rentals", timeZone: "Europe/London" },
        endsAt: expect.any(String)
      })
      expect(await holder(token).link.current()).toEqual(opened)
      const shared = await holder(token).booking.shared({ params: { id: bookingId }, query: {} })
      expect(shared).toMatchObject({ id: bookingId, vehicle: { name: "Ford", model: "Focus" } })
    })

    it("opens nothing from the moment when it is withdrawn, also for who has it open", async () => {
      const { bookingId, id, secret } = await someLink()
      const { token } = await open({ id, secret })
      expect(await revoke(id)).toMatchObject({ id, uses: 1, revokedAt: expect.any(String) })
      expect(await refusalOf(holder(token).link.current())).toEqual(refused(403, withdrawn))
      const shared = holder(token).booking.shared({ params: { id: bookingId }, query: {} })
      expect(await refusalOf(shared)).toEqual(refused(403, withdrawn))
      expect(await refusalOf(open({ id, secret, visit: token }))).toEqual(refused(403, withdrawn))
    })

    it("stays as it is when another agency withdraws it", async () => {
      const { id, secret } = await someLink()
      expect(await statusOf(revoke(id, "other-agency"))).toBe(404)
      expect(await open({ id, secret })).toMatchObject({ id })
    })

    it("tells of a secret that is wrong what it tells of a link that was never given out", async () => {
      const { id, secret } = await someLink()
      await revoke(id)
      for (const wrong of [
        { id, secret: "x".repeat(secret.length) },
        { id, secret: secret.slice(1) },
        { id, secret: `${secret} ` },
        { id, secret: "x".repeat(1_500) },
        { id: "00000000-0000-4000-8000-000000000000", secret },
        { id: "' or 1 = 1 --", secret },
        { id: "x".repeat(1_500), secret }
      ])
        expect(await refusalOf(open(wrong))).toEqual(refused(404, unknown))
      expect(await statusOf(open({ id, secret: "x".repeat(3_000) }))).toBe(413)
    })

    it("says of a token that nobody knows any more that the link cannot be opened", async () => {
      expect(await refusalOf(holder("link.forgotten").link.current())).toEqual(refused(401, unknown))
    })

    it("lasts until 28 days after the hire, or from now where the hire is over", async () => {
      const agency = await clientOf("agency")
      const now = Date.now()
      const ended = await addHire({ startAt: new Date(now - 9 * days), endAt: new Date(now - 8 * days) })
      const coming = await addHire({ startAt: new Date(now + 3 * days), endAt: new Date(now + 5 * days) })
      const until = async (id: number) =>
        Date.parse((await agency.booking.share({ params: { id }, query: {} })).endsAt) - now
      expect(await until(coming)).toBe(33 * days)
      expect((await until(ended)) / days).toBeCloseTo(28, 2)
    })

    it("shows of a booking what its invoice shows and nothing beyond", async () => {
      const { bookingId, id, secret } = await someLink()
      const { token } = await open({ id, secret })
      const answer = await fetch(`${served.url}/api/v1/vehicle-booking/${bookingId}/shared`, {
        headers: { authorization: `Bearer ${token}` }
      })
      const shared = (await answer.json()) as Record<string, object>
      const keys = Object.keys(shared).sort().join(" ")
      expect(keys).toBe("end id invoices ratings reports start status vehicle")
      expect(shared.vehicle).toEqual({
        name: "Ford",
        model: "Focus",
        vehicleRates: [{ weekDay: "MTF", rate: 42 }],
        photos: []
      })
    })

    it("is told with the others to the agency that gave it out, and without its secret", async () => {
      const { bookingId, id, secret } = await someLink()
      await share(bookingId)
      const agency = await clientOf("agency")
      const links = await agency.link.list({ query: { scope: "booking.shared", recordId: bookingId } })
      expect(links).toHaveLength(2)
      expect(links.find((link) => link.id === id)).toEqual({
        id,
        scope: "booking.shared",
        recordId: bookingId,
        givenTo: "Ada Hill",
        user: "Robin Shaw",
        madeAt: expect.any(String),
        endsAt: expect.any(String),
        uses: 0,
        mostUses: 10
      })
      expect(JSON.stringify(links)).not.toContain(secret)
      expect(await statusOf(agency.link.list({ query: { scope: "toString" as never, recordId: 1 } }))).toBe(
        400
      )
      expect(await agency.link.list({ query: { scope: "booking.shared", recordId: 1e12 } })).toEqual([])
    })

    it("is not made where twenty to the same booking stand already", async () => {
      const bookingId = await addHire()
      const ids: Array<string> = []
      for (let link = 0; link < 20; link++) ids.push((await share(bookingId)).id)
      expect(await statusOf(share(bookingId))).toBe(409)
      await revoke(ids[0] ?? "")
      expect(await share(bookingId)).toMatchObject({ id: expect.any(String) })
    })

    it("is guessed at a hundred times from one address within a quarter of an hour, and opens elsewhere", async () => {
      const { id, secret } = await someLink()
      const guess = () => statusOf(open({ id, secret: "wrong" }, "10.9.9.9"))
      expect(await guess()).toBe(404)
      await served.query((db) =>
        sql`insert into sign_in_attempts (key, at, address_hash)
          select key, at, address_hash from generate_series(1, 98), (
            select key, at, address_hash from sign_in_attempts where key like 'openLink:%' order by id desc limit 1
          ) latest`.execute(db)
      )
      expect(await guess()).toBe(404)
      expect(await guess()).toBe(429)
      expect(await statusOf(open({ id, secret }, "10.9.9.9"))).toBe(429)
      expect(await open({ id, secret }, "10.9.9.8")).toMatchObject({ id })
      served.ahead = 15 * 60_000
      expect(await open({ id, secret }, "10.9.9.9")).toMatchObject({ id })
      served.ahead = 0
    })

    it("ends when it was said to, also for who has it open", async () => {
      const { bookingId, id, secret } = await someLink()
      const { token, endsAt } = await open({ id, secret })
      served.ahead = Date.parse(endsAt) - Date.now() - 60_000
      expect(await holder(token).link.current()).toMatchObject({ recordId: bookingId })
      served.ahead += 61_000
      expect(await refusalOf(holder(token).link.current())).toEqual(refused(403, ended))
      expect(await refusalOf(open({ id, secret }))).toEqual(refused(403, ended))
      served.ahead = 0
    })
  },
  { trustedProxies: 1 }
)

import { sql } from "kysely"
import { expect, it } from "vitest"
import { describeServedOnce } from "../servedOnBoth.ts"
import { linksAt } from "./linksAt.ts"

describeServedOnce("What is kept and written of a link", (served) => {
  const { someLink, open, holder } = linksAt(served)

  /** Everything that the database holds, as text. */
  const everything = () =>
    served.query(async (db) => {
      const { rows } = await sql<{ name: string }>`
        select table_name as name from information_schema.tables
        where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(db)
      const texts = await Promise.all(
        rows.map(({ name }) =>
          sql<{
            all: string | null
          }>`select string_agg(row::text, ' ') as all from ${sql.table(name)} row`.execute(db)
        )
      )
      return texts.flatMap((text) => text.rows.map((row) => row.all)).join(" ")
    })

  it("has no part of its secret and of its holders' tokens, whatever is done with them", async () => {
    const { bookingId, id, secret } = await someLink()
    const { token } = await open({ id, secret })
    await holder(token).booking.shared({ params: { id: bookingId }, query: {} })
    const headers = { authorization: `Bearer ${token}` }
    const json = { "content-type": "application/json" }
    const post = (path: string, body: string) =>
      fetch(served.url + path, { method: "POST", headers: json, body })
    // In the address, where it does not belong; in a body that cannot be read; in one that is too long; as another's.
    await fetch(`${served.url}/link/${id}?secret=${secret}`)
    await fetch(`${served.url}/link/${id}/${secret}`)
    await fetch(`${served.url}/api/v1/link/current?token=${token}`, { headers })
    await fetch(`${served.url}/api/v1/link/${secret}/revoke`, { method: "POST", headers })
    await post(`/api/v1/link/open?secret=${secret}`, JSON.stringify({ id }))
    await post("/api/v1/link/open", JSON.stringify({ id, secret: [secret] }))
    await post("/api/v1/link/open", `{"id":"${id}","secret":"${secret}"`)
    await post("/api/v1/link/open", JSON.stringify({ id, secret, visit: token.repeat(50) }))

    const kept = await everything()
    expect(kept).toContain(id)
    const log = served.log.join("\n")
    expect(log).toContain("/api/v1/link/open")
    for (const hidden of [secret, token, token.slice("link.".length)]) {
      expect(kept).not.toContain(hidden)
      expect(log).not.toContain(hidden)
    }
  })

  it("opens nothing with a secret that stands behind a question mark", async () => {
    const { id, secret } = await someLink()
    const answer = await fetch(`${served.url}/api/v1/link/open?secret=${secret}`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ id })
    })
    expect(answer.status).toBe(400)
  })

  it("tells browsers to name no page to anybody, and to keep no answer", async () => {
    const { id, secret } = await someLink()
    const page = await fetch(`${served.url}/link/${id}`)
    expect(page.headers.get("referrer-policy")).toBe("no-referrer")
    const opened = await fetch(`${served.url}/api/v1/link/open`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ id, secret })
    })
    expect(opened.status).toBe(200)
    expect(opened.headers.get("referrer-policy")).toBe("no-referrer")
    expect(opened.headers.get("cache-control")).toBe("no-store")
  })

  it("forgets the browsers in which it was open a day after it has ended", async () => {
    const { id, secret } = await someLink()
    const { endsAt } = await open({ id, secret })
    const visits = () =>
      served.query((db) => db.selectFrom("linkVisits").select("linkId").where("linkId", "=", id).execute())
    expect(await visits()).toHaveLength(1)
    served.ahead = Date.parse(endsAt) - Date.now() + 25 * 3_600_000
    await expect.poll(visits).toEqual([])
  })
})

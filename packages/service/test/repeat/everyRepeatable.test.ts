import { Api, endpointFacts } from "@crewfleet/sdk/effect"
import { type Kysely, sql } from "kysely"
import { beforeAll, expect, it } from "vitest"
import type { EndpointKey } from "../../src/access/Policy.ts"
import { policies } from "../../src/access/policies.ts"
import type { Tables } from "../../src/database/Tables.ts"
import { describeServedOnce } from "../servedOnBoth.ts"
import { inWordsOf } from "../session/inWordsOf.ts"
import { repeatableCases } from "./repeatableCases.ts"

const repeatable = endpointFacts(Api)
  .filter((facts) => facts.repeatable)
  .map(({ group, name, method }) => [`${group}.${name}` as EndpointKey, method] as const)

it("leaves no key to guests, who are all the same", () => {
  for (const [name] of repeatable) expect(policies[name], name).not.toBe("anybody")
})

/** What the clock and signing in change by themselves, and what this is about. */
const passedOver = ["jobs", "tokens", "sign_in_attempts", "tallies", "tally_changes", "performed_calls"]

/** What the clock removes, whenever its hour strikes, is gone already. */
const rowsOf = (name: string) =>
  name === "files" ? sql`(select * from files where remove_at is null or remove_at > now())` : sql.table(name)

/** All that a database holds, as one digest for each table, asked for at once. */
const contentsOf = async (db: Kysely<Tables>) => {
  const tables = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`.execute(db)
  const digests = tables.rows
    .filter(({ name }) => !passedOver.includes(name))
    .map(
      ({ name }) => sql`
        select ${sql.lit(name)} as name, md5(coalesce(string_agg(row::text, '' order by row::text), '')) as digest
        from ${rowsOf(name)} as row`
    )
  const { rows } = await sql<{
    name: string
    digest: string
  }>`${sql.join(digests, sql` union all `)}`.execute(db)
  return Object.fromEntries(rows.map(({ name, digest }) => [name, digest]))
}

describeServedOnce("A call that may be repeated", (served) => {
  const cases = repeatableCases(served)
  const { mails, signIn } = inWordsOf(served)
  /** What there is once all mail has arrived. */
  const contents = async () => {
    await mails()
    return served.query(contentsOf)
  }
  const tokens = { agency: "", admin: "", worker: "", client: "" }
  beforeAll(async () => {
    tokens.agency = (await signIn("agency")).access_token
    tokens.admin = (await signIn("admin")).access_token
    tokens.worker = (await signIn("worker")).access_token
    tokens.client = (await signIn("client")).access_token
  })

  it("has a case", () => {
    expect(Object.keys(cases).sort()).toEqual(repeatable.map(([name]) => name).sort())
  })

  it.each(repeatable)("%s is done once under one key, and answers the same", async (name, method) => {
    const { as = "agency", path, body } = await (cases[name] ?? expect.fail("there is no case"))()
    const isForm = body instanceof FormData
    const ask = async (key: string) => {
      const response = await fetch(`${served.url}/api/v1${path}`, {
        method,
        headers: {
          authorization: `Bearer ${tokens[as]}`,
          "idempotency-key": key,
          ...(body && !isForm && { "content-type": "application/json" })
        },
        ...(body && { body: isForm ? body : JSON.stringify(body) })
      })
      return {
        status: response.status,
        type: response.headers.get("content-type"),
        text: await response.text()
      }
    }
    const before = await contents()
    const first = await ask(name)
    expect(first, first.text).toMatchObject({ status: 200 })
    const done = await contents()
    if (name !== "job.run") expect(done).not.toEqual(before)
    expect(await ask(name)).toEqual(first)
    expect(await contents()).toEqual(done)
    const kept = await served.query((db) =>
      db.selectFrom("performedCalls").select("answer").where("endpoint", "=", name).executeTakeFirstOrThrow()
    )
    expect(kept.answer).not.toContain(first.text.slice(1, 20))
  })
})

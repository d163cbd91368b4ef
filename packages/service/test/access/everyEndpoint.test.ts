import { Api, endpointFacts } from "@crewfleet/sdk/effect"
import { beforeAll, expect, it } from "vitest"
import type { EndpointKey, Policy } from "../../src/access/Policy.ts"
import { policies } from "../../src/access/policies.ts"
import { describeServedOnce } from "../servedOnBoth.ts"
import { inWordsOf } from "../session/inWordsOf.ts"
import { asking, methods } from "./asking.ts"
import type { Belongings } from "./Belongings.ts"
import { everyRow } from "./everyRow.ts"
import { insertBelongings } from "./insertBelongings.ts"
import { callers, type Row } from "./Row.ts"

it("asks every endpoint of the contract", () => {
  const asked = new Set<string>(everyRow.map(([, endpoint]) => endpoint))
  expect([...asked].sort()).toEqual([...methods.keys()].sort())
})

const isAgencys = (policy: Policy) => typeof policy === "object" && policy.grants.AGENCY !== undefined

/** What an agency does with its hires and hirers. */
const rental = ["booking", "charges", "hirer", "invoice", "money", "promotion", "rating"]

it("lets each call that an agency may make say for which agency it is made", () => {
  const silent = endpointFacts(Api).flatMap(({ group, name, path, query }) => {
    const key = `${group}.${name}` as EndpointKey
    const says =
      "agencyId" in Object(query) || path.includes(":agencyId") || path.startsWith("/api/v1/agency/:id")
    return says || !isAgencys(policies[key]) ? [] : [key]
  })
  expect(silent).toEqual([])
})

it("asks every call about a hire in the name of an agency, also as another one", () => {
  const taking = endpointFacts(Api).filter(
    ({ group, query }) => rental.includes(group) && "agencyId" in Object(query)
  )
  const named = new Set(everyRow.filter(([, , path]) => path.includes("agencyId=")).map(([, name]) => name))
  expect(
    taking.map(({ group, name }) => `${group}.${name}`).filter((name) => !named.has(name as never))
  ).toEqual([])
  expect(taking.length).toBeGreaterThan(20)
})

describeServedOnce("Access", (served) => {
  let there: Belongings
  beforeAll(async () => {
    there = await served.query((db) => insertBelongings(db, served.people))
  })

  const ask = asking(served, () => there)

  it.each(everyRow.map((row) => [titleOf(row), row] as const))(
    "answers %s as the table says",
    async (_, row) => {
      const answers: Array<number> = []
      for (const name of callers.slice(0, 8)) answers.push(await ask(name, row))
      answers.push(...(await Promise.all(callers.slice(8).map((name) => ask(name, row)))))
      expect(answers.join(" ")).toBe(row[0])
    }
  )

  it("never shows an agency user the figures of all agencies", async () => {
    const { access_token } = await inWordsOf(served).signIn("agency")
    const headers = { authorization: `Bearer ${access_token}` }
    for (const query of ["", `?agencyId=${served.people.agency}`, "?agencyId=&x=1"]) {
      const response = await fetch(`${served.url}/api/v1/stats/overview${query}`, { headers })
      const body = (await response.json()) as object
      expect(response.status === 400 || !("providers" in body), query).toBe(true)
    }
  })
})

const titleOf = ([, endpoint, path, , about]: Row) =>
  `${endpoint} at ${path}${about === undefined ? "" : `, ${about},`}`

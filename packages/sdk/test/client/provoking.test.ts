import { callNames, faults, makeClient, provokingFetch, RequestFailed } from "@crewfleet/sdk"
import { allSituations, type DeliverySituation, deliveryNotices } from "@crewfleet/sdk/rules"
import { describe, expect, it } from "vitest"
import { calls } from "../failure/calls.ts"
import type { Happening } from "../failure/happenings.ts"
import { readings } from "../failure/readings.ts"

/** A service that answers nothing of interest. */
const service = async () => Response.json({})

const connected = (timeLimit = 5_000) => {
  const provoking = provokingFetch(service)
  const client = makeClient({
    baseUrl: "http://service.test",
    timeLimit,
    retries: 0,
    fetch: provoking.fetch
  })
  return { client, ...provoking }
}

/** The rows of the catalogue, by what is provoked. */
const rows: Readonly<Record<string, Happening>> = {
  "no-connection": "no connection",
  "no-answer": "no answer in time",
  violations: "400 with violations",
  "400-words": "400 with a message",
  "400": "400",
  "401-words": "401 with a message",
  "401": "401",
  "403-words": "403 with a message",
  "403": "403",
  "404-words": "404 with a message",
  "404": "404",
  "409-words": "409 with a message",
  "409": "409",
  "418-words": "418 with a message",
  "418": "418",
  "500-words": "500 with a message",
  "500": "500",
  gateway: "502 with HTML",
  page: "HTML instead of JSON",
  empty: "an empty body",
  nonsense: "a body of the wrong shape"
}

const heard = async (situation: DeliverySituation, fault: string) => {
  const { client, provoke, provoked } = connected(fault === "no-answer" ? 20 : 5_000)
  provoke({ call: "*", fault, times: "next" })
  const outcome = await calls[situation].make(client).then(
    () => undefined,
    (error: unknown) => error
  )
  expect(provoked()).toEqual([])
  if (!(outcome instanceof RequestFailed)) return outcome ?? ["it succeeded"]
  return deliveryNotices(situation, outcome.failure).map(({ level, text }) => `${level}: ${text}`)
}

describe("provokingFetch, in every situation of the catalogue", () => {
  it.each(allSituations)("brings every row of %s", async (situation) => {
    for (const [fault, happening] of Object.entries(rows))
      expect({ fault, said: await heard(situation, fault) }).toEqual({
        fault,
        said: readings[situation][happening]
      })
  })
})

describe("provokingFetch", () => {
  const one = { params: { id: 1 } } as const

  it("lets the next call of a name fail, or every one until it is taken back, and no other", async () => {
    const { client, provoke, withdraw, provoked } = connected()
    provoke({ call: "hirer.byId", fault: "500", times: "next" })
    await expect(client.promotion.list({ query: {} })).rejects.toThrow(/answer/)
    await expect(client.hirer.byId(one)).rejects.toMatchObject({ failure: { status: 500 } })
    expect(provoked()).toEqual([])
    provoke({ call: "hirer.byId", fault: "409", times: "all" })
    provoke({ call: "hirer.byId", fault: "404", times: "all" })
    await expect(client.hirer.byId(one)).rejects.toMatchObject({ failure: { status: 404 } })
    await expect(client.hirer.byId(one)).rejects.toMatchObject({ failure: { status: 404 } })
    withdraw("hirer.byId")
    await expect(client.hirer.byId(one)).rejects.not.toMatchObject({ failure: { status: 404 } })
  })

  it("knows every call by its address, and leaves what is none alone", async () => {
    const { fetch, provoke } = connected()
    provoke({ call: "*", fault: "500", times: "all" })
    expect((await fetch("/brand.json")).status).toBe(200)
    expect(
      (
        await fetch(
          new Request("http://service.test/oauth-service/api/v1/user-permission/login", { method: "POST" })
        )
      ).status
    ).toBe(500)
    expect(new Set(callNames).size).toBe(callNames.length)
  })

  it("is slow, and gives up with the request", async () => {
    const { fetch, provoke } = connected()
    const stop = new AbortController()
    provoke({ call: "*", fault: "slow", times: "next" })
    const answer = fetch("/api/v1/pack-key", { signal: stop.signal })
    stop.abort(new Error("nobody waits"))
    await expect(answer).rejects.toThrow("nobody waits")
  })

  it("refuses what there is not, and tells whoever listens of what there is", () => {
    const { provoke, withdraw, subscribe, provoked } = connected()
    const told: Array<number> = []
    subscribe(() => told.push(provoked().length))
    expect(() => provoke({ call: "hirer.eat", fault: "500", times: "next" })).toThrow(
      "There is no call hirer.eat"
    )
    expect(() => provoke({ call: "*", fault: "fire", times: "next" })).toThrow("There is no fault fire")
    for (const { id } of faults) provoke({ call: "*", fault: id, times: "next" })
    withdraw("*")
    withdraw("*")
    expect(told).toEqual([...faults.map(() => 1), 0])
  })
})

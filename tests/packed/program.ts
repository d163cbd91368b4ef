// What a program of somebody else says in types; it is compiled as strictly as can be, and then run.
import { strict as assert } from "node:assert"
import { type ClientOptions, each, makeClient, type PromiseClient, type Session } from "@crewfleet/sdk"
import { type Client as EffectClient, makeClient as makeEffectClient } from "@crewfleet/sdk/effect"
import { handlers } from "@crewfleet/sdk/testing"
import { Effect } from "effect"

const options: ClientOptions = {
  baseUrl: "https://api.example.com",
  fetch: async () => Response.json({ content: [{ id: "41", start: "2026-11-20" }], totalElements: 1 })
}
const client: PromiseClient = makeClient(options)

const starts: Array<string> = []
for await (const booking of each(client.booking.list, { params: { size: 10 } })) {
  const id: number = booking.id
  starts.push(`${id} ${booking.start ?? "unknown"}`)
  // @ts-expect-error a number is no text
  const wrong: string = booking.id
  assert.equal(typeof wrong, "number")
}
assert.deepEqual(starts, ["41 2026-11-20T00:00:00.000Z"])

// @ts-expect-error an agency has a number
const refused: unknown = () => client.agency.byId({ params: { id: "seven" } })
assert.equal(typeof refused, "function")

const effects: EffectClient = makeEffectClient(options)
const page = await Effect.runPromise(effects.booking.list({ params: { page: 0, size: 10 } }))
assert.equal(page.totalElements, 1)

const userType = (session: Session): string => session.userType
assert.equal(typeof userType, "function")
assert.equal(typeof handlers.agency.byId, "function")
console.log("program ran")

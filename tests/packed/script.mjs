// What a script of somebody else does, with the package as it is installed.
import assert from "node:assert/strict"
import { each, makeClient, NotSignedIn, RequestFailed, sessionInMemory, signIn } from "@crewfleet/sdk"
import { startDouble } from "./double.mjs"

const { url: baseUrl, stop } = await startDouble()

const { client, session, logout } = await signIn(
  { baseUrl },
  { username: "ada@example.com", password: "secret" }
)
assert.equal(session().displayName, "Shaw")

const found = []
for await (const booking of each(client.booking.list, { params: { size: 2 } })) found.push(booking)
assert.deepEqual(
  found.map(({ id }) => id),
  [1, 2, 3, 4, 5]
)
assert.equal(found[0].start, "2026-11-20T09:30:00.000Z")
assert.equal(found[0].invoices[0].totalAmount, 12.5)
assert.equal("somethingNew" in found[0], false)
assert.equal(session().accessToken, "token-2")

const cancelled = await client.booking.changeStatus({
  params: { id: 3 },
  payload: { event: "booking.cancelled", reason: "Weather", version: 3 }
})
assert.equal(cancelled.status, "CANCELLED")

await assert.rejects(
  signIn({ baseUrl }, { username: "ada@example.com", password: "wrong" }),
  (error) => error instanceof RequestFailed && error.failure.status === 401
)
assert.equal(typeof NotSignedIn, "function")
const nobody = makeClient({
  baseUrl,
  session: sessionInMemory({ ...session(), accessToken: "x", refreshToken: "" })
})
await assert.rejects(nobody.agency.byId({ params: { id: 1 } }), RequestFailed)

assert.equal(await logout(), true)
assert.equal(session(), undefined)
stop()
console.log("script ran")

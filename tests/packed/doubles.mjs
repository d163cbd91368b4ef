// How somebody else tests their own script: against the doubles of the contract.
import assert from "node:assert/strict"
import { makeClient, RequestFailed } from "@crewfleet/sdk"
import { failing, handlers, inSequence, setupServer } from "@crewfleet/sdk/testing"

const server = setupServer(
  handlers.agency.byId(inSequence(() => ({ id: 7, name: "Northern" }), failing(404, "There is none")))
)
server.listen()
const client = makeClient({ baseUrl: "https://api.example.com" })
assert.deepEqual(await client.agency.byId({ params: { id: 7 } }), { id: 7, name: "Northern" })
await assert.rejects(client.agency.byId({ params: { id: 7 } }), RequestFailed)
server.close()
console.log("doubles ran")

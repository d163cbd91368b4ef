// A flow of the portal without the portal: signing in.
import assert from "node:assert/strict"
import { signInLogic } from "@crewfleet/machines"
import { makeClient } from "@crewfleet/sdk"
import { createActor, waitFor } from "xstate"
import { startDouble } from "./double.mjs"

const { url: baseUrl, stop } = await startDouble()
const actor = createActor(signInLogic(async () => makeClient({ baseUrl })))
const opened = []
actor.on("session.opened", ({ session }) => opened.push(session.userType))
actor.start()
await waitFor(actor, (state) => state.matches({ asking: "waiting" }))
actor.send({ type: "credentials.submitted", username: "ada@example.com", password: "secret" })
const { context } = await waitFor(actor, (state) => state.status === "done")
assert.equal(context.portal, "/admin")
assert.deepEqual(opened, ["ADMIN"])
stop()
console.log("machine ran")

// What a program of somebody else says of a machine in types, with answers of its own in the ports.
import { strict as assert } from "node:assert"
import { type LoginInput, signInMachine } from "@crewfleet/machines"
import type { LoginOutcome, Session } from "@crewfleet/sdk"
import { createActor, fromPromise, waitFor } from "xstate"

const actor = createActor(
  signInMachine.provide({
    actors: {
      restore: fromPromise<Session | undefined, undefined>(async () => undefined),
      login: fromPromise<LoginOutcome, LoginInput>(async () => ({ _tag: "OtpSent" }))
    }
  })
)
actor.start()
actor.send({ type: "credentials.submitted", username: "ada@example.com", password: "secret" })
const state = await waitFor(actor, (state) => state.matches("askingCode"))
const username: string = state.context.username
assert.equal(username, "ada@example.com")

// @ts-expect-error nobody signs in like this
const guess = () => actor.send({ type: "credentials.guessed" })
assert.equal(typeof guess, "function")
console.log("flow ran")

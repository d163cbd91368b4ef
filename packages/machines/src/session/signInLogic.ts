import type { Session } from "@crewfleet/sdk"
import { loginOutcome } from "@crewfleet/sdk/rules"
import { fromPromise } from "xstate"
import { calling, type LoadClient } from "../calling.ts"
import { signInMachine } from "./signInMachine.ts"
import type { LoginInput } from "./signInSetup.ts"

/** The sign-in machine with the SDK behind its ports; `restore` finds the session that is already stored, if any. */
export const signInLogic = (
  load: LoadClient,
  restore: () => Promise<Session | undefined> = () => Promise.resolve(undefined)
) =>
  signInMachine.provide({
    actors: {
      restore: fromPromise(restore),
      login: calling(load, async (client, payload: LoginInput, options) =>
        loginOutcome(await client.session.login({ payload }, options), payload.username)
      )
    }
  })

import { calling, type LoadClient } from "../calling.ts"
import { resetPasswordMachine } from "./resetPasswordMachine.ts"

/** The machine of the recovery-email form with the SDK behind its port. */
export const resetPasswordLogic = (load: LoadClient) =>
  resetPasswordMachine.provide({
    actors: {
      sendLink: calling(load, (client, payload, options) =>
        client.session.resetPassword({ payload }, options)
      )
    }
  })

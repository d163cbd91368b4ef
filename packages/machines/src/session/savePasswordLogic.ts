import { calling, type LoadClient } from "../calling.ts"
import { savePasswordMachine } from "./savePasswordMachine.ts"

/** The new-password machine with the SDK behind its port. */
export const savePasswordLogic = (load: LoadClient) =>
  savePasswordMachine.provide({
    actors: {
      savePassword: calling(load, (client, payload, options) =>
        client.session.savePassword({ payload }, options)
      )
    }
  })

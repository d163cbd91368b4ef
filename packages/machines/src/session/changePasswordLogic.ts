import { fromPromise } from "xstate"
import { changePasswordMachine } from "./changePasswordMachine.ts"

/** The change-password confirmation, which ends the session with `signOut`. */
export const changePasswordLogic = (signOut: () => Promise<void>) =>
  changePasswordMachine.provide({ actors: { signOut: fromPromise<void, undefined>(signOut) } })

import { resetPasswordMachine } from "@crewfleet/machines"
import { makeRecorder, type Recording } from "@crewfleet/machines/recording"
import { createActor } from "xstate"

/** A recording in which somebody forgets to type an address. */
export const forgottenAddress = (): Recording => {
  const recorder = makeRecorder()
  const actor = createActor(resetPasswordMachine, { inspect: recorder.inspect }).start()
  actor.send({ type: "email.submitted", email: "" })
  return recorder.recording()
}

import { signInMachine } from "@crewfleet/machines"
import {
  formatRecording,
  makeRecorder,
  parseRecording,
  type Recording,
  replay
} from "@crewfleet/machines/recording"
import type { LoginOutcome, Session } from "@crewfleet/sdk"
import {
  type AnyEventObject,
  type AnyStateMachine,
  createActor,
  fromPromise,
  type NonReducibleUnknown
} from "xstate"

export const settled = () => new Promise<void>((resolve) => setTimeout(resolve))
/** A port that is asked and does not answer. */
export const silent = <Output, Input extends NonReducibleUnknown>() =>
  fromPromise<Output, Input>(() => new Promise(() => {}))

/** What a port says, as a machine hears it. */
export const answer = (port: string, output: unknown): AnyEventObject => ({
  type: `xstate.done.actor.${port}`,
  actorId: port,
  output
})
export const throughFile = (recording: Recording): Recording => parseRecording(formatRecording(recording))
export const statesOf = (recording: Recording) => recording.steps.map(({ actor, state }) => [actor, state])
export const replayed = (recording: Recording, ...machines: ReadonlyArray<AnyStateMachine>) =>
  replay(
    throughFile(recording),
    machines.map((machine) => ({ machine }))
  )

export const session: Session = {
  accessToken: "eyJhbGciOiJIUzI1NiJ9.4711.c2lnbmF0dXJl",
  refreshToken: "r-99887766",
  displayName: "Shaw.P",
  permissions: ["VIEW_CLIENT"],
  userType: "AGENCY",
  agentId: 7
}

/** Priya signs in with a one-time password, while a recorder runs. */
export const signingIn = async () => {
  const recorder = makeRecorder({ now: () => 0 })
  const outcomes: Array<LoginOutcome> = [{ _tag: "OtpSent" }, { _tag: "SignedIn", session }]
  const actor = createActor(
    signInMachine.provide({
      actors: {
        restore: fromPromise<Session | undefined, undefined>(async () => undefined),
        login: fromPromise(async () => outcomes.shift() ?? { _tag: "OtpSent" })
      }
    }),
    { inspect: recorder.inspect }
  ).start()
  await settled()
  actor.send({ type: "credentials.submitted", username: " priya@moorside.example ", password: "Summer-2026" })
  await settled()
  actor.send({ type: "code.submitted", otp: "424 242" })
  await settled()
  return recorder.recording()
}

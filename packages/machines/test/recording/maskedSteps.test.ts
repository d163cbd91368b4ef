import { resetPasswordMachine, routeGuardMachine, sessionMachine } from "@crewfleet/machines"
import { formatRecording, makeRecorder } from "@crewfleet/machines/recording"
import type { Session } from "@crewfleet/sdk"
import { describe, expect, it } from "vitest"
import { type AnyEventObject, type AnyStateMachine, assign, createActor, setup } from "xstate"
import { answer, replayed, session, silent } from "./recordings.ts"

describe("makeRecorder, on what hands sessions over", () => {
  const accessToken = "eyJ0eXAiOiJKV1QifQ.payload.signature"
  const handOver = {
    accessToken,
    refreshToken: "r-5566778899",
    userType: "AGENCY",
    agentId: "7",
    displayName: "Okafor.N"
  }
  const opened: Session = { ...session, accessToken, refreshToken: "r-5566778899", displayName: "Okafor.N" }
  const cases: ReadonlyArray<[string, AnyStateMachine, unknown, ReadonlyArray<AnyEventObject>]> = [
    [
      "the session machine",
      sessionMachine,
      undefined,
      [
        { type: "session.opened", session: opened },
        { type: "tokens.renewed", accessToken: "eyJ-second-token", refreshToken: "r-second" }
      ]
    ],
    [
      "the route guard",
      routeGuardMachine,
      { portal: "AGENCY", redirected: true },
      [answer("readCookies", handOver), answer("fetchPermissions", opened)]
    ],
    [
      "the reset of a password",
      resetPasswordMachine,
      undefined,
      [{ type: "email.submitted", email: "ngozi@okafor.example" }]
    ]
  ]
  it.each(cases)("leaves no token, name or address of %s in the file", (_, machine, input, events) => {
    const recorder = makeRecorder()
    const actors = Object.fromEntries(
      Object.keys(machine.implementations.actors).map((name) => [name, silent()])
    )
    const { inspect } = recorder
    const actor = createActor(machine.provide({ actors }), { input, inspect }).start()
    for (const event of events) actor.send(event)
    actor.stop()
    const recording = recorder.recording()
    expect(formatRecording(recording)).not.toMatch(/eyJ|payload|signature|r-55|second|okafor|ngozi/i)
    expect(recording.steps).toHaveLength(events.length + 1)
    expect(replayed(recording, machine).partings).toEqual([])
  })
})

describe("makeRecorder, on a machine that masking leads elsewhere", () => {
  const gate = setup({
    types: {
      context: {} as { open: boolean },
      events: {} as { type: "gate.asked"; may: boolean } | { type: "gate.left" }
    },
    guards: { may: (_, { may }: { readonly may: boolean }) => may },
    actions: { note: assign((_, { may }: { readonly may: boolean }) => ({ open: may })) }
  }).createMachine({
    id: "gate",
    context: { open: false },
    initial: "shut",
    states: {
      shut: {
        on: {
          "gate.asked": {
            guard: { type: "may", params: ({ event }) => event },
            target: "open",
            actions: { type: "note", params: ({ event }) => event }
          }
        }
      },
      open: { on: { "gate.left": "shut" } }
    }
  })

  it("takes that step as it was, and replays what follows", () => {
    const recorder = makeRecorder()
    const actor = createActor(gate, { inspect: recorder.inspect }).start()
    actor.send({ type: "gate.asked", may: true })
    actor.send({ type: "gate.left" })
    const recording = recorder.recording()
    expect(recording.steps).toMatchObject([
      { state: "shut" },
      { state: "open", event: { may: false }, masked: true },
      { state: "shut" }
    ])
    const replay = replayed(recording, gate)
    expect(replay.partings).toEqual([])
    expect(replay.steps).toHaveLength(3)
  })
})

import {
  bookingSummaryMachine,
  dashboardMachine,
  graphMachine,
  logoFile,
  overviewMachine,
  profileWizardMachine,
  resetPasswordMachine,
  routeGuardMachine,
  savePasswordMachine,
  sessionMachine,
  signInMachine,
  upcomingBookingsMachine,
  vehicleSummaryMachine
} from "@crewfleet/machines"
import {
  formatRecording,
  makeRecorder,
  parseRecording,
  type Recording,
  replay
} from "@crewfleet/machines/recording"
import type { ListedBooking, LoginOutcome, Page, Session } from "@crewfleet/sdk"
import { describe, expect, it } from "vitest"
import {
  type AnyEventObject,
  type AnyStateMachine,
  assign,
  createActor,
  fromPromise,
  type NonReducibleUnknown,
  SimulatedClock,
  setup
} from "xstate"
import { contact, everything, makeService, someone } from "../agency/someone.ts"

const settled = () => new Promise<void>((resolve) => setTimeout(resolve))
/** A port that is asked and does not answer. */
const silent = <Output, Input extends NonReducibleUnknown>() =>
  fromPromise<Output, Input>(() => new Promise(() => {}))

/** What a port says, as a machine hears it. */
const answer = (port: string, output: unknown): AnyEventObject => ({
  type: `xstate.done.actor.${port}`,
  actorId: port,
  output
})
const throughFile = (recording: Recording): Recording => parseRecording(formatRecording(recording))
const statesOf = (recording: Recording) => recording.steps.map(({ actor, state }) => [actor, state])
const replayed = (recording: Recording, ...machines: ReadonlyArray<AnyStateMachine>) =>
  replay(
    throughFile(recording),
    machines.map((machine) => ({ machine }))
  )

const session: Session = {
  accessToken: "eyJhbGciOiJIUzI1NiJ9.4711.c2lnbmF0dXJl",
  refreshToken: "r-99887766",
  displayName: "Shaw.P",
  permissions: ["VIEW_CLIENT"],
  userType: "AGENCY",
  agentId: 7
}

/** Priya signs in with a one-time password, while a recorder runs. */
const signingIn = async () => {
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

describe("makeRecorder", () => {
  it("notes how a machine begins, all that it hears, where it is then and what it tells", async () => {
    const { steps } = await signingIn()
    expect(steps.map((step) => (step._tag === "Started" ? step._tag : step.event.type))).toEqual([
      "Started",
      "xstate.done.actor.restore",
      "credentials.submitted",
      "xstate.done.actor.login",
      "code.submitted",
      "xstate.done.actor.confirm"
    ])
    expect(steps.at(-1)).toMatchObject({ actor: "signIn", state: "signedIn" })
  })

  it("leaves nothing secret and nothing personal in the file, and replays all the same", async () => {
    const recording = await signingIn()
    const file = formatRecording(recording)
    for (const secret of ["priya", "moorside", "Summer", "2026", "424", "eyJ", "4711", "9988", "Shaw"]) {
      expect(file).not.toContain(secret)
    }
    const replay = replayed(recording, signInMachine)
    expect(replay.partings).toEqual([])
    expect(replay.steps.map(({ actor, state }) => [actor, state])).toEqual(statesOf(recording))
  })

  it("keeps what the rules of a password look at", () => {
    const recorder = makeRecorder()
    const actor = createActor(savePasswordMachine.provide({ actors: { savePassword: silent() } }), {
      input: { token: "reset-token-123" },
      inspect: recorder.inspect
    }).start()
    const submit = (newPassword: string, repeatedpass: string) =>
      actor.send({ type: "password.submitted", newPassword, repeatedpass })
    submit("crewfleet", "crewfleet")
    submit("Crew-26", "Crew-26")
    submit("Crewfleet-2026", "Crewfleet-2027")
    submit("Crewfleet-2026", "Crewfleet-2026")
    const recording = recorder.recording()
    expect(recording.steps.map(({ state }) => state).at(-1)).not.toEqual(recording.steps[0]?.state)
    expect(formatRecording(recording)).not.toMatch(/crew-?fleet-2|Crew-26|reset-token/)
    expect(replayed(recording, savePasswordMachine).partings).toEqual([])
  })

  it("notes notices, without what was masked elsewhere", async () => {
    const recorder = makeRecorder()
    const { actor, does } = someone()
    recorder.join(actor)
    await does(...everything)
    const recording = recorder.recording()
    expect(recording.steps.flatMap(({ notices }) => notices)).toEqual([
      { level: "success", text: "Profile setup completed successfully!" }
    ])
    for (const answer of [contact.telephone, ...Object.values(contact.address)])
      expect(formatRecording(recording)).not.toContain(answer)
    expect(replayed(recording, profileWizardMachine, logoFile).partings).toEqual([])
  })
})

/** An admin's dashboard, of which only the upcoming bookings answer; somebody searches them. */
const searching = async (record: "from its start" | "once it runs") => {
  const page: Page<ListedBooking> = {
    content: [{ id: 1, firstname: "Grace", surname: "Hartley", email: "grace@hartley.example" }],
    totalElements: 31
  }
  const recorder = makeRecorder()
  const clock = new SimulatedClock()
  const actor = createActor(
    dashboardMachine.provide({
      actors: {
        overview: overviewMachine.provide({ actors: { load: silent() } }),
        graph: graphMachine.provide({ actors: { load: silent() } }),
        bookingSummary: bookingSummaryMachine.provide({ actors: { load: silent() } }),
        vehicleSummary: vehicleSummaryMachine.provide({ actors: { load: silent() } }),
        upcomingBookings: upcomingBookingsMachine.provide({ actors: { load: fromPromise(async () => page) } })
      }
    }),
    { input: { userType: "ADMIN" }, clock, ...(record === "from its start" && { inspect: recorder.inspect }) }
  ).start()
  await settled()
  if (record === "once it runs") recorder.join(actor)
  actor.getSnapshot().children.upcomingBookings?.send({ type: "search.typed", text: "grace hartley" })
  clock.increment(400)
  await settled()
  actor.stop()
  return recorder.recording()
}

describe("makeRecorder, on machines that start others", () => {
  const machines = [
    dashboardMachine,
    overviewMachine,
    graphMachine,
    bookingSummaryMachine,
    vehicleSummaryMachine,
    upcomingBookingsMachine
  ]

  it("notes each under the way that leads to it, what ports answered and what timers did", async () => {
    const { steps } = await searching("from its start")
    expect(steps.map(({ actor }) => actor).slice(0, 3)).toEqual([
      "dashboard",
      "dashboard/overview",
      "dashboard/graph"
    ])
    const heard = steps.flatMap((step) =>
      step._tag === "Heard" && step.actor === "dashboard/upcomingBookings" ? [step.event.type] : []
    )
    expect(heard).toEqual([
      "xstate.done.actor.load",
      "search.typed",
      "search.settled",
      "xstate.done.actor.load"
    ])
  })

  it.each(["from its start", "once it runs"] as const)("replays what was recorded %s", async (record) => {
    const recording = await searching(record)
    const file = formatRecording(recording)
    expect(file.toLowerCase()).not.toMatch(/grace|hartley/)
    const { partings, steps } = replayed(recording, ...machines)
    expect(partings).toEqual([])
    expect(steps.at(-1)).toEqual({ actor: "dashboard/upcomingBookings", state: "loaded" })
  })
})

describe("makeRecorder, on a machine that was stored", () => {
  it("notes where it goes on from, and replays from there", async () => {
    const before = someone()
    await before.does(...everything.slice(0, -1))
    const stored = JSON.parse(JSON.stringify(before.actor.getPersistedSnapshot()))
    const recorder = makeRecorder()
    const later = someone(makeService(), stored, recorder.inspect)
    await later.does(...everything.slice(-1))
    const recording = recorder.recording()
    expect(recording.steps[0]).toMatchObject({ _tag: "Started", state: { logo: "waiting" } })
    expect(formatRecording(recording)).not.toContain(contact.address.street)
    expect(replayed(recording, profileWizardMachine, logoFile).partings).toEqual([])
  })
})

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

describe("makeRecorder, on more than it can hold", () => {
  it("notes nothing any more, says so, and what it has is replayed", async () => {
    const recorder = makeRecorder({ limit: 2_000 })
    const actor = createActor(resetPasswordMachine.provide({ actors: { sendLink: silent() } }), {
      inspect: recorder.inspect
    }).start()
    expect(recorder.isFull()).toBe(false)
    for (let typed = 0; typed < 50; typed++) actor.send({ type: "email.submitted", email: "nobody" })
    expect(recorder.isFull()).toBe(true)
    expect(recorder.size()).toBeLessThanOrEqual(recorder.limit)
    const recording = recorder.recording()
    expect(recording.full).toBe(true)
    expect(recording.steps.length).toBeGreaterThan(2)
    expect(recording.steps.length).toBeLessThan(50)
    expect(replayed(recording, resetPasswordMachine).partings).toEqual([])
  })

  it("tells whoever listens that something was noted", () => {
    const recorder = makeRecorder()
    const sizes: Array<number> = []
    const stop = recorder.subscribe(() => sizes.push(recorder.size()))
    const actor = createActor(resetPasswordMachine, { inspect: recorder.inspect }).start()
    actor.send({ type: "email.submitted", email: "" })
    stop()
    actor.send({ type: "email.submitted", email: "" })
    expect(sizes).toHaveLength(2)
    expect(sizes[1]).toBeGreaterThan(sizes[0] ?? 0)
  })
})

describe("makeRecorder, after an earlier recording", () => {
  it("goes on in the same file: its time, its names and its size", async () => {
    const submit = (recorder: ReturnType<typeof makeRecorder>) => {
      const actor = createActor(resetPasswordMachine, { inspect: recorder.inspect }).start()
      actor.send({ type: "email.submitted", email: "" })
      actor.stop()
    }
    const start = Date.parse("2026-11-20T10:00:00.000Z")
    const before = makeRecorder({ now: () => start })
    submit(before)
    const earlier = throughFile(before.recording())
    const after = makeRecorder({ earlier, now: () => start + 90_000 })
    expect(after.size()).toBeGreaterThan(200)
    submit(after)
    const recording = after.recording()
    expect(recording.began).toBe("2026-11-20T10:00:00.000Z")
    expect(recording.steps.map(({ actor, at }) => [actor, at])).toEqual([
      ["resetPassword", 0],
      ["resetPassword", 0],
      ["resetPassword#2", 90_000],
      ["resetPassword#2", 90_000]
    ])
    expect(replayed(recording, resetPasswordMachine).partings).toEqual([])
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

import {
  type JourneyLogEvent,
  journeyLogLogic,
  journeyLogMachine,
  type LogAct,
  type LogActRequest,
  type LogDone
} from "@crewfleet/machines"
import type { Failure, JourneyLog } from "@crewfleet/sdk"
import { failing, handlers } from "@crewfleet/sdk/testing"
import { describe, expect, it } from "vitest"
import { createActor, fromPromise, SimulatedClock, waitFor } from "xstate"
import { describeWalk } from "../describeWalk.ts"
import { connect, scriptedService } from "../session/service.ts"

const service = scriptedService()

const logOf = (more: Partial<JourneyLog> = {}): JourneyLog => ({
  id: 7,
  agencyChecks: [],
  records: [],
  returns: [],
  keptBy: "Una Reed",
  keeperId: 5,
  submittedAt: "2026-11-25T09:00:00.000Z",
  lacks: [],
  otherDefects: [],
  notLeaving: [],
  vehicle: {
    id: 3,
    openDefects: [
      { id: 1, check: "brakes", label: "Brakes", gravity: "ROADWORTHINESS" },
      { id: 2, check: "horn", label: "Horn", gravity: "CRITICAL" }
    ]
  },
  ...more
})
const readAt = "2026-11-25T09:30:00.000Z"
const code = { code: "012345", leader: "Ivo Dale", leaderId: 6, endsAt: "2026-11-25T09:45:00.000Z" }
const refused = (status: number, message: string) => ({ _tag: "Refused", status, message, violations: [] })
const chosen = (act: LogAct): JourneyLogEvent => ({ type: "act.chosen", act, key: "key-1" })

/** Somebody at the desk before the log of job 7, which is read anew and answers as told. */
const someone = (
  answer: (asked: LogActRequest) => LogDone = () => ({ log: logOf(), readAt }),
  logs: ReadonlyArray<() => JourneyLog> = [],
  watches = true
) => {
  const heard: Array<string> = []
  const clock = new SimulatedClock()
  let reads = 0
  const actor = createActor(
    journeyLogMachine.provide({
      actors: {
        load: fromPromise(async () => {
          const told = logs[reads] ?? (() => logOf())
          reads += 1
          return { log: told(), readAt }
        }),
        act: fromPromise(async ({ input }) => answer(input))
      }
    }),
    { clock, input: { request: { id: 7, agencyId: 4 }, watches } }
  )
  actor.on("notice", ({ notice }) => heard.push(`${notice.level}: ${notice.text}`))
  actor.start()
  const settled = () => waitFor(actor, (state) => !state.hasTag("busy") && !state.matches("refreshing"))
  const does = async (...events: ReadonlyArray<JourneyLogEvent>) => {
    await settled()
    for (const event of events) {
      actor.send(event)
      await settled()
    }
    return actor.getSnapshot()
  }
  const waits = async (seconds: number) => {
    await settled()
    clock.increment(seconds * 1_000)
    return settled()
  }
  return { does, waits, heard, reads: () => reads }
}

describe("journeyLogMachine", () => {
  it("reads again every 15 seconds while the page is looked at, and at once when it is shown again", async () => {
    const { does, waits, reads } = someone()
    await waits(14)
    expect(reads()).toBe(1)
    await waits(1)
    await waits(15)
    expect(reads()).toBe(3)
    await does({ type: "page.hidden" })
    await waits(60)
    expect(reads()).toBe(3)
    await does({ type: "page.shown" })
    expect(reads()).toBe(4)
  })

  it("reads nothing again once nothing can come any more", async () => {
    const { waits, reads } = someone(undefined, [], false)
    await waits(60)
    expect(reads()).toBe(1)
  })

  it("shows what it has while the service cannot be reached, and goes on reading", async () => {
    const fails = () => {
      throw { _tag: "NetworkFailure" }
    }
    const { waits, does } = someone(undefined, [() => logOf(), fails, () => logOf({ keptBy: "Ivo Dale" })])
    const offline = await waits(15)
    expect([offline.context.failure?._tag, offline.context.log?.keptBy]).toEqual([
      "NetworkFailure",
      "Una Reed"
    ])
    const { context } = await waits(15)
    expect([context.failure, context.log?.keptBy]).toEqual([undefined, "Ivo Dale"])
    expect((await does()).value).toBe("looking")
  })

  it("overrules what is critical with a reason, and nothing of roadworthiness", async () => {
    const asked: Array<LogActRequest> = []
    const { does, heard } = someone((one) => {
      asked.push(one)
      return { log: logOf(), readAt }
    })
    expect((await does(chosen({ do: "overrule", defectId: 1 }))).value).toBe("looking")
    const asking = await does(chosen({ do: "overrule", defectId: 2 }), { type: "act.confirmed" })
    expect(asking.context.problems).toEqual([{ field: "reason", text: "Enter the reason" }])
    await does({ type: "reason.typed", reason: " A short way " }, { type: "act.confirmed" })
    expect(asked).toMatchObject([
      { act: { do: "overrule", defectId: 2 }, reason: "A short way", key: "key-1" }
    ])
    expect(heard).toEqual(["success: Defect overruled"])
    const mending = await does(chosen({ do: "mend", defectId: 1 }), { type: "act.confirmed" })
    expect(mending.context.problems[0]?.text).toBe("Say how it was mended, and by whom")
  })

  it("gives several steps back at once, and keeps the words until they have arrived", async () => {
    const asked: Array<LogActRequest> = []
    const { does, heard } = someone((one) => {
      asked.push(one)
      if (asked.length === 1) throw refused(500, "Try again")
      return { log: logOf(), readAt }
    })
    const empty = await does(chosen({ do: "giveBack" }), { type: "act.confirmed" })
    expect(empty.context.problems).toHaveLength(1)
    const failed = await does(
      { type: "words.typed", step: "dropOff", words: "Who took over?" },
      { type: "words.typed", step: "vehicle", words: "x".repeat(501) },
      { type: "act.confirmed" },
      { type: "words.typed", step: "vehicle", words: "Which tyre?" },
      { type: "act.confirmed" }
    )
    expect([failed.value, failed.context.words]).toEqual([
      "asking",
      { dropOff: "Who took over?", vehicle: "Which tyre?" }
    ])
    const { context } = await does({ type: "act.confirmed" })
    expect(asked[1]?.words).toEqual({ dropOff: "Who took over?", vehicle: "Which tyre?" })
    expect(context.words).toEqual({})
    expect(heard.at(-1)).toBe("success: Log given back")
  })

  it("shows a code until it was read out or used", async () => {
    const { does, waits } = someone(
      () => ({ code }),
      [() => logOf(), () => logOf({ keptBy: "Ivo Dale" }), () => logOf({ keptBy: "Ivo Dale", keeperId: 6 })]
    )
    expect((await does(chosen({ do: "makeCode" }))).context.code).toEqual(code)
    expect((await waits(15)).context.code).toEqual(code)
    expect((await waits(15)).context.code).toBeUndefined()
    const dismissed = await does(chosen({ do: "makeCode" }), { type: "code.dismissed" })
    expect(dismissed.context.code).toBeUndefined()
  })

  it("shows how the log stands where somebody else was faster", async () => {
    const mended = logOf({ vehicle: { id: 3, openDefects: [] } })
    const { does, heard } = someone(() => {
      throw refused(409, "This defect is mended already.")
    }, [() => logOf(), () => mended])
    const { value, context } = await does(
      chosen({ do: "mend", defectId: 1 }),
      { type: "reason.typed", reason: "New pads" },
      { type: "act.confirmed" }
    )
    expect([value, context.log?.vehicle?.openDefects, context.reason]).toEqual(["looking", [], "New pads"])
    expect(heard).toEqual(["warning: This defect is mended already."])
  })
})

describe("journeyLogLogic", () => {
  it("calls the service for each act", async () => {
    const asked: Array<unknown> = []
    const note =
      <T>(answer: T) =>
      (one: { readonly params: object; readonly payload?: unknown }) => {
        asked.push([one.params, one.payload])
        return answer
      }
    service.use(
      handlers.journeyLog.byId(() => logOf()),
      handlers.journeyLog.makeCode(() => code),
      handlers.journeyLog.giveBack(note(logOf())),
      handlers.journeyLog.overrule(note(logOf())),
      handlers.journeyLog.mend(failing(409, "This defect is mended already."))
    )
    const actor = createActor(journeyLogLogic(connect), { input: { request: { id: 7 }, watches: false } })
    const heard: Array<string> = []
    actor.on("notice", ({ notice }) => heard.push(notice.text))
    actor.start()
    const rests = () => waitFor(actor, (state) => !state.hasTag("busy"))
    await rests()
    const does = async (...events: ReadonlyArray<JourneyLogEvent>) => {
      for (const event of events) actor.send(event)
      return (await rests()).context
    }
    expect((await does(chosen({ do: "makeCode" }))).code).toEqual(code)
    await does(
      chosen({ do: "giveBack" }),
      { type: "words.typed", step: "plan", words: "Hours?" },
      { type: "act.confirmed" }
    )
    const reason = { type: "reason.typed", reason: "Short way" } as const
    await does(chosen({ do: "overrule", defectId: 2 }), reason, { type: "act.confirmed" })
    const { log, warnings, overtaken } = await does(chosen({ do: "mend", defectId: 1 }), reason, {
      type: "act.confirmed"
    })
    expect(log?.id).toBe(7)
    expect([warnings.map(({ text }) => text), overtaken]).toEqual([["This defect is mended already."], false])
    expect(heard).toEqual(["Log given back", "Defect overruled"])
    expect(asked).toMatchObject([
      [{ id: "7" }, { steps: [{ step: "plan", words: "Hours?" }] }],
      [{ id: "7", defectId: "2" }, { reason: "Short way" }]
    ])
    actor.stop()
  })
})

const tooLate = refused(409, "Somebody else was faster") as Failure

describeWalk(journeyLogMachine, {
  inputs: [{ request: { id: 7, agencyId: 4 }, watches: true }],
  events: [
    chosen({ do: "giveBack" }),
    chosen({ do: "makeCode" }),
    chosen({ do: "overrule", defectId: 99 }),
    { type: "reason.typed", reason: "A short way" },
    { type: "words.typed", step: "dropOff", words: "Who took over?" },
    { type: "act.confirmed" },
    { type: "act.abandoned" },
    { type: "code.dismissed" },
    { type: "page.hidden" },
    { type: "page.shown" },
    { type: "reload.asked" }
  ],
  answers: { load: [{ log: logOf(), readAt }], act: [{ code }] },
  failures: [tooLate],
  limit: 300_000
})

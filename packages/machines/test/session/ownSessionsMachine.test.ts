import { ownSessionsLogic, ownSessionsMachine } from "@crewfleet/machines"
import type { Notice, OwnSession } from "@crewfleet/sdk"
import { failing, handlers, unreachable } from "@crewfleet/sdk/testing"
import { describe, expect, it, onTestFinished } from "vitest"
import { createActor, type EventFromLogic, waitFor } from "xstate"
import { describeWalk } from "../describeWalk.ts"
import { connect, scriptedService } from "./service.ts"

const service = scriptedService()

const here: OwnSession = { id: "s-1", browser: "Firefox on Mac", current: true }
const phone: OwnSession = { id: "s-2", browser: "Chrome on Android", current: false }

/** Somebody who looks where they are signed in; `broken` answers in place of the call that ends one or all. */
const visitor = (broken?: () => Response) => {
  const notified: Array<Notice> = []
  const done: Array<string> = []
  let sessions = [here, phone]
  service.use(
    handlers.session.ownSessions(() => sessions),
    handlers.session.endSession(({ params }) => {
      if (broken) return broken()
      sessions = sessions.filter(({ id }) => id !== params.id)
      return {}
    }),
    handlers.session.endAllSessions(() => {
      if (broken) return broken()
      done.push("ended all")
      return {}
    })
  )
  const actor = createActor(ownSessionsLogic(connect, async () => void done.push("left")))
  actor.on("notice", ({ notice }) => notified.push(notice))
  onTestFinished(() => void actor.stop())
  const settles = () => waitFor(actor, (state) => !state.hasTag("busy"))
  const sees = async (...events: ReadonlyArray<EventFromLogic<typeof ownSessionsMachine>>) => {
    actor.start()
    await settles()
    for (const event of events) {
      actor.send(event)
      await settles()
    }
    return actor.getSnapshot()
  }
  return { sees, notified, done }
}

describe("ownSessionsMachine", () => {
  it("lists where somebody is signed in", async () => {
    const state = await visitor().sees()
    expect(state.value).toBe("listed")
    expect(state.context.sessions).toEqual([here, phone])
  })

  it("ends one and lists the others", async () => {
    const { sees, notified } = visitor()
    const state = await sees({ type: "end.asked", id: "s-2" })
    expect(state.context).toMatchObject({ sessions: [here], ending: undefined })
    expect(notified).toEqual([{ level: "success", text: "Signed out there" }])
  })

  it("lists anew when the one to end has ended already", async () => {
    const { sees, notified } = visitor(failing(404))
    expect((await sees({ type: "end.asked", id: "s-2" })).value).toBe("listed")
    expect(notified).toEqual([])
  })

  it("keeps the list and says why one could not be ended", async () => {
    const { sees, notified } = visitor(unreachable)
    const state = await sees({ type: "end.asked", id: "s-2" })
    expect(state.value).toBe("listed")
    expect(state.context.sessions).toEqual([here, phone])
    expect(notified).toEqual([{ level: "error", text: "Network Connection Failure" }])
  })

  it("asks before it signs out everywhere, and ends nothing for who thinks better of it", async () => {
    const { sees, done } = visitor()
    expect((await sees({ type: "everywhere.asked" })).value).toBe("confirming")
    expect((await sees({ type: "everywhere.cancelled" })).value).toBe("listed")
    expect(done).toEqual([])
  })

  it("signs out everywhere, here last", async () => {
    const { sees, notified, done } = visitor()
    const state = await sees({ type: "everywhere.asked" }, { type: "everywhere.confirmed" })
    expect(state.value).toBe("left")
    expect(done).toEqual(["ended all", "left"])
    expect(notified).toEqual([{ level: "success", text: "You are signed out everywhere" }])
  })

  it("leaves somebody signed in here when signing out everywhere has failed", async () => {
    const { sees, notified, done } = visitor(unreachable)
    const state = await sees({ type: "everywhere.asked" }, { type: "everywhere.confirmed" })
    expect(state.value).toBe("confirming")
    expect(done).toEqual([])
    expect(notified.map(({ level }) => level)).toEqual(["error"])
  })

  it.each([404, 405, 501])(
    "knows a back end that has no such call (%i) from one that fails",
    async (status) => {
      const { sees } = visitor()
      service.use(handlers.session.ownSessions(failing(status)))
      expect((await sees()).value).toBe("unavailable")
      service.use(handlers.session.ownSessions(failing(503)))
      expect((await sees({ type: "reload.asked" })).value).toBe("failed")
      service.use(handlers.session.ownSessions(() => [here]))
      expect((await sees({ type: "reload.asked" })).value).toBe("listed")
    }
  )
})

describeWalk(ownSessionsMachine, {
  events: [
    { type: "reload.asked" },
    { type: "end.asked", id: "s-2" },
    { type: "everywhere.asked" },
    { type: "everywhere.confirmed" },
    { type: "everywhere.cancelled" }
  ],
  answers: { list: [[here, phone]], end: [undefined], endAll: [undefined], leave: [undefined] }
})

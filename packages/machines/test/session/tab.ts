import { sessionMachine } from "@crewfleet/machines"
import type { Notice, Session } from "@crewfleet/sdk"
import { onTestFinished } from "vitest"
import { createActor, type EventFromLogic, fromPromise, SimulatedClock, waitFor } from "xstate"
import { priya } from "./people.ts"

/** What may happen to a session. */
export type SessionEvent = EventFromLogic<typeof sessionMachine>

/** Priya signs in. */
export const opened: SessionEvent = { type: "session.opened", session: priya }

/** Whoever is signed in gets new tokens. */
export const renewed: SessionEvent = { type: "tokens.renewed", accessToken: "a-9", refreshToken: "r-9" }

interface Browser {
  readonly stored?: Session | Error
  readonly currency?: string | null | Error
  readonly laterCurrency?: string
  /** The agency's, where it has one of its own. */
  readonly timeZone?: string
  /** Which time of asking brings the later currency. */
  readonly laterFrom?: number
  readonly logout?: () => Promise<void>
  readonly broken?: ReadonlyArray<"keep" | "forget">
}

/** One tab of a browser that may hold a session already. */
export const tab = ({
  stored,
  currency = "GBP",
  laterCurrency,
  timeZone,
  laterFrom = 2,
  logout = async () => {},
  broken = []
}: Browser = {}) => {
  const notified: Array<Notice> = []
  const done: Array<string> = []
  const clock = new SimulatedClock()
  let asked = 0
  const work = async (name: "keep" | "forget", detail = "") => {
    done.push(name + detail)
    if (broken.includes(name)) throw new Error("The store is full")
  }
  const actor = createActor(
    sessionMachine.provide({
      actors: {
        restore: fromPromise(async () => {
          if (stored instanceof Error) throw stored
          return stored
        }),
        keep: fromPromise(({ input }) => work("keep", ` ${input.session.accessToken}`)),
        forget: fromPromise(() => work("forget")),
        loadAgency: fromPromise(async () => {
          asked += 1
          if (laterCurrency && asked >= laterFrom) return { baseCurrency: laterCurrency, timeZone }
          if (currency instanceof Error) throw currency
          return { baseCurrency: currency, timeZone }
        }),
        logout: fromPromise(() => {
          done.push("logout")
          return logout()
        })
      }
    }),
    { clock }
  )
  actor.on("notice", ({ notice }) => notified.push(notice))
  actor.start()
  onTestFinished(() => void actor.stop())

  const settles = () =>
    waitFor(
      actor,
      (state) =>
        !state.hasTag("busy") &&
        !state.matches({ signedIn: { currency: "loading" } }) &&
        !state.matches({ signedIn: { store: "keeping" } })
    )
  const sees = async (...events: ReadonlyArray<SessionEvent>) => {
    await settles()
    for (const event of events) {
      actor.send(event)
      await settles()
    }
    return actor.getSnapshot()
  }
  return { actor, clock, sees, notified, done, asks: () => asked }
}

import { routeGuardLogic, routeGuardMachine } from "@crewfleet/machines"
import {
  type Failure,
  type HandOver,
  type Notice,
  RequestFailed,
  type Session,
  type UserType
} from "@crewfleet/sdk"
import type { PromiseClient } from "@crewfleet/sdk/promise"
import { describe, expect, it, onTestFinished } from "vitest"
import { createActor, waitFor } from "xstate"
import { describeWalk } from "../describeWalk.ts"
import { noConnection, priya, refused } from "./cast.ts"

const cookies: HandOver = {
  accessToken: "a-1",
  refreshToken: "r-1",
  userType: "AGENCY",
  agentId: "7",
  displayName: "Shaw.P"
}

interface Visit {
  readonly portal?: UserType
  readonly redirected?: boolean
  readonly signedIn?: UserType
  readonly handOver?: HandOver
  /** What goes wrong with the permissions, one after the other. */
  readonly failures?: ReadonlyArray<Failure>
  readonly openSession?: (session: Session) => Promise<void>
}

/** Somebody at the gate of a portal. */
const visitor = ({
  portal = "AGENCY",
  redirected = false,
  signedIn,
  handOver = cookies,
  failures = [],
  openSession = async () => {}
}: Visit) => {
  const told: Array<Notice> = []
  const opened: Array<Session> = []
  const page = { cleared: 0 }
  const left = [...failures]
  const roles = [{ name: "Owner", permissions: ["VIEW_CLIENT"] }, { permissions: ["VIEW_AGENCY"] }]
  const actor = createActor(
    routeGuardLogic({
      findUserType: async () => opened.at(-1)?.userType ?? signedIn,
      readCookies: () => handOver,
      clearCookies: () => {
        page.cleared += 1
      },
      openSession: async (session) => {
        await openSession(session)
        opened.push(session)
      },
      connect: async (store) => {
        const loggedInUser = async () => {
          const failure = left.shift()
          if (failure) throw new RequestFailed(failure)
          expect(store.current()).toMatchObject({ accessToken: "a-1", permissions: [] })
          store.renew({ accessToken: "a-5", refreshToken: "r-5" })
          return { roles }
        }
        return { session: { loggedInUser } } as unknown as PromiseClient
      }
    }),
    { input: { portal, redirected } }
  )
  actor.on("notice", ({ notice }) => told.push(notice))
  actor.start()
  onTestFinished(() => void actor.stop())
  const settles = () => waitFor(actor, (state) => !state.hasTag("busy"))
  return { actor, settles, told, opened, page }
}

const notAllowed = { level: "error", text: "Access not allowed!" }

describe("routeGuardMachine", () => {
  it("admits a person to the portal of their user type", async () => {
    const { settles, told } = visitor({ signedIn: "AGENCY" })
    expect((await settles()).value).toBe("admitted")
    expect(told).toEqual([])
  })

  it("sends a visitor who is not logged in to sign-in", async () => {
    const { settles, told } = visitor({})
    expect((await settles()).value).toBe("denied")
    expect(told).toEqual([notAllowed])
  })

  it("sends a person at another portal to sign-in", async () => {
    const { settles, told } = visitor({ signedIn: "WORKER", portal: "ADMIN" })
    expect((await settles()).value).toBe("denied")
    expect(told).toEqual([{ level: "error", text: "Access To Portal not allowed!" }])
  })
})

describe("routeGuardMachine, taking over a session", () => {
  it("opens the session with its permissions and renewed tokens, and clears the cookies", async () => {
    const { settles, opened, page, told } = visitor({ redirected: true })
    expect((await settles()).value).toBe("admitted")
    expect(opened).toEqual([
      { ...priya, accessToken: "a-5", refreshToken: "r-5", permissions: ["VIEW_AGENCY", "VIEW_CLIENT"] }
    ])
    expect(page.cleared).toBe(1)
    expect(told).toEqual([])
  })

  it.each<[string, HandOver]>([
    ["nothing at all", {}],
    ["no access token", { ...cookies, accessToken: undefined }],
    ["an empty access token", { ...cookies, accessToken: "" }],
    ["no refresh token", { ...cookies, refreshToken: undefined }],
    ["no user type", { ...cookies, userType: undefined }],
    ["an unknown user type", { ...cookies, userType: "toString" }],
    ["an agency without a number", { ...cookies, agentId: "" }],
    ["an agency that is no number", { ...cookies, agentId: "7; DROP" }],
    ["a client, whose number cookies do not carry", { ...cookies, userType: "CLIENT" }]
  ])("opens no session from %s, and clears the cookies", async (_, handOver) => {
    const { settles, opened, page, told } = visitor({ redirected: true, handOver })
    expect((await settles()).value).toBe("denied")
    expect(opened).toEqual([])
    expect(page.cleared).toBe(1)
    expect(told).toEqual([notAllowed])
  })

  it.each([401, 403])("opens no session for tokens that the service refuses (%i)", async (status) => {
    const { settles, opened, page, told } = visitor({ redirected: true, failures: [refused(status)] })
    const state = await settles()
    expect(state.value).toBe("denied")
    expect(state.context.taken).toBeUndefined()
    expect(opened).toEqual([])
    expect(page.cleared).toBe(1)
    expect(told).toEqual([notAllowed])
  })

  it("keeps the cookies while the service cannot be reached, and tries again", async () => {
    const { actor, settles, opened, page, told } = visitor({ redirected: true, failures: [noConnection] })
    expect((await settles()).value).toEqual({ takingOver: "failed" })
    expect(page.cleared).toBe(0)
    expect(opened).toEqual([])
    expect(told).toEqual([{ level: "error", text: "Network Connection Failure" }])
    actor.send({ type: "handOver.retried" })
    expect((await settles()).value).toBe("admitted")
    expect(page.cleared).toBe(1)
  })

  it("gives up when asked to, and clears the cookies", async () => {
    const { actor, settles, opened, page } = visitor({ redirected: true, failures: [noConnection] })
    await settles()
    actor.send({ type: "handOver.abandoned" })
    expect((await settles()).value).toBe("denied")
    expect(opened).toEqual([])
    expect(page.cleared).toBe(1)
  })

  it("keeps the cookies when the session cannot be opened", async () => {
    const openSession = () => Promise.reject(new Error("The store is full"))
    const { settles, page, told } = visitor({ redirected: true, openSession })
    expect((await settles()).value).toEqual({ takingOver: "failed" })
    expect(page.cleared).toBe(0)
    expect(told.map(({ level }) => level)).toEqual(["error"])
  })

  it("admits nobody to a portal that the session was not handed over for", async () => {
    const { settles, told } = visitor({ redirected: true, portal: "ADMIN" })
    expect((await settles()).value).toBe("denied")
    expect(told).toEqual([{ level: "error", text: "Access To Portal not allowed!" }])
  })

  it("forgets the tokens once they are kept", async () => {
    const { settles } = visitor({ redirected: true })
    expect((await settles()).context.taken).toBeUndefined()
  })
})

describeWalk(routeGuardMachine, {
  inputs: [
    { portal: "AGENCY", redirected: true },
    { portal: "AGENCY", redirected: false }
  ],
  events: [{ type: "handOver.retried" }, { type: "handOver.abandoned" }],
  answers: {
    findUserType: [undefined, "AGENCY", "WORKER"],
    readCookies: [{}, cookies],
    fetchPermissions: [priya],
    openSession: [undefined],
    clearCookies: [undefined]
  }
})

import { routeGuardLogic, routeGuardMachine } from "@crewfleet/machines"
import type { LoggedInUser, Notice, Session, UserType } from "@crewfleet/sdk"
import type { HandOver } from "@crewfleet/sdk/rules"
import { failing, handlers, unreachable } from "@crewfleet/sdk/testing"
import { describe, expect, it, onTestFinished } from "vitest"
import { createActor, waitFor } from "xstate"
import { describeWalk } from "../describeWalk.ts"
import { priya } from "./people.ts"
import { connect, scriptedService } from "./service.ts"

const service = scriptedService()

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
  readonly signedIn?: UserType | "signedOut"
  readonly handOver?: HandOver
  /** What goes wrong with the permissions, until it is mended. */
  readonly failure?: () => Response
  readonly openSession?: (session: Session) => Promise<void>
  /** What the service tells of the user beside the roles. */
  readonly user?: Omit<LoggedInUser, "roles">
}

/** Somebody at the gate of a portal. */
const visitor = ({
  portal = "AGENCY",
  redirected = false,
  signedIn,
  handOver = cookies,
  failure,
  openSession = async () => {},
  user = {}
}: Visit) => {
  const notified: Array<Notice> = []
  const opened: Array<Session> = []
  const page = { read: 0, cleared: 0, failure }
  const roles = [{ name: "Owner", permissions: ["VIEW_CLIENT"] }, { permissions: ["VIEW_AGENCY"] }]
  service.use(
    handlers.session.loggedInUser(({ token }) => {
      if (page.failure) return page.failure()
      return token === "a-5" ? { ...user, roles } : failing(401)()
    }),
    handlers.session.refresh(({ params }) =>
      params.token === "r-1" ? { access_token: "a-5", refresh_token: "r-5" } : failing(401)()
    )
  )
  const actor = createActor(
    routeGuardLogic({
      findUserType: async () => opened.at(-1)?.userType ?? signedIn,
      readCookies: () => {
        page.read += 1
        return handOver
      },
      clearCookies: () => {
        page.cleared += 1
      },
      openSession: async (session) => {
        await openSession(session)
        opened.push(session)
      },
      connect
    }),
    { input: { portal, redirected } }
  )
  actor.on("notice", ({ notice }) => notified.push(notice))
  actor.start()
  onTestFinished(() => void actor.stop())
  const settles = () => waitFor(actor, (state) => !state.hasTag("busy"))
  return { actor, settles, notified, opened, page }
}

const notAllowed = { level: "error", text: "Access not allowed!" }

describe("routeGuardMachine", () => {
  it("admits a person to the portal of their user type", async () => {
    const { settles, notified } = visitor({ signedIn: "AGENCY" })
    expect((await settles()).value).toBe("admitted")
    expect(notified).toEqual([])
  })

  it("sends a visitor who is not logged in to sign-in", async () => {
    const { settles, notified } = visitor({})
    expect((await settles()).value).toBe("denied")
    expect(notified).toEqual([notAllowed])
  })

  it("tells whoever was signed in a moment ago, and knows that they are not, nothing more", async () => {
    const { settles, notified } = visitor({ signedIn: "signedOut" })
    expect((await settles()).value).toBe("denied")
    expect(notified).toEqual([])
  })

  it("sends a person at another portal to sign-in", async () => {
    const { settles, notified } = visitor({ signedIn: "WORKER", portal: "ADMIN" })
    expect((await settles()).value).toBe("denied")
    expect(notified).toEqual([{ level: "error", text: "Access To Portal not allowed!" }])
  })
})

describe("routeGuardMachine, taking over a session", () => {
  it("opens the session with its permissions and renewed tokens, and clears the cookies", async () => {
    const { settles, opened, page, notified } = visitor({ redirected: true })
    expect((await settles()).value).toBe("admitted")
    expect(opened).toEqual([
      { ...priya, accessToken: "a-5", refreshToken: "r-5", permissions: ["VIEW_AGENCY", "VIEW_CLIENT"] }
    ])
    expect(page.cleared).toBe(1)
    expect(notified).toEqual([])
  })

  it.each<[UserType, Partial<HandOver>, Visit["user"], Partial<Session>]>([
    ["ADMIN", {}, {}, {}],
    ["AGENCY", {}, { agentId: 8 }, { agentId: 8 }],
    ["CLIENT", { clientId: "3" }, {}, { clientId: 3 }],
    ["CLIENT", { clientId: "3" }, { clientId: 5 }, { clientId: 5 }],
    ["WORKER", {}, { workerId: 4 }, { workerId: 4 }]
  ])(
    "opens the session of a user type that is handed over: %s with %o, told %o",
    async (userType, more, user, notified) => {
      const handOver = { ...cookies, agentId: userType === "AGENCY" ? "7" : undefined, userType, ...more }
      const { settles, opened } = visitor({
        redirected: true,
        portal: userType,
        signedIn: userType,
        handOver,
        ...(user && { user })
      })
      expect((await settles()).value).toBe("admitted")
      expect(opened).toMatchObject([{ userType, ...notified }])
    }
  )

  it.each<[string, HandOver]>([
    ["nothing at all", {}],
    ["no access token", { ...cookies, accessToken: undefined }],
    ["an empty access token", { ...cookies, accessToken: "" }],
    ["no refresh token", { ...cookies, refreshToken: undefined }],
    ["no user type", { ...cookies, userType: undefined }],
    ["an unknown user type", { ...cookies, userType: "toString" }],
    ["an agency without a number", { ...cookies, agentId: "" }],
    ["an agency that is no number", { ...cookies, agentId: "7; DROP" }],
    ["a client whom neither cookies nor the service name", { ...cookies, userType: "CLIENT" }],
    ["a worker with another's number", { ...cookies, userType: "WORKER", agentId: "7", workerId: "x" }]
  ])("opens no session from %s, and clears the cookies", async (_, handOver) => {
    const { settles, opened, page, notified } = visitor({ redirected: true, handOver })
    expect((await settles()).value).toBe("denied")
    expect(opened).toEqual([])
    expect(page.cleared).toBe(1)
    expect(notified).toEqual([notAllowed])
  })

  it.each<[string, HandOver]>([
    ["nothing", {}],
    ["half a session", { ...cookies, refreshToken: undefined }]
  ])("keeps the session that is there when %s was handed over", async (_, handOver) => {
    const { settles, opened, notified } = visitor({ redirected: true, signedIn: "AGENCY", handOver })
    expect((await settles()).value).toBe("admitted")
    expect(opened).toEqual([])
    expect(notified).toEqual([])
  })

  it.each([401, 403])("opens no session for tokens that the service refuses (%i)", async (status) => {
    const { settles, opened, page, notified } = visitor({
      redirected: true,
      failure: failing(status)
    })
    const state = await settles()
    expect(state.value).toBe("denied")
    expect(state.context.taken).toBeUndefined()
    expect(opened).toEqual([])
    expect(page.cleared).toBe(1)
    expect(notified).toEqual([notAllowed])
  })

  it("keeps the cookies while the service cannot be reached, and tries again", async () => {
    const { actor, settles, opened, page, notified } = visitor({ redirected: true, failure: unreachable })
    expect((await settles()).value).toEqual({ takingOver: "failed" })
    expect(page.cleared).toBe(0)
    expect(opened).toEqual([])
    expect(notified).toEqual([{ level: "error", text: "Network Connection Failure" }])
    page.failure = undefined
    actor.send({ type: "handOver.retried" })
    expect((await settles()).value).toBe("admitted")
    expect(page.cleared).toBe(1)
  })

  it("gives up when asked to, and clears the cookies", async () => {
    const { actor, settles, opened, page } = visitor({ redirected: true, failure: unreachable })
    await settles()
    actor.send({ type: "handOver.abandoned" })
    expect((await settles()).value).toBe("denied")
    expect(opened).toEqual([])
    expect(page.cleared).toBe(1)
  })

  it("keeps the cookies when the session cannot be opened", async () => {
    const openSession = () => Promise.reject(new Error("The store is full"))
    const { settles, page, notified } = visitor({ redirected: true, openSession })
    expect((await settles()).value).toEqual({ takingOver: "failed" })
    expect(page.cleared).toBe(0)
    expect(notified.map(({ level }) => level)).toEqual(["error"])
  })

  it("goes on with the tokens that it renewed, because those in the cookies are spent", async () => {
    let isFull = true
    const openSession = async () => {
      if (isFull) throw new Error("The store is full")
    }
    const { actor, settles, opened, page } = visitor({ redirected: true, openSession })
    await settles()
    isFull = false
    actor.send({ type: "handOver.retried" })
    expect((await settles()).value).toBe("admitted")
    expect(page).toMatchObject({ read: 1, cleared: 1 })
    expect(opened).toMatchObject([{ accessToken: "a-5", refreshToken: "r-5" }])
  })

  it("admits nobody to a portal that the session was not handed over for", async () => {
    const { settles, notified } = visitor({ redirected: true, portal: "ADMIN" })
    expect((await settles()).value).toBe("denied")
    expect(notified).toEqual([{ level: "error", text: "Access To Portal not allowed!" }])
  })

  it("learns from the service who was handed over", async () => {
    const user = { id: 12, userType: "AGENCY", agentId: 7 }
    const { settles, opened } = visitor({ redirected: true, user })
    expect((await settles()).value).toBe("admitted")
    expect(opened).toMatchObject([{ userId: "12", userType: "AGENCY", agentId: 7 }])
  })

  it("opens no other portal and no other agency than the service tells of, whatever the cookies claim", async () => {
    const user = { userType: "AGENCY", agentId: 8 }
    const handOver = { ...cookies, userType: "ADMIN" }
    const { settles, opened, notified } = visitor({ redirected: true, portal: "ADMIN", handOver, user })
    expect((await settles()).value).toBe("denied")
    expect(opened).toMatchObject([{ userType: "AGENCY", agentId: 8 }])
    expect(notified).toEqual([{ level: "error", text: "Access To Portal not allowed!" }])
  })

  it("opens no session for somebody who has no portal", async () => {
    const { settles, opened, page, notified } = visitor({ redirected: true, user: { userType: "OWNER" } })
    expect((await settles()).value).toBe("denied")
    expect(opened).toEqual([])
    expect(page.cleared).toBe(1)
    expect(notified).toEqual([notAllowed])
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
    findUserType: [undefined, "signedOut", "AGENCY", "WORKER"],
    readCookies: [{}, cookies],
    fetchPermissions: [undefined, priya],
    openSession: [undefined],
    clearCookies: [undefined]
  }
})

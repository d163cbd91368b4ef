import {
  NotSignedIn,
  noticesFor,
  RequestFailed,
  resumeSession,
  SessionEnded,
  sessionInMemory,
  signIn
} from "@crewfleet/sdk"
import { failing, handlers, setupServer, unreachable } from "@crewfleet/sdk/testing"
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest"

const service = setupServer()
beforeAll(() => service.listen())
afterEach(() => service.resetHandlers())
afterAll(() => service.close())

const credentials = { username: "worker@crewfleet.example", password: "secret" }
const worker = {
  access_token: "a1",
  refresh_token: "r1",
  firstName: "Jo",
  lastName: "Ek",
  userType: "WORKER",
  workerId: 5,
  roles: [{ permissions: ["VIEW_JOB", "VIEW_CLIENT"] }]
}
const enter = () => signIn({ baseUrl: "http://service.test" }, credentials)

it("gives a client that speaks for the user and renews the session by itself", async () => {
  service.use(
    handlers.session.login(({ payload }) =>
      payload.username === credentials.username ? worker : failing(401)()
    ),
    handlers.session.refresh(({ params }) => ({ access_token: "a2", refresh_token: `${params.token}-2` })),
    handlers.worker.agencies(({ token, params }) =>
      token === "a2"
        ? { content: [{ id: 1, name: `Agency of ${params.workerId}` }], totalElements: 1 }
        : failing(401)()
    )
  )
  const { client, session } = await enter()
  expect(session()).toMatchObject({ accessToken: "a1", displayName: "Ek.J", userType: "WORKER", workerId: 5 })

  const { content } = await client.worker.agencies({ params: { workerId: 5, page: 0, size: 100 } })
  expect(content).toEqual([{ id: 1, name: "Agency of 5" }])
  expect(session()).toMatchObject({ accessToken: "a2", refreshToken: "r1-2" })

  service.use(handlers.session.refresh(failing(401)), handlers.worker.agencies(failing(401)))
  const agencies = () => client.worker.agencies({ params: { workerId: 5, page: 0, size: 100 } })
  await expect(agencies()).rejects.toThrow(SessionEnded)
  expect(session()).toBeUndefined()
  await expect(agencies()).rejects.toThrow(SessionEnded)
})

/** Signs in at a service that takes whatever it is told. */
const entered = async (store = sessionInMemory()) => {
  service.use(handlers.session.login(() => worker))
  return { store, ...(await signIn({ baseUrl: "http://service.test", session: store }, credentials)) }
}

it("knows who is signed in, without the tokens", async () => {
  const { user } = await entered()
  expect(user()).toEqual({
    displayName: "Ek.J",
    username: "worker@crewfleet.example",
    userType: "WORKER",
    workerId: 5,
    permissions: ["VIEW_CLIENT", "VIEW_JOB"]
  })
})

it("keeps the session in the store that it is given, and goes on from there without a password", async () => {
  const { store } = await entered()
  expect(store.current()).toMatchObject({ accessToken: "a1", refreshToken: "r1" })

  service.use(
    handlers.worker.agencies(({ token }) => ({ content: [{ id: 1, name: `${token}` }], totalElements: 1 }))
  )
  const resumed = resumeSession({ baseUrl: "http://service.test", session: store })
  const page = { params: { workerId: 5, page: 0, size: 100 } }
  expect(await resumed?.client.worker.agencies(page)).toMatchObject({ content: [{ name: "a1" }] })
  expect(resumeSession({ baseUrl: "http://service.test", session: sessionInMemory() })).toBeUndefined()
})

it("waits for a store that takes its time, and fails where it cannot keep a session", async () => {
  const slow = { ...sessionInMemory(), begin: () => Promise.reject(new Error("The disk is full")) }
  await expect(entered(slow)).rejects.toThrow("The disk is full")
})

describe("signing out", () => {
  it("ends the session at the service and here", async () => {
    const reported: Array<string | undefined> = []
    const { logout, session, user, store } = await entered()
    service.use(
      handlers.session.logout(({ token }) => {
        reported.push(token)
        return {}
      })
    )
    expect(await logout()).toBe(true)
    expect(reported).toEqual(["a1"])
    expect([session(), user(), store.current()]).toEqual([undefined, undefined, undefined])
    expect(await logout()).toBe(true)
    expect(reported).toHaveLength(1)
  })

  it.each([
    ["is away", unreachable],
    ["is broken", failing(500)]
  ])("ends it here also where the service %s, and tells that", async (_, script) => {
    const { logout, session, client } = await entered()
    service.use(handlers.session.logout(script), handlers.agency.currencies(failing(401)))
    expect(await logout()).toBe(false)
    expect(session()).toBeUndefined()
    await expect(client.agency.currencies()).rejects.toThrow(SessionEnded)
  })

  it("is over after a while, however long the service asks to wait", async () => {
    const { logout, session } = await entered()
    vi.spyOn(AbortSignal, "timeout").mockReturnValue(AbortSignal.abort(new Error("Long enough")))
    service.use(
      handlers.session.logout(() => new Response(null, { status: 503, headers: { "retry-after": "19" } }))
    )
    expect(await logout()).toBe(false)
    vi.restoreAllMocks()
    expect(session()).toBeUndefined()
  })

  it("is done where the session had ended meanwhile", async () => {
    const { logout, session } = await entered()
    service.use(handlers.session.logout(failing(401)), handlers.session.refresh(failing(401)))
    expect(await logout()).toBe(true)
    expect(session()).toBeUndefined()
  })
})

it.each([
  [{ access_token: "OTP_SENT" }, "OtpSent", "A one-time password was sent: sign in again with it as `otp`"],
  [
    { access_token: "PASSWORD_NEEDS_RESET" },
    "PasswordNeedsReset",
    "Your password is expired please reset your password."
  ],
  [{ ...worker, workerId: null }, "IdentifierMissing", "No worker Identifier Found."],
  [{ ...worker, userType: "DRIVER" }, "UnknownUserType", "Failed to determine user or Invalid role"]
])("rejects %j with what is missing", async (answer, tag, message) => {
  service.use(handlers.session.login(() => answer))
  const error = await enter().catch((thrown: unknown) => thrown)
  expect(error).toBeInstanceOf(NotSignedIn)
  expect(error).toMatchObject({ message, outcome: { _tag: tag } })
})

it("rejects what the service refuses, in the words that a person would read", async () => {
  service.use(handlers.session.login(failing(401, "Bad credentials")))
  const error = await enter().catch((thrown: unknown) => thrown)
  if (!(error instanceof RequestFailed)) throw new Error("The sign-in did not fail", { cause: error })
  expect(noticesFor("login", error.failure)).toEqual([{ level: "error", text: "Invalid Credentials" }])
})

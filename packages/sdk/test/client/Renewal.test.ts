import { makeClient, SessionEnded } from "@crewfleet/sdk"
import { failing, handlers, saying, setupServer, unreachable } from "@crewfleet/sdk/testing"
import { afterAll, afterEach, beforeAll, expect, it } from "vitest"
import { keepSession, owner } from "../someone.ts"

const service = setupServer()
beforeAll(() => service.listen())
afterEach(() => service.resetHandlers())
afterAll(() => service.close())

const agency = { id: 7, name: "Harbour Vans", baseCurrency: "GBP" }

/** A service that knows one access token at a time, and counts what it is asked. */
const serviceThatTakes = (accepted: string) => {
  const seen = { agency: 0, refresh: 0 }
  service.use(
    handlers.agency.byId(async ({ token }) => {
      seen.agency += 1
      return token === accepted ? agency : failing(401, "Token expired")()
    }),
    handlers.session.refresh(async () => {
      seen.refresh += 1
      await new Promise((resolve) => setTimeout(resolve, 20))
      return { access_token: accepted, refresh_token: `refresh-${seen.refresh}` }
    })
  )
  return seen
}

const clientOf = (session: ReturnType<typeof keepSession>) =>
  makeClient({ baseUrl: "http://service.test", session })

const call = (client: ReturnType<typeof makeClient>) => client.agency.byId({ params: { id: 7 } })

it("renews once for many requests and repeats each once", async () => {
  const seen = serviceThatTakes("fresh")
  const session = keepSession()
  const client = clientOf(session)

  const answers = await Promise.all(Array.from({ length: 12 }, () => call(client)))

  expect(answers).toHaveLength(12)
  expect(seen).toEqual({ agency: 24, refresh: 1 })
  expect(session.current()).toEqual({ ...owner, accessToken: "fresh", refreshToken: "refresh-1" })
  expect(session.ended).toBe(0)
})

it("gives up on a request that is refused again with the new token", async () => {
  const session = keepSession()
  const seen = serviceThatTakes("a token that nobody has")
  service.use(
    handlers.session.refresh(() => {
      seen.refresh += 1
      return { access_token: "also refused", refresh_token: "next" }
    })
  )

  await expect(call(clientOf(session))).rejects.toMatchObject({ failure: { status: 401 } })
  expect(seen).toEqual({ agency: 2, refresh: 1 })
  expect(session.ended).toBe(0)
})

it("ends the session once when the renewal is refused", async () => {
  serviceThatTakes("fresh")
  service.use(handlers.session.refresh(failing(401, "Refresh token used")))
  const session = keepSession()
  const client = clientOf(session)

  const answers = await Promise.allSettled(Array.from({ length: 12 }, () => call(client)))

  for (const answer of answers) {
    expect(answer).toMatchObject({ status: "rejected", reason: { failure: { status: 401 } } })
    expect((answer as PromiseRejectedResult).reason).toBeInstanceOf(SessionEnded)
  }
  expect(session.ended).toBe(1)
  expect(session.current()).toBeUndefined()
})

it("ends a session that has nothing to renew itself with, without asking", async () => {
  const seen = serviceThatTakes("fresh")
  const session = keepSession({ ...owner, refreshToken: "" })
  await expect(call(clientOf(session))).rejects.toMatchObject({ failure: { status: 401 } })
  expect(seen).toEqual({ agency: 1, refresh: 0 })
  expect(session.ended).toBe(1)
})

it.each([
  ["is away", unreachable, { _tag: "NetworkFailure" }],
  ["is broken", failing(503), { _tag: "Refused", status: 503 }],
  ["asks to wait", failing(429, "Too many"), { _tag: "Refused", status: 429 }]
])("ends nothing when the service %s during a renewal", async (_, script, failure) => {
  serviceThatTakes("fresh")
  service.use(handlers.session.refresh(script))
  const session = keepSession()
  await expect(call(clientOf(session))).rejects.toMatchObject({ failure })
  expect(session.ended).toBe(0)
  expect(session.current()).toEqual(owner)
})

it("says of a call whose session could not be renewed why, and goes on with the session", async () => {
  serviceThatTakes("fresh")
  service.use(handlers.session.refresh(saying("<h1>Blocked by a firewall</h1>", 403)))
  const session = keepSession()
  const error = await call(clientOf(session)).catch((thrown: unknown) => thrown)
  expect(error).not.toBeInstanceOf(SessionEnded)
  expect(error).toMatchObject({
    endpoint: "agency.byId",
    status: 403,
    message: "agency.byId (GET /api/v1/agency/:id) was refused with 403; as its session could not be renewed",
    cause: { endpoint: "session.refresh", status: 403 }
  })
  expect(session.ended).toBe(0)
})

it.each([
  [400, "Unknown token"],
  [401, undefined],
  [403, "The account is closed"]
])(
  "ends the session where the service refuses the token with %i, which is the cause",
  async (status, said) => {
    serviceThatTakes("fresh")
    service.use(handlers.session.refresh(failing(status, said)))
    const session = keepSession()
    const error = await call(clientOf(session)).catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(SessionEnded)
    expect(error).toMatchObject({ status: 401, cause: { endpoint: "session.refresh", status } })
    expect(session.ended).toBe(1)
  }
)

it.each([404, 409, 410, 422])("ends nothing where the renewal is refused with %i", async (status) => {
  serviceThatTakes("fresh")
  service.use(handlers.session.refresh(failing(status, "What?")))
  const session = keepSession()
  await expect(call(clientOf(session))).rejects.toMatchObject({ status })
  expect(session.ended).toBe(0)
})

it("uses new tokens only once a slow store has kept them", async () => {
  serviceThatTakes("fresh")
  const session = keepSession()
  const slow = {
    ...session,
    renew: async (tokens: Parameters<typeof session.renew>[0]) => {
      await new Promise((resolve) => setTimeout(resolve, 20))
      session.renew(tokens)
    }
  }
  expect(await call(makeClient({ baseUrl: "http://service.test", session: slow }))).toEqual(agency)
  const full = { ...keepSession(), renew: () => Promise.reject(new Error("The disk is full")) }
  await expect(call(makeClient({ baseUrl: "http://service.test", session: full }))).rejects.toThrow(
    "The disk is full"
  )
})

it("lets go of a call that is aborted while its session is renewed", async () => {
  serviceThatTakes("fresh")
  const stop = new AbortController()
  service.use(
    handlers.session.refresh(() => {
      stop.abort(new Error("The page was left"))
      return new Promise<never>(() => {})
    })
  )
  const asked = clientOf(keepSession()).agency.byId({ params: { id: 7 } }, { signal: stop.signal })
  await expect(asked).rejects.toThrow("The page was left")
})

it("repeats a request that was under way during another one's renewal with the new token, without renewing again", async () => {
  const seen = serviceThatTakes("fresh")
  const session = keepSession()
  const client = clientOf(session)
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  service.use(
    handlers.agency.currencies(async ({ token }) => {
      if (token === "fresh") return [{ code: "GBP" }]
      await held
      return failing(401)()
    })
  )

  const slow = client.agency.currencies()
  await call(client)
  release()

  expect(await slow).toEqual([{ code: "GBP" }])
  expect(seen.refresh).toBe(1)
})

it("shares one renewal between two clients that take turns through Web Locks", async () => {
  const seen = serviceThatTakes("fresh")
  const session = {
    ...keepSession(),
    exclusively: <A>(work: () => Promise<A>) => navigator.locks.request("session", work) as Promise<A>
  }
  const [one, other] = [clientOf(session), clientOf(session)]

  await Promise.all([call(one), call(other), call(one), call(other)])

  expect(seen).toEqual({ agency: 8, refresh: 1 })
})

it("leaves alone a session that somebody replaced during the renewal", async () => {
  serviceThatTakes("fresh")
  const session = keepSession()
  service.use(
    handlers.session.refresh(() => {
      session.renew({ accessToken: "fresh", refreshToken: "theirs" })
      return failing(401)()
    })
  )
  expect(await call(clientOf(session))).toEqual(agency)
  expect(session.ended).toBe(0)
  expect(session.current()?.refreshToken).toBe("theirs")
})

it("never renews for a login that is refused", async () => {
  const seen = serviceThatTakes("fresh")
  service.use(handlers.session.login(failing(401, "Bad credentials")))
  const login = clientOf(keepSession()).session.login({ payload: { username: "owner", password: "wrong" } })
  await expect(login).rejects.toMatchObject({ failure: { status: 401, message: "Bad credentials" } })
  expect(seen.refresh).toBe(0)
})

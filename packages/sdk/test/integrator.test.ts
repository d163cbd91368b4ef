import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import {
  each,
  isWhole,
  makeClient,
  NotAPack,
  RequestFailed,
  resumeSession,
  type Session,
  SessionEnded,
  type SignInStore,
  sessionInMemory,
  signIn,
  verifyPack
} from "@crewfleet/sdk"
import { failing, handlers, inSequence, saying, setupServer, someSession } from "@crewfleet/sdk/testing"
import { afterAll, afterEach, beforeAll, expect, it, vi } from "vitest"

const service = setupServer()
beforeAll(() => service.listen())
afterEach(() => {
  service.resetHandlers()
  vi.restoreAllMocks()
})
afterAll(() => service.close())

const baseUrl = "https://crewfleet.example"
const [username, password] = ["agency@crewfleet.example", "secret"]

/** A service with five bookings, which takes one token at a time. */
const open = (token = () => "a1") => {
  const cancelled: Array<string> = []
  const refused = failing(401)
  vi.spyOn(Math, "random").mockReturnValue(0)
  service.use(
    handlers.session.login(() => ({
      access_token: "a1",
      refresh_token: "r1",
      userType: "AGENCY",
      agentId: 7,
      roles: [{ permissions: ["VIEW_BOOKING"] }]
    })),
    handlers.session.refresh(() => ({ access_token: token(), refresh_token: "r2" })),
    handlers.session.logout(() => ({})),
    handlers.booking.list((asked) => {
      if (asked.token !== token()) return refused()
      const first = Number(asked.params.page) * 2
      const content = [1, 2, 3, 4, 5].slice(first, first + 2).map((id) => ({ id, status: "BOOKED" }))
      return { content, totalElements: 5 }
    }),
    handlers.booking.changeStatus(({ params }) => {
      cancelled.push(params.id)
      return { id: Number(params.id), status: "CANCELLED" }
    })
  )
  return cancelled
}

it("makes a first call", async () => {
  open()
  const { client, user } = await signIn({ baseUrl }, { username, password })
  const page = await client.booking.list({ params: { page: 0, size: 10 } })
  expect(page.totalElements).toBe(5)
  expect(user()?.agentId).toBe(7)
})

it("goes through every booking, and cancels some, over a service that is away for a moment and a token that ends", async () => {
  let token = "a1"
  const cancelled = open(() => token)
  const { client, session } = await signIn({ baseUrl }, { username, password })
  token = "a2"
  service.use(
    handlers.booking.changeStatus(
      inSequence(failing(503), ({ params }) => {
        cancelled.push(params.id)
        return { id: Number(params.id) }
      })
    )
  )
  const bookings = each(client.booking.list, { params: { size: 2 }, query: { statuses: ["BOOKED"] } })
  for await (const { id } of bookings) {
    await client.booking.changeStatus({
      params: { id },
      payload: { event: "booking.cancelled", reason: "The fleet is recalled" }
    })
  }
  expect(cancelled).toEqual(["1", "2", "3", "4", "5"])
  expect(session()?.accessToken).toBe("a2")
})

it("goes on where an earlier run stopped, and signs out", async () => {
  open()
  const folder = await mkdtemp(join(tmpdir(), "crewfleet-sdk-"))
  const file = join(folder, "session.json")
  const fileStore = async (file: string): Promise<SignInStore> => {
    let session: Session | undefined = await readFile(file, "utf8").then(JSON.parse, () => undefined)
    const keep = async (kept: Session | undefined) => {
      if (kept) await writeFile(file, JSON.stringify(kept), { mode: 0o600 })
      else await rm(file, { force: true })
      session = kept
    }
    return {
      current: () => session,
      begin: keep,
      renew: (tokens) => keep(session && { ...session, ...tokens }),
      end: () => keep(undefined)
    }
  }
  await signIn({ baseUrl, session: await fileStore(file) }, { username, password })

  const store = await fileStore(file)
  const signedIn =
    resumeSession({ baseUrl, session: store }) ??
    (await signIn({ baseUrl, session: store }, { username, password }))
  const { totalElements } = await signedIn.client.booking.list({ params: { page: 0, size: 10 } })
  expect(totalElements).toBe(5)
  const reported = await signedIn.logout()
  expect(reported).toBe(true)
  expect(store.current()).toBeUndefined()
  expect(await readFile(file, "utf8").catch(({ code }) => code)).toBe("ENOENT")
  await rm(folder, { recursive: true })
})

it("tells what went wrong", async () => {
  open()
  const { client } = await signIn({ baseUrl }, { username, password })
  const said: Array<string> = []
  const say = (line: string) => said.push(line)
  const cancel = async () => {
    try {
      await client.booking.changeStatus({
        params: { id: 7 },
        payload: { event: "booking.cancelled" }
      })
    } catch (error) {
      if (error instanceof SessionEnded) say("Sign in again")
      else if (error instanceof RequestFailed && error.status === 409) say("Somebody was faster")
      else if (error instanceof RequestFailed) say(error.message)
      else throw error
    }
  }
  const violations = [{ field: "reason", message: "reason is missing" }]
  for (const refusal of [failing(400, violations), failing(409)]) {
    service.use(handlers.booking.changeStatus(refusal))
    await cancel()
  }
  service.use(handlers.booking.changeStatus(failing(401)), handlers.session.refresh(failing(401)))
  await cancel()
  expect(said).toEqual([
    "booking.changeStatus (PUT /api/v1/vehicle-booking/:id/status) was refused with 400: reason: is missing",
    "Somebody was faster",
    "Sign in again"
  ])
})

it("measures, traces and looks on", async () => {
  open()
  const measured: Array<string> = []
  const lines: Array<string> = []
  const client = makeClient({
    baseUrl,
    session: sessionInMemory(),
    timeLimit: 5_000,
    retries: 3,
    headers: ({ endpoint }) => ({ "x-caller": `nightly ${endpoint}` }),
    onResponse: ({ endpoint, status }) => measured.push(`${endpoint} ${status}`),
    onRetry: ({ endpoint, wait }) => measured.push(`${endpoint} waits ${wait}`),
    debug: (line) => lines.push(line)
  })
  service.use(handlers.agency.currencies(inSequence(failing(503), () => [{ code: "GBP" }])))
  expect(await client.agency.currencies()).toEqual([{ code: "GBP" }])
  expect(measured).toEqual(["agency.currencies 503", "agency.currencies waits 0", "agency.currencies 200"])
  expect(lines.length).toBe(5)
})

it("is tested against doubles", async () => {
  const proxy = saying("<h1>Bad gateway</h1>", 502)
  service.use(handlers.agency.currencies(inSequence(failing(503), proxy, () => [{ code: "GBP" }])))
  const client = makeClient({ baseUrl, session: sessionInMemory(someSession) })
  vi.spyOn(Math, "random").mockReturnValue(0)
  expect(await client.agency.currencies()).toEqual([{ code: "GBP" }])
})

const verdictOn = async (file: string, publicKey: string) => {
  try {
    const findings = await verifyPack(file, { publicKey })
    const changed = findings.parts.filter(({ standing }) => standing === "CHANGED")
    return isWhole(findings) ? "whole" : `${findings.seal}: ${changed.map(({ name }) => name).join(", ")}`
  } catch (error) {
    if (error instanceof NotAPack) return error.message
    throw error
  }
}

it("verifies a sealed pack", async () => {
  const file = await readFile(join(import.meta.dirname, "../../../tests/packed/journey.json"), "utf8")
  const publicKey = "kAgG2W_exT7rE_gL9loUn8fvj6qsh9WTZYLknDbvsC0"
  expect(await verdictOn(file, publicKey)).toBe("whole")
  expect(await verdictOn(file.replace("Ada", "Eve"), publicKey)).toBe("VALID: request")
  expect(await verdictOn(file, `${publicKey}A`)).toBe("OTHER_KEY: ")
  expect(await verdictOn("{}", publicKey)).toBe("This is no pack of a journey")
})

// @vitest-environment jsdom
import { File as NodeFile } from "node:buffer"
import { makeClient } from "@crewfleet/sdk"
import { failing, handlers, setupServer, unreachable } from "@crewfleet/sdk/testing"
import { afterAll, afterEach, beforeAll, expect, it, vi } from "vitest"

// FormData takes the DOM's files only; what parses a request at the other end makes Node's.
const DomFile = File
vi.stubGlobal("File", NodeFile)

const service = setupServer()
beforeAll(() => service.listen())
afterEach(() => service.resetHandlers())
afterAll(() => service.close())

const client = makeClient({ baseUrl: location.origin })

/** Uploads a logo in a browser and watches how much has left. */
const upload = async (signal?: AbortSignal, timeLimit?: number) => {
  const shares: Array<number> = []
  const payload = new FormData()
  payload.set("file", new DomFile(["x".repeat(1000)], "logo.png", { type: "image/png" }))
  const options = { onProgress: (share: number) => shares.push(share), signal, timeLimit }
  const answer = await client.agency.uploadLogo({ params: { id: 7 }, payload }, options)
  return { answer, shares }
}

it("tells how much of a body has been sent", async () => {
  service.use(handlers.agency.uploadLogo(({ payload }) => ({ message: (payload.get("file") as File).name })))
  const { answer, shares } = await upload()
  expect(answer).toEqual({ message: "logo.png" })
  expect(shares.at(-1)).toBe(1)
  expect(shares).toEqual(shares.toSorted((one, other) => one - other))
})

it("reads a refusal like any other", async () => {
  service.use(handlers.agency.uploadLogo(failing(413, "Too large")))
  await expect(upload()).rejects.toMatchObject({
    failure: { _tag: "Refused", status: 413, message: "Too large" }
  })
})

it("tells a broken connection", async () => {
  service.use(handlers.agency.uploadLogo(unreachable))
  await expect(upload()).rejects.toMatchObject({ failure: { _tag: "NetworkFailure" } })
})

it("gives up at the time limit", async () => {
  service.use(handlers.agency.uploadLogo(() => new Promise<Response>(() => {})))
  await expect(upload(undefined, 30)).rejects.toMatchObject({ failure: { _tag: "TimedOut", limit: 30 } })
})

it.each([0, 20])("stops when the caller aborts after %i ms", async (milliseconds) => {
  service.use(handlers.agency.uploadLogo(() => new Promise<Response>(() => {})))
  const stop = new AbortController()
  const leave = () => stop.abort(new Error("The page was left"))
  if (milliseconds === 0) leave()
  else setTimeout(leave, milliseconds)
  await expect(upload(stop.signal)).rejects.toThrow("The page was left")
})

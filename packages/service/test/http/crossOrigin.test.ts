import { expect, it } from "vitest"
import { optionsFrom } from "../../src/ServiceOptions.ts"
import { describeServedOnce } from "../servedOnBoth.ts"

const partner = "https://desk.example"
const stranger = "https://elsewhere.example"

/** What an answer lets a page of another origin do. */
const letsIn = ({ headers }: Response) =>
  Object.fromEntries(
    [...headers].filter(([name]) => name.startsWith("access-control-") || name === "vary").sort()
  )

const asksFor = (origin: string) => ({
  origin,
  "access-control-request-method": "POST",
  "access-control-request-headers": "authorization,content-type,idempotency-key"
})

describeServedOnce(
  "A page of an origin that is allowed",
  (served) => {
    const ask = (path: string, init: RequestInit = {}) => fetch(served.url + path, init)

    it("may send what the client sends", async () => {
      const answer = await ask("/api/v1/vehicle-booking", { method: "OPTIONS", headers: asksFor(partner) })
      expect(answer.status).toBe(204)
      expect(await answer.text()).toBe("")
      expect(letsIn(answer)).toEqual({
        "access-control-allow-origin": partner,
        "access-control-allow-methods": "GET, HEAD, POST, PUT, DELETE",
        "access-control-allow-headers": "authorization, content-type, idempotency-key",
        "access-control-expose-headers": "retry-after, x-request-id, content-disposition",
        "access-control-max-age": "7200",
        vary: "origin"
      })
    })

    it.each([
      "/api/v1/currencies",
      "/oauth-service/api/v1/user-permission/logged-in-user",
      "/api/v1/nothing"
    ])("reads the answer, its request id and when to come back, also of a refusal: %s", async (path) => {
      const answer = await ask(path, { headers: { origin: partner } })
      expect(answer.status).toBeGreaterThan(400)
      expect(letsIn(answer)).toEqual({
        "access-control-allow-origin": partner,
        "access-control-expose-headers": "retry-after, x-request-id, content-disposition",
        vary: "origin"
      })
    })

    it("never sends cookies along", async () => {
      const answer = await ask("/api/v1/currencies", { headers: { origin: partner, cookie: "a=b" } })
      expect(answer.headers.has("access-control-allow-credentials")).toBe(false)
    })

    it.each([stranger, "null", `${partner}.elsewhere.example`, "http://desk.example"])(
      "is told from one of %s, which reads nothing and sends nothing",
      async (origin) => {
        const [answer, preflight] = await Promise.all([
          ask("/api/v1/currencies", { headers: { origin } }),
          ask("/api/v1/currencies", { method: "OPTIONS", headers: asksFor(origin) })
        ])
        expect(letsIn(answer)).toEqual({ vary: "origin" })
        expect(letsIn(preflight)).toEqual({ vary: "origin" })
        expect(preflight.status).toBe(405)
      }
    )

    it("is no reason for a cache to mix up what it keeps", async () => {
      const style = await ask("/docs/viewer.css", { headers: { "accept-encoding": "gzip" } })
      expect(style.headers.get("vary")).toBe("accept-encoding, origin")
    })
  },
  { allowedOrigins: [partner, "http://localhost:5173"] }
)

describeServedOnce("A service that was told of no origins", (served) => {
  it("lets no page of another origin in", async () => {
    for (const method of ["GET", "OPTIONS"]) {
      const answer = await fetch(`${served.url}/api/v1/currencies`, { method, headers: asksFor(partner) })
      expect(letsIn(answer)).toEqual({})
    }
  })
})

it("reads origins from the environment, and refuses what is none", () => {
  const allowed = (ALLOWED_ORIGINS: string) => optionsFrom({ ALLOWED_ORIGINS }).allowedOrigins
  expect(allowed("https://desk.example, http://localhost:5173,")).toEqual([partner, "http://localhost:5173"])
  expect(optionsFrom({}).allowedOrigins).toBeUndefined()
  for (const wrong of [
    "*",
    "desk.example",
    "https://",
    "https://desk.example/",
    "https://desk.example/x",
    "null"
  ]) {
    expect(() => allowed(wrong), wrong).toThrow(
      "ALLOWED_ORIGINS must be origins such as https://desk.example.com"
    )
  }
})

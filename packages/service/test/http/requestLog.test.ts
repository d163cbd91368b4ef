import { defaultTimeZone } from "@crewfleet/sdk/rules"
import { Effect, Layer } from "effect"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { Database } from "../../src/database/Database.ts"
import { type RunningService, startService } from "../../src/startService.ts"
import { describeServedOnce } from "../servedOnBoth.ts"
import { inWordsOf } from "../session/inWordsOf.ts"

describeServedOnce(
  "The log",
  (served) => {
    const { askForReset, latestResetToken, savePassword, signIn } = inWordsOf(served)

    it("has one line of JSON for each request, with the id that the answer tells", async () => {
      const before = served.log.length
      const response = await fetch(`${served.url}/api/v1/agency/7?agencyId=9`)
      expect(served.log.slice(before).map((line) => JSON.parse(line))).toEqual([
        {
          at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
          id: response.headers.get("x-request-id"),
          method: "GET",
          route: "/api/v1/agency/:id",
          status: 401,
          ms: expect.any(Number)
        }
      ])
    })

    it("holds nothing that anybody sent", async () => {
      const { access_token } = await signIn("admin")
      await askForReset("client@crewfleet.example")
      const token = await latestResetToken()
      await savePassword(token, "Harbour-77")
      await fetch(`${served.url}/resetPassword/changePassword?token=${token}`)
      const headers = { authorization: `Bearer ${access_token}` }
      await fetch(`${served.url}/api/v1/vehicle-booking/0/10?searchCriteria=Eleanor`, { headers })
      const log = served.log.join("\n")
      for (const sent of [
        access_token,
        token,
        "Harbour",
        "Crewfleet-2026",
        "client@",
        "Eleanor",
        "127.0.0.1"
      ]) {
        expect(log).not.toContain(sent)
      }
    })
  },
  {}
)

describeServedOnce(
  "Behind a proxy that is trusted",
  (served) => {
    const idOf = async (given: string) => {
      const { headers } = await fetch(`${served.url}/api/v1/currencies`, {
        headers: { "x-request-id": given }
      })
      const id = headers.get("x-request-id")
      expect(JSON.parse(served.log.at(-1) ?? "")).toMatchObject({ id })
      return id
    }

    it.each(["0a4f7c1e92b84d5f8f0e6f9f1c2d3e4b", "3f2a9c1e-7d00-4a57-9a41-0f3c5b1d2e4f", "edge.7:0000042"])(
      "a request keeps the id that it came with: %s",
      async (given) => {
        expect(await idOf(given)).toBe(given)
      }
    )

    it.each(["short", "Eleanor Shaw, 1 Quay", "x".repeat(129), '{"a":"bcdefgh"}'])(
      "a request gets another where that is none to write down: %s",
      async (given) => {
        expect(await idOf(given)).toMatch(/^[0-9a-f-]{36}$/)
      }
    )
  },
  { trustedProxies: 1 }
)

describe("A failure that nobody foresaw", () => {
  const log: Array<string> = []
  let service: RunningService
  beforeAll(async () => {
    const broken = Effect.die(new Error("Key (email)=(eleanor@post.example) is broken"))
    // What the service asks at its start is answered: in which time zone the platform is.
    let isAsked = false
    const database = {
      query: () => {
        const answer = isAsked ? broken : Effect.succeed({ timeZone: defaultTimeZone })
        isAsked = true
        return answer as typeof broken
      },
      attempt: () => broken,
      transaction: () => broken,
      afterCommit: () => Effect.void,
      isCrowded: () => false
    }
    const options = {
      demo: false,
      publicUrl: "https://portal.example.com",
      log: (line: string) => log.push(line)
    }
    service = await startService(options, Layer.succeed(Database, database))
  })
  afterAll(() => service.stop())

  it("is answered without details and logged with the id that the answer tells", async () => {
    const headers = { authorization: "Bearer x" }
    const response = await fetch(`${service.url}/api/v1/currencies`, { headers })
    expect(response.status).toBe(500)
    expect(await response.json()).toEqual({ message: "Something went wrong here. Try again later." })
    const line = JSON.parse(log.at(-1) ?? "")
    expect(line).toMatchObject({ id: response.headers.get("x-request-id"), status: 500 })
    expect(line.failure[0]).toContain("requestLog.test.ts")
    expect(log.join()).not.toContain("eleanor")
  })

  it("makes the health check say that the database is away", async () => {
    const response = await fetch(`${service.url}/health`)
    expect(response.status).toBe(503)
    expect(await response.json()).toEqual({ status: "database away" })
  })

  it("demands https where the service is reached by it", async () => {
    const { headers } = await fetch(`${service.url}/health`)
    expect(headers.get("strict-transport-security")).toBe("max-age=31536000; includeSubDomains")
  })
})

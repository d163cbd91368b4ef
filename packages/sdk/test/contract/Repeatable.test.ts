import { makeClient } from "@crewfleet/sdk"
import { Api, endpointFacts } from "@crewfleet/sdk/effect"
import { idempotencyKeyPattern } from "@crewfleet/sdk/rules"
import { OpenApi } from "effect/http-api"
import { describe, expect, it } from "vitest"

const facts = endpointFacts(Api).map((one) => ({ ...one, call: `${one.group}.${one.name}` }))

/** What is told with a session by POST, and may be told twice without a key, because of what it is. */
const harmless = {
  "session.logout": "ends what has ended",
  "session.endAllSessions": "ends what has ended",
  "agency.uploadLogo": "puts the same logo in place of itself",
  "hirer.uploadDocument": "keeps a file that is removed unless somebody puts it to use",
  "training.uploadCertificate": "keeps a file that is removed unless somebody puts it to use",
  "compliance.uploadCertificate": "keeps a file that is removed unless somebody puts it to use",
  ...Object.fromEntries(
    ["application", "occupational", "hmrc", "bank"].flatMap((form) => [
      [`${form}.upload`, "keeps a file that is removed unless somebody puts it to use"],
      [`${form}.submit`, "hands in what is handed in"]
    ])
  ),
  "journeyLog.makeCode": "makes another code, of which only the last counts",
  "leader.open": "lets in whoever is in",
  "link.revoke": "withdraws what is withdrawn",
  "transportRequest.samePatient": "asks",
  "transportRequest.sendCode": "sends another code, of which only the last counts",
  "vehicleChoice.filtered": "asks"
}

describe("A call that may be repeated", () => {
  it("is every POST of somebody who is signed in, but for those that do no harm", () => {
    const posts = facts.filter(({ method, needsSession }) => method === "POST" && needsSession)
    const others = posts.filter(({ repeatable }) => !repeatable).map(({ call }) => call)
    expect(others.sort()).toEqual(Object.keys(harmless).sort())
  })

  it("needs a session, whose keys are its own, and answers with JSON", () => {
    for (const { call, repeatable, needsSession, answersBytes } of facts)
      if (repeatable) expect([needsSession, answersBytes], call).toEqual([true, false])
  })

  it("says so in the OpenAPI document, and no other does", () => {
    const { paths } = OpenApi.fromApi(Api)
    for (const { call, path, method, repeatable } of facts) {
      const operation = paths[path.replace(/:(\w+)/g, "{$1}")]?.[method.toLowerCase() as "post"]
      const names = operation?.parameters.map((parameter) => ("name" in parameter ? parameter.name : ""))
      expect(names?.includes("Idempotency-Key"), call).toBe(repeatable)
    }
  })

  it.each(["a", "k".repeat(255), crypto.randomUUID(), '{"~!"}'])("may have the key %s", (key) => {
    expect(idempotencyKeyPattern.test(key)).toBe(true)
  })

  it.each(["", "k".repeat(256), "a key", "clé", "a\n", "\0"])("has no such key as %j", (key) => {
    expect(idempotencyKeyPattern.test(key)).toBe(false)
  })

  it("is sent under the key that it is told", async () => {
    const sent: Array<string | null> = []
    const client = makeClient({
      baseUrl: "https://api.example.com",
      fetch: async (_, init) => {
        sent.push(new Headers(init?.headers).get("idempotency-key"))
        return Response.json({ id: 1 })
      }
    })
    await client.booking.share({ params: { id: 1 } }, { idempotencyKey: "a-key" }).catch(() => {})
    expect(sent).toEqual(["a-key"])
  })
})

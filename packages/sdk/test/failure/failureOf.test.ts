import { failureOf, makeClient, RequestFailed } from "@crewfleet/sdk"
import { allSituations, deliveryNotices } from "@crewfleet/sdk/rules"
import { describe, expect, it } from "vitest"

const lost = Object.assign(new Error("Ada Byron"), { name: "no name at all" })

describe("failureOf", () => {
  it.each([
    ["an error of the program", new TypeError("reading 'nhs' of undefined"), "TypeError"],
    ["a rule's error", new RangeError("Invalid time value"), "RangeError"],
    ["a broken promise", new Error("Nobody foresaw this"), "Error"],
    ["an error with a name that could be anything", lost, "object"],
    ["a text", "Ada Byron", "string"],
    ["nothing", undefined, "undefined"]
  ])("takes %s for a defect, by its name alone", (_, thrown, name) => {
    expect(failureOf(thrown)).toEqual({ _tag: "Defect", name })
  })

  it("keeps a failure that is known", () => {
    expect(failureOf(new RequestFailed({ _tag: "TimedOut", limit: 5 }))).toEqual({
      _tag: "TimedOut",
      limit: 5
    })
    expect(failureOf({ _tag: "Defect", name: "TypeError" })).toEqual({ _tag: "Defect", name: "TypeError" })
  })

  it("takes what fetch throws for a connection that is away, and what goes wrong before it for a defect", async () => {
    const fetch = () => Promise.reject(new TypeError("Failed to fetch"))
    const client = makeClient({ baseUrl: "http://service.test", fetch, retries: 0 })
    const login = (password: unknown) =>
      client.session.login({ payload: { username: "a", password } as never }).catch(failureOf)
    expect(await login("b")).toEqual({ _tag: "NetworkFailure" })
    expect(await login(1n)).toEqual({ _tag: "Defect", name: "TypeError" })
  })
})

it("tells a defect from a connection that is away in the words that people read", () => {
  const said = (situation: (typeof allSituations)[number], failure: Parameters<typeof deliveryNotices>[1]) =>
    deliveryNotices(situation, failure).map(({ text }) => text)
  for (const situation of allSituations) {
    expect(said(situation, { _tag: "Defect", name: "TypeError" }), situation).not.toContain(
      "Network Connection Failure"
    )
  }
  expect(said("login", { _tag: "Defect", name: "TypeError" })).toEqual([
    "Something went wrong on our side. Load the page again, or try again later."
  ])
})

import { makeClient, noticesFor, RequestFailed } from "@crewfleet/sdk"
import { allSituations, type DeliverySituation, deliveryNotices } from "@crewfleet/sdk/rules"
import { setupServer } from "@crewfleet/sdk/testing"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { calls } from "./calls.ts"
import { type Happening, happenings, never, violations } from "./happenings.ts"
import { readings } from "./readings.ts"

const service = setupServer()
beforeAll(() => service.listen())
afterAll(() => service.close())

/** What a person reads when this happens in that situation. */
const heard = async (situation: DeliverySituation, happening: Happening) => {
  const { make, double } = calls[situation]
  const script = happenings[happening]
  service.resetHandlers(double(script))
  const timeLimit = script === never ? 20 : 5000
  const client = makeClient({ baseUrl: "http://service.test", timeLimit, retries: 0 })
  const outcome = await make(client).then(
    () => undefined,
    (error: unknown) => error
  )
  if (!(outcome instanceof RequestFailed)) return outcome ?? ["it succeeded"]
  return deliveryNotices(situation, outcome.failure).map(({ level, text }) => `${level}: ${text}`)
}

describe.each(allSituations)("%s", (situation) => {
  it.each(Object.keys(happenings) as ReadonlyArray<Happening>)("has its words for %s", async (happening) => {
    expect(await heard(situation, happening)).toEqual(readings[situation][happening])
  })
})

it("clears what was told before where an authenticated call was bad, and nowhere else", () => {
  const refused = (status: number) =>
    noticesFor("authenticatedCall", {
      _tag: "Refused",
      status,
      violations: violations.map(({ message }) => ({ message }))
    }).map(({ clearing }) => clearing)
  expect(refused(400)).toEqual([true, undefined])
  expect(refused(500)).toEqual([undefined])
})

import { Effect } from "effect"
import { expect, it } from "vitest"
import { statusesIn } from "../../src/http/statusesIn.ts"

const every = ["ACTIVE", "INACTIVE", "COMPLETED"]
const named = (text?: string) => Effect.runPromise(statusesIn(every, text))

it.each([undefined, "", ","])("means every status where none is named, as in %o", async (text) => {
  expect(await named(text)).toEqual(every)
})

it("reads the statuses of a list, each once", async () => {
  expect(await named("COMPLETED, ACTIVE,COMPLETED,")).toEqual(["COMPLETED", "ACTIVE"])
})

it.each(["GONE", "ACTIVE,active", " "])("refuses what is no status, as in %o", async (text) => {
  await expect(named(text)).rejects.toMatchObject({ violations: [{ field: "statuses" }] })
})

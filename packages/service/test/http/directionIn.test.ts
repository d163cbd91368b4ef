import { Effect } from "effect"
import { expect, it } from "vitest"
import { directionIn } from "../../src/http/directionIn.ts"

const read = (text: string) => Effect.runPromise(directionIn(text))

it("reads a direction as the contract spells it, and no other way", async () => {
  expect([await read("ASC"), await read("DESC")]).toEqual(["asc", "desc"])
  await expect(read("asc")).rejects.toMatchObject({ violations: [{ field: "direction" }] })
})

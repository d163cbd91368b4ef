import { exportWords } from "@crewfleet/sdk/rules"
import { expect, it } from "vitest"

it("tells how many were exported, and why there is no file", () => {
  const { complete, failed, changed } = exportWords(["booking", "bookings"], "made")
  expect([complete(1), complete(1_203)]).toEqual(["1 booking exported", "1,203 bookings exported"])
  expect(failed).toBe("The bookings could not be fetched, so no file was made.")
  expect(changed).toBe("Bookings were made or moved while they were being fetched, so no file was made.")
  expect(exportWords(["hirer", "hirers"]).changed).toMatch(/^Hirers were added or moved /)
})

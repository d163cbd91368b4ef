import { recurrenceWords, standingWords } from "@crewfleet/sdk/rules"
import { expect, it } from "vitest"
import { jobStandings } from "../../src/job/JobApi.ts"

it.each([
  [{ everySeconds: 10 }, "Every 10 seconds"],
  [{ everySeconds: 90 }, "Every 90 seconds"],
  [{ everySeconds: 60 }, "Every minute"],
  [{ everySeconds: 3600 }, "Every hour"],
  [{ everySeconds: 7200 }, "Every 2 hours"],
  [{ everySeconds: 86_400 }, "Every day"],
  [{ dailyAt: "09:00", timeZone: "Europe/London" }, "Daily at 09:00, London time"],
  [{ dailyAt: "09:00", timeZone: "America/New_York" }, "Daily at 09:00, New York time"],
  [{ dailyAt: "09:00" }, "Daily at 09:00"],
  [{}, "–"]
])("says when %o comes round: %s", (recurrence, words) => {
  expect(recurrenceWords(recurrence)).toBe(words)
})

it("has words for everywhere that a run can stand", () => {
  const words = jobStandings.map((standing) => standingWords[standing])
  expect(words).toEqual(["Waiting", "Running", "Done", "Failed, trying again", "Failed"])
})

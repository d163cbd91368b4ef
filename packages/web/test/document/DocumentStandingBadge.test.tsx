import { addDays, dayOf, identityDocuments } from "@crewfleet/sdk/rules"
import { render } from "@testing-library/react"
import { expect, it } from "vitest"
import { DocumentStandingBadge } from "../../src/document/DocumentStandingBadge.tsx"
import { timeZone } from "../../src/time/timeZone.ts"

it.each([
  [-1, "Expired"],
  [0, "About to expire"],
  [30, "About to expire"],
  [32, "Valid"]
])("says of a document that expires in %i days: %s", (days, words) => {
  const expires = addDays(dayOf(new Date(), timeZone()), days)
  const versions = [{ status: "APPROVED", expires }] as const
  const badge = (quiet: boolean) =>
    render(<DocumentStandingBadge versions={versions} kind={identityDocuments.ID} quiet={quiet} />).container
      .textContent
  expect(badge(false)).toBe(words)
  expect(badge(true)).toBe(words === "Valid" ? "" : words)
})

import type { FormRecord } from "@crewfleet/sdk"
import { formStatusWords, onboardingFormNames } from "@crewfleet/sdk/rules"
import { cleanup, render, screen, within } from "@testing-library/react"
import { afterEach, expect, it } from "vitest"
import { FormRows } from "../../src/onboarding/FormRows.tsx"
import { FormStatusBadge } from "../../src/onboarding/FormStatusBadge.tsx"
import { at } from "./someForms.ts"

afterEach(cleanup)

it("marks what waits with a clock, what is approved with a square and what is rejected with a warning sign", () => {
  const marked = Object.keys(formStatusWords).map((status) => {
    const { container } = render(<FormStatusBadge status={status} />)
    return [container.textContent, container.querySelector("svg")?.classList.item(1)]
  })
  expect(marked).toEqual([
    ["Not started", undefined],
    ["Not handed in", undefined],
    ["Waiting for approval", "lucide-clock"],
    ["Approved", "lucide-square"],
    ["Rejected", "lucide-triangle-exclamation-point"]
  ])
})

it("lists the four forms with their dates, and opens those that can be", () => {
  const records = onboardingFormNames.map((form): FormRecord => {
    const rest = { form, status: "SAVED", submitted: false, decisions: [] } as const
    return form === "occupational"
      ? { ...rest, closedBecause: "Not open yet." }
      : { ...rest, lastModifiedDate: at }
  })
  render(
    <FormRows
      records={records}
      hrefOf={(form, { closedBecause }) => (closedBecause ? undefined : `/${form}`)}
    />
  )
  const rows = screen.getAllByRole("row").slice(1)
  expect(rows.map((row) => within(row).queryByRole("link")?.getAttribute("href"))).toEqual([
    ...["/application", undefined, "/hmrc", "/bank"]
  ])
  expect(rows[0]?.textContent).toContain("Application form20 Nov 2026, 10:00Not handed in")
  expect(rows[1]?.textContent).toContain(
    "Occupational Health Medical Questionnaire–Not handed inNot open yet."
  )
})

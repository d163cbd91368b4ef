import { emptyPromotionForm, type Promotion } from "@crewfleet/sdk"
import { cleanup, fireEvent, render, screen } from "@testing-library/react"
import { afterEach, expect, it, vi } from "vitest"
import { PromotionForm } from "../../src/promotion/PromotionForm.tsx"

afterEach(cleanup)

/** What the form tells when somebody types a title. */
const typed = (promotion?: Promotion) => {
  const send = vi.fn()
  render(
    <PromotionForm
      id="form"
      viewer={{ userType: "ADMIN" }}
      form={emptyPromotionForm("ADMIN")}
      promotion={promotion}
      standing={undefined}
      restored={false}
      problems={[]}
      refusals={[]}
      busy={false}
      attempts={0}
      send={send}
      onSubmit={() => {}}
    />
  )
  for (const value of ["S", "Su"]) fireEvent.change(screen.getByLabelText("Title"), { target: { value } })
  return send.mock.calls.map(([event]) => event.changes)
}

it("gives a new promotion another key with every change", () => {
  const [first, second] = typed()
  expect([first, second]).toMatchObject([{ title: "S" }, { title: "Su" }])
  expect(first.key).toMatch(/^[\da-f-]{36}$/)
  expect(second.key).not.toBe(first.key)
})

it("gives none to a promotion that is there already, so that undoing a change leaves nothing to save", () => {
  expect(typed({ id: 5 })).toEqual([{ title: "S" }, { title: "Su" }])
})

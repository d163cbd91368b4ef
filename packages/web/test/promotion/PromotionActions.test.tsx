import { cleanup, render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { afterEach, expect, it, vi } from "vitest"
import { PromotionActions } from "../../src/promotion/PromotionActions.tsx"

afterEach(cleanup)

const shown = (more: Partial<Parameters<typeof PromotionActions>[0]>) => {
  const acted = vi.fn()
  render(<PromotionActions busy={false} steps={[]} onAct={acted} {...more} />)
  return acted
}
const names = () => screen.getAllByRole("button").map(({ textContent }) => textContent)

it.each([
  ["Activate Promotion", "promotion.activated", "activate"],
  ["End Promotion", "promotion.ended", "end"]
] as const)("offers %s where the promotion's life allows it", async (name, step, act) => {
  const acted = shown({ steps: [{ step }, { step: "promotion.updated" }] })
  expect(names()).toEqual([name])
  await userEvent.click(screen.getByRole("button", { name }))
  expect(acted).toHaveBeenCalledWith(act)
})

it("says why a promotion cannot be activated now", async () => {
  const because = ["Expiry date must be in the future."]
  const acted = shown({ steps: [{ step: "promotion.activated", because }] })
  const activate = screen.getByRole("button", { name: "Activate Promotion", description: because[0] ?? "" })
  expect(activate.getAttribute("aria-disabled")).toBe("true")
  await userEvent.click(activate)
  expect(acted).not.toHaveBeenCalled()
})

import { cleanup, render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { afterEach, expect, it, vi } from "vitest"
import { PromotionActions } from "../../src/promotion/PromotionActions.tsx"

afterEach(cleanup)

const shown = (more: Partial<Parameters<typeof PromotionActions>[0]>) => {
  const acted = vi.fn()
  render(
    <PromotionActions
      form="form"
      busy={false}
      isNew={false}
      isLocked={false}
      acts={[]}
      onAct={acted}
      onClose={() => {}}
      {...more}
    />
  )
  return acted
}
const names = () => screen.getAllByRole("button").map(({ textContent }) => textContent)

it.each([
  ["Activate Promotion", "activate"],
  ["End Promotion", "end"]
] as const)("offers %s where the promotion's life allows it", async (name, act) => {
  const acted = shown({ acts: [act] })
  expect(names()).toEqual(["Cancel", name, "Save Changes"])
  await userEvent.click(screen.getByRole("button", { name }))
  expect(acted).toHaveBeenCalledWith(act)
})

it("offers nothing but to close what cannot be changed", () => {
  shown({ isLocked: true })
  expect(names()).toEqual(["Close"])
})

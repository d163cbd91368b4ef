import { cleanup, render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { Menu } from "../../src/ui/Menu.tsx"

const select = vi.fn()
const items = ["Accept", "Decline", "Cancel", "Copy"].map((label) => ({
  label,
  onSelect: () => select(label)
}))

const press = (keys: string) => userEvent.keyboard(keys)
const focused = () => document.activeElement?.textContent
const menu = () => screen.queryByRole("menu", { name: "Actions" })

beforeEach(async () => {
  select.mockClear()
  render(
    <>
      <Menu trigger="Actions" items={items} />
      <button type="button">Elsewhere</button>
    </>
  )
  await userEvent.tab()
})
afterEach(cleanup)

describe("Menu", () => {
  it.each([
    ["{Enter}", "Accept"],
    [" ", "Accept"],
    ["{ArrowDown}", "Accept"],
    ["{ArrowUp}", "Copy"]
  ])("opens by %s on %s", async (key, first) => {
    expect(menu()).toBeNull()
    await press(key)

    expect(menu()).toBeTruthy()
    expect(focused()).toBe(first)
    expect(screen.getByRole("button", { name: "Actions" }).getAttribute("aria-expanded")).toBe("true")
  })

  it.each([
    ["{ArrowDown}", "Decline"],
    ["{ArrowDown}{ArrowUp}{ArrowUp}", "Copy"],
    ["{End}{ArrowDown}", "Accept"],
    ["{End}{Home}", "Accept"],
    ["c", "Cancel"],
    ["cc", "Copy"],
    ["ccc", "Cancel"],
    ["x", "Accept"]
  ])("moves by %s to %s", async (keys, item) => {
    await press("{Enter}")
    await press(keys)
    expect(focused()).toBe(item)
  })

  it("selects, closes and gives the focus back", async () => {
    await press("{Enter}{ArrowDown}{Enter}")

    expect(select.mock.calls).toEqual([["Decline"]])
    expect(menu()).toBeNull()
    expect(focused()).toBe("Actions")
  })

  it.each([
    ["Escape", () => press("{Escape}"), "Actions"],
    ["its button", () => userEvent.click(screen.getByRole("button", { name: "Actions" })), "Actions"],
    ["a click elsewhere", () => userEvent.click(screen.getByText("Elsewhere")), "Elsewhere"],
    ["Tab", () => userEvent.tab(), "Elsewhere"]
  ])("closes by %s and selects nothing", async (_way, leave, next) => {
    await press("{Enter}")
    await leave()

    expect(menu()).toBeNull()
    expect(focused()).toBe(next)
    expect(select).not.toHaveBeenCalled()
  })
})

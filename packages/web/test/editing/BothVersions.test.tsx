// @vitest-environment jsdom
import { cleanup, render, screen, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { afterEach, expect, it, vi } from "vitest"
import { BothVersions } from "../../src/editing/BothVersions.tsx"

afterEach(cleanup)

const open = () => {
  const chosen = { onKeepMine: vi.fn(), onTakeTheirs: vi.fn(), onEdit: vi.fn() }
  render(
    <BothVersions
      thing="note"
      fields={[
        { label: "Title", mine: "Tyres", theirs: "Wheels" },
        { label: "Text", mine: "Same", theirs: "Same" },
        { label: "Code", mine: "", theirs: "A1" }
      ]}
      {...chosen}
    />
  )
  const row = (name: RegExp) => within(screen.getByRole("row", { name })).queryByText("Differs")
  return { ...chosen, row }
}

it("takes the focus, and marks what differs in words", () => {
  const { row } = open()
  expect(document.activeElement).toBe(screen.getByRole("region", { name: "Both versions of the note" }))
  expect(row(/^Title/)).not.toBeNull()
  expect(row(/^Text/)).toBeNull()
  expect(row(/^Code .*Not provided A1$/)).not.toBeNull()
})

it.each([
  ["Save my version", "onKeepMine"],
  ["Take their version", "onTakeTheirs"],
  ["Go on editing mine", "onEdit"]
] as const)("offers to %s", async (name, called) => {
  const chosen = open()
  await userEvent.click(screen.getByRole("button", { name }))
  expect(chosen[called]).toHaveBeenCalledOnce()
})

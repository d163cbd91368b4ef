import { cleanup, render, screen, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { afterEach, expect, it, vi } from "vitest"
import { BothVersions } from "../../src/editing/BothVersions.tsx"

afterEach(cleanup)

const open = () => {
  const onChoose = vi.fn()
  render(
    <BothVersions
      thing="note"
      sections={[
        {
          title: "Words",
          answers: [
            { at: "title", label: "Title", mine: "Tyres", theirs: "Wheels" },
            { at: "text", label: "Text", mine: "Same", theirs: "Same" }
          ]
        },
        { title: "", answers: [{ at: "code", label: "Code", mine: "", theirs: "A1" }] }
      ]}
      onChoose={onChoose}
    />
  )
  const row = (name: RegExp) => within(screen.getByRole("row", { name })).queryByText("Differs")
  return { onChoose, row }
}

it("names each section that has a name", () => {
  open()
  expect(screen.getByRole("rowheader", { name: "Words" })).toBeTruthy()
  expect(screen.getAllByRole("rowgroup")).toHaveLength(3)
})

it("takes the focus, and marks what differs in words", () => {
  const { row } = open()
  expect(document.activeElement).toBe(screen.getByRole("region", { name: "Both versions of the note" }))
  expect(row(/^Title/)).not.toBeNull()
  expect(row(/^Text/)).toBeNull()
  expect(row(/^Code .*Not provided A1$/)).not.toBeNull()
})

it.each([
  ["Save my version", "mine.kept"],
  ["Take their version", "theirs.taken"],
  ["Go on editing mine", "editing.resumed"]
])("offers to %s", async (name, type) => {
  const { onChoose } = open()
  await userEvent.click(screen.getByRole("button", { name }))
  expect(onChoose.mock.calls).toEqual([[{ type }]])
})

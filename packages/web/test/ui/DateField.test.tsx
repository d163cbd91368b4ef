import { cleanup, fireEvent, render, screen } from "@testing-library/react"
import { afterEach, beforeEach, expect, it, vi } from "vitest"
import { DateField } from "../../src/ui/DateField.tsx"

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const open = () => {
  const onDate = vi.fn()
  render(<DateField name="date" label="Date" value="2026-11-20" onDate={onDate} />)
  const field = screen.getByLabelText<HTMLInputElement>("Date")
  const type = (value: string) => fireEvent.change(field, { target: { value } })
  return { onDate, field, type }
}

it("tells a date once, when nothing more was typed for a while, and keeps the focus meanwhile", () => {
  const { onDate, field, type } = open()
  field.focus()
  for (const year of ["0002", "0020", "0202", "2027"]) {
    type(`${year}-11-20`)
    vi.advanceTimersByTime(700)
  }
  expect(onDate).not.toHaveBeenCalled()
  expect(document.activeElement).toBe(field)
  vi.advanceTimersByTime(100)
  expect(onDate.mock.calls).toEqual([["2027-11-20"]])
})

it("tells no year that is still being typed, however slowly", () => {
  const { onDate, field, type } = open()
  type("0020-11-20")
  vi.advanceTimersByTime(5_000)
  expect(onDate).not.toHaveBeenCalled()
  expect(field.value).toBe("0020-11-20")
  fireEvent.blur(field)
  expect(onDate).not.toHaveBeenCalled()
  expect(field.value).toBe("2026-11-20")
})

it.each([
  ["leaving the field", (field: HTMLElement) => fireEvent.blur(field)],
  ["Enter", (field: HTMLElement) => fireEvent.keyDown(field, { key: "Enter" })]
])("tells it at once with %s, and only once", (_, settle) => {
  const { onDate, field, type } = open()
  type("2026-12-01")
  settle(field)
  vi.advanceTimersByTime(5_000)
  expect(onDate.mock.calls).toEqual([["2026-12-01"]])
})

it("tells that the date was cleared on leaving the field", () => {
  const { onDate, field, type } = open()
  type("")
  vi.advanceTimersByTime(5_000)
  fireEvent.blur(field)
  expect(onDate.mock.calls).toEqual([[""]])
})

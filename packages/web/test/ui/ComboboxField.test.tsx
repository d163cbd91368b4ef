import { act, cleanup, fireEvent, render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { type ReactNode, useState } from "react"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { ComboboxField } from "../../src/ui/ComboboxField.tsx"
import { Form } from "../../src/ui/Form.tsx"

// No frame is drawn unless a test asks for one: whatever is done next comes before it.
beforeEach(() => vi.useFakeTimers({ toFake: ["requestAnimationFrame", "cancelAnimationFrame"] }))
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const frames = () =>
  act(async () => {
    vi.advanceTimersByTime(200)
    await new Promise((resolve) => setTimeout(resolve, 20))
    vi.advanceTimersByTime(200)
  })

const fuels = [
  { value: "electric", label: "Electric" },
  { value: "diesel", label: "Diesel" },
  { value: "petrol", label: "Petrol" }
]

interface OpenedProps {
  readonly told: (fuel: string | null) => void
  readonly isFoundElsewhere?: boolean
  readonly disabled?: boolean
  readonly children?: ReactNode
}

function Opened({ told, isFoundElsewhere = false, disabled = false }: OpenedProps) {
  const [fuel, setFuel] = useState<string | null>(null)
  const [typed, setTyped] = useState("")
  const found = fuels.filter(({ label }) => label.toLowerCase().includes(typed))
  const chosen = fuels.find(({ value }) => value === fuel) ?? null
  return (
    <ComboboxField
      name="fuel"
      label="Fuel"
      disabled={disabled}
      choices={isFoundElsewhere ? found : fuels}
      value={fuel}
      {...(isFoundElsewhere && { search: { onType: setTyped, chosen } })}
      onChange={(value) => {
        told(value)
        setFuel(value)
      }}
    />
  )
}

const box = () => screen.getByRole<HTMLInputElement>("combobox", { name: "Fuel", hidden: true })
const elsewhere = () => screen.getByText("Elsewhere")
const isOpen = () => box().getAttribute("aria-expanded") === "true"

const open = (props: Partial<OpenedProps> = {}) => {
  const told = vi.fn()
  const page = render(
    <>
      <Opened told={told} {...props} />
      <button type="button">Elsewhere</button>
    </>
  )
  return { told, ...page }
}

/** Types without the press that would open the list before it. */
const type = (keys: string) => {
  act(() => box().focus())
  return userEvent.keyboard(keys)
}

it("shows a letter first and the list after it", async () => {
  open()
  await type("e")
  expect([box().value, isOpen()]).toEqual(["e", false])
  await frames()
  expect([box().value, isOpen()]).toEqual(["e", true])
})

it("shows a choice first and tells it after", async () => {
  const { told } = open()
  await type("die{Enter}")
  expect([box().value, told.mock.calls]).toEqual(["Diesel", []])
  await frames()
  expect([box().value, isOpen(), told.mock.calls]).toEqual(["Diesel", false, [["diesel"]]])
})

describe("before the frame that shows the list", () => {
  it.each([
    ["e{Enter}", "electric"],
    ["e{ArrowDown}{Enter}", "diesel"],
    ["e{ArrowDown}{ArrowDown}{Enter}", "petrol"],
    ["e{ArrowDown}{ArrowDown}{ArrowUp}{Enter}", "diesel"],
    ["e{Home}{End}{ArrowDown}{Enter}", "diesel"],
    ["die{Enter}", "diesel"],
    ["d{Backspace}pet{Enter}", "petrol"],
    ["{ArrowDown}{ArrowDown}{Enter}", "diesel"],
    ["{ArrowUp}{Enter}", "petrol"]
  ])("takes what %s means", async (keys, value) => {
    for (const isFoundElsewhere of [false, true]) {
      const { told } = open({ isFoundElsewhere })
      await type(keys)
      await frames()
      expect([told.mock.lastCall, isOpen()]).toEqual([[value], false])
      cleanup()
    }
  })

  it("lets Escape close it", async () => {
    const { told } = open()
    await type("e{Escape}")
    await frames()
    expect([isOpen(), told.mock.calls]).toEqual([false, []])
  })

  it.each([
    ["Tab", () => userEvent.tab()],
    ["a press beside it", () => userEvent.click(document.body)],
    ["the focus going elsewhere", async () => act(() => elsewhere().focus())]
  ])("lets %s leave no list and nothing typed", async (_, leave) => {
    const { told } = open()
    await type("e")
    await leave()
    await frames()
    await frames()
    expect([box().value, isOpen(), told.mock.calls]).toEqual(["", false, []])
  })

  it("lets the button open it", async () => {
    const { told } = open()
    await userEvent.click(screen.getByRole("button", { name: "Show all: Fuel" }))
    expect(isOpen()).toBe(false)
    await userEvent.keyboard("{ArrowDown}{ArrowDown}{Enter}")
    await frames()
    expect(told.mock.calls).toEqual([["diesel"]])
  })

  it("takes nothing by the Enter that ends a composition, and what is marked by the next", async () => {
    const { told } = open()
    act(() => box().focus())
    fireEvent.compositionStart(box())
    fireEvent.change(box(), { target: { value: "die" } })
    fireEvent.keyDown(box(), { key: "Enter", keyCode: 229, isComposing: true })
    fireEvent.compositionEnd(box())
    expect([box().value, told.mock.calls]).toEqual(["die", []])
    await userEvent.keyboard("{Enter}")
    await frames()
    expect(told.mock.calls).toEqual([["diesel"]])
  })

  it("opens none where the field is disabled", async () => {
    open({ disabled: true })
    await userEvent.click(screen.getByRole("button", { name: "Show all: Fuel" }))
    fireEvent.keyDown(box(), { key: "ArrowDown" })
    await frames()
    expect(isOpen()).toBe(false)
  })
})

describe("before the frame that shows a choice", () => {
  it.each([
    ["Tab", () => userEvent.tab()],
    ["Escape", () => userEvent.keyboard("{Escape}")],
    ["a press beside it", () => userEvent.click(document.body)],
    ["the focus going elsewhere", async () => act(() => elsewhere().focus())],
    [
      "the page being hidden",
      async () => act(() => fireEvent(document, new Event("visibilitychange", { bubbles: true })))
    ],
    ["the page being left", async () => act(() => fireEvent(window, new Event("pagehide")))]
  ])("tells it where %s comes", async (_, next) => {
    const { told } = open()
    await type("die{Enter}")
    expect(told).not.toHaveBeenCalled()
    await next()
    expect(told.mock.calls[0]).toEqual(["diesel"])
  })

  it("tells it where the field goes", async () => {
    const { told, unmount } = open()
    await type("die{Enter}")
    unmount()
    await frames()
    expect(told.mock.calls).toEqual([["diesel"]])
  })

  it("goes on with what is typed behind it", async () => {
    const { told } = open()
    await type("die{Enter} x")
    await frames()
    expect([box().value, told.mock.calls]).toEqual(["Diesel x", [["diesel"]]])
  })

  it.each(["{Enter}", "{Tab}{Enter}"])("tells it before the form is sent by %s", async (keys) => {
    const order: Array<unknown> = []
    render(
      <Form onSubmit={() => order.push("sent")}>
        <Opened told={(fuel) => order.push(fuel)} />
        <button type="submit">Create</button>
      </Form>
    )
    await type(`die{Enter}${keys}`)
    await frames()
    expect(order).toEqual(["diesel", "sent"])
  })
})

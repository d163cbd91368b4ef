import { cleanup, render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { afterEach, describe, expect, it, vi } from "vitest"
import { Button } from "../../src/ui/Button.tsx"

afterEach(cleanup)

describe("Button", () => {
  it("fires once for each click", async () => {
    const press = vi.fn()
    render(<Button onClick={press}>Save</Button>)

    await userEvent.click(screen.getByRole("button", { name: "Save" }))

    expect(press).toHaveBeenCalledTimes(1)
  })

  it.each(["busy", "disabled"])(
    "fires nothing while %s, and keeps its name and the focus",
    async (resting) => {
      const press = vi.fn()
      render(
        <Button onClick={press} {...{ [resting]: true }}>
          Save
        </Button>
      )
      const button = screen.getByRole("button", { name: "Save" })

      await userEvent.tab()
      await userEvent.keyboard("{Enter} ")
      await userEvent.click(button)

      expect(press).not.toHaveBeenCalled()
      expect(document.activeElement).toBe(button)
      expect(button.getAttribute("aria-disabled")).toBe("true")
    }
  )

  it("submits no form while busy", async () => {
    const submit = vi.fn((event: Event) => event.preventDefault())
    render(
      <form onSubmit={(event) => submit(event.nativeEvent)}>
        <Button type="submit" busy>
          Save
        </Button>
      </form>
    )

    await userEvent.click(screen.getByRole("button"))

    expect(submit).not.toHaveBeenCalled()
  })
})

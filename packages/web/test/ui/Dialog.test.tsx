import { cleanup, render, screen, waitFor } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { afterEach, describe, expect, it, vi } from "vitest"
import { Button } from "../../src/ui/Button.tsx"
import { CoveredContext } from "../../src/ui/CoveredContext.ts"
import { Dialog } from "../../src/ui/Dialog.tsx"

afterEach(cleanup)

const dialog = () => screen.getByRole("dialog", { name: "Complete your profile" })

describe("Dialog", () => {
  it("takes the focus and is named and described by its words", async () => {
    render(
      <Dialog open title="Complete your profile" description="Three steps." actions={<Button>Next</Button>} />
    )

    await waitFor(() => expect(dialog().contains(document.activeElement)).toBe(true))
    const described = dialog().getAttribute("aria-describedby") ?? ""
    expect(document.getElementById(described)?.textContent).toBe("Three steps.")
  })

  it("is not seen while what it belongs to is covered, and is there again afterwards", async () => {
    const asked = (isCovered: boolean) => (
      <CoveredContext value={isCovered}>
        <Dialog open title="Complete your profile" />
      </CoveredContext>
    )
    const { rerender } = render(asked(false))
    expect(dialog()).toBeTruthy()
    rerender(asked(true))
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull())
    rerender(asked(false))
    expect(dialog()).toBeTruthy()
  })

  it.each([
    ["Escape", () => userEvent.keyboard("{Escape}")],
    ["its close button", () => userEvent.click(screen.getByRole("button", { name: "Close" }))]
  ])("is dismissed by %s", async (_way, act) => {
    const dismissed = vi.fn()
    render(<Dialog open title="Complete your profile" onCancel={dismissed} />)

    await act()

    expect(dismissed).toHaveBeenCalledTimes(1)
  })

  it("stays when it cannot be dismissed, whatever is pressed", async () => {
    render(<Dialog open title="Complete your profile" actions={<Button>Next</Button>} />)

    await userEvent.keyboard("{Escape}")
    await userEvent.click(document.body)

    expect(dialog()).toBeTruthy()
    expect(screen.queryByRole("button", { name: "Close" })).toBeNull()
  })

  it("is scrolled by the keyboard where nothing in it can be reached", () => {
    vi.spyOn(HTMLElement.prototype, "scrollHeight", "get").mockReturnValue(900)
    const shown = (disabled: boolean) => (
      <Dialog open title="Upload">
        <fieldset disabled={disabled}>
          <input aria-label="Name" />
        </fieldset>
      </Dialog>
    )
    const { rerender } = render(shown(false))
    const body = screen.getByLabelText("Name").closest("fieldset")?.parentElement
    expect(body?.hasAttribute("tabindex")).toBe(false)
    rerender(shown(true))
    expect(body?.getAttribute("tabindex")).toBe("0")
    rerender(shown(false))
    expect(body?.hasAttribute("tabindex")).toBe(false)
    vi.restoreAllMocks()
  })

  it("is not there while closed", () => {
    render(<Dialog open={false} title="Complete your profile" />)
    expect(screen.queryByRole("dialog")).toBeNull()
  })
})

import { cleanup, render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { afterEach, describe, expect, it, vi } from "vitest"
import { StepPager } from "../../src/ui/StepPager.tsx"

afterEach(cleanup)

describe("StepPager", () => {
  it.each([
    [0, 0, "Showing 0 - 0 of 0", true, true],
    [0, 7, "Showing 1 - 7 of 7", true, true],
    [0, 10, "Showing 1 - 10 of 10", true, true],
    [0, 11, "Showing 1 - 10 of 11", true, false],
    [1, 21, "Showing 11 - 20 of 21", false, false],
    [2, 1025, "Showing 21 - 30 of 1,025", false, false],
    [2, 21, "Showing 21 - 21 of 21", false, true]
  ])("on page %i of %i rows says %s", (page, total, words, first, last) => {
    render(<StepPager label="Pages" page={page} size={10} total={total} onPage={() => {}} />)
    expect(screen.getByText(words)).toBeTruthy()
    const rests = (name: string) => screen.getByRole("button", { name }).getAttribute("aria-disabled")
    expect([rests("Previous"), rests("Next")]).toEqual([String(first), String(last)])
  })

  it("says when there may be more", () => {
    render(<StepPager label="Pages" page={1} size={10} total={501} atLeast onPage={() => {}} />)
    expect(screen.getByText("Showing 11 - 20 of at least 501")).toBeTruthy()
  })

  it("goes one page back or on", async () => {
    const onPage = vi.fn()
    render(<StepPager label="Pages" page={3} size={10} total={100} onPage={onPage} />)
    await userEvent.click(screen.getByRole("button", { name: "Previous" }))
    await userEvent.click(screen.getByRole("button", { name: "Next" }))
    expect(onPage.mock.calls).toEqual([[2], [4]])
  })
})

import { pageWindow } from "@crewfleet/sdk/rules"
import { cleanup, render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { afterEach, describe, expect, it, vi } from "vitest"
import { Pager } from "../../src/ui/Pager.tsx"

afterEach(cleanup)

describe("Pager", () => {
  const open = (page: number, total: number) => {
    const onPage = vi.fn()
    render(<Pager page={page} size={10} total={total} onPage={onPage} />)
    return onPage
  }
  const button = (name: string) => screen.getByRole<HTMLButtonElement>("button", { name })

  it.each([0, 1, 10])("is hidden for %i rows, which fit on one page", (total) => {
    open(0, total)
    expect(screen.queryByRole("navigation")).toBeNull()
  })

  it.each([
    [0, 3],
    [5, 38],
    [37, 38]
  ])("offers around page %i of %i the pages of the rule", (page, pageCount) => {
    open(page, pageCount * 10)
    const offered = screen
      .getAllByRole("button", { name: /^Page / })
      .map(({ textContent }) => Number(textContent) - 1)
    expect(offered).toEqual(pageWindow({ page, size: 10, totalElements: pageCount * 10 }).pages)
  })

  it("says which rows are shown", () => {
    open(3, 1034)
    expect(screen.getByText("Showing 31 - 40 of 1,034")).toBeTruthy()
  })

  it("ends the range with the last row", () => {
    open(3, 37)
    expect(screen.getByText("Showing 31 - 37 of 37")).toBeTruthy()
  })

  it("marks the current page and asks for others by their zero-based number", async () => {
    const onPage = open(2, 100)
    expect(button("Page 3").getAttribute("aria-current")).toBe("page")

    await userEvent.click(button("Page 5"))
    await userEvent.click(button("Previous page"))
    await userEvent.click(button("Next page"))

    expect(onPage.mock.calls).toEqual([[4], [1], [3]])
  })

  it("leads nowhere beyond the first and the last page", () => {
    open(0, 20)
    expect([button("Previous page").disabled, button("Next page").disabled]).toEqual([true, false])
    cleanup()
    open(1, 20)
    expect([button("Previous page").disabled, button("Next page").disabled]).toEqual([false, true])
  })

  it("lets a person choose how many rows a page has, also where they all fit on one", async () => {
    const onSize = vi.fn()
    const sizes = [10, 25, 50]
    const pager = (size: number, total: number) => (
      <Pager page={0} size={size} total={total} onPage={() => {}} sizes={sizes} onSize={onSize} />
    )
    const { rerender } = render(pager(50, 7))
    expect(screen.getByText("Showing 1 - 7 of 7")).toBeTruthy()
    expect([button("Previous page").disabled, button("Next page").disabled]).toEqual([true, true])
    await userEvent.selectOptions(screen.getByLabelText("Rows a page"), "25 a page")
    expect(onSize).toHaveBeenCalledWith(25)
    rerender(pager(50, 0))
    expect(screen.queryByRole("navigation")).toBeNull()
  })
})

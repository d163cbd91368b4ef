import { cleanup, render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { afterEach, expect, it, vi } from "vitest"
import { type Column, DataTable } from "../../src/ui/DataTable.tsx"

afterEach(cleanup)

const columns: ReadonlyArray<Column<string>> = [
  { heading: "Name", sort: "name", cell: (name) => name },
  { heading: "Size", sort: "size", cell: ({ length }) => length },
  { heading: "Actions", cell: () => "–" }
]
const open = (direction: "ascending" | "descending" = "ascending") => {
  const onSort = vi.fn()
  render(
    <DataTable
      caption="Words"
      columns={columns}
      rows={["one", "three"]}
      rowKey={(word) => word}
      sorted={{ by: "name", direction }}
      onSort={onSort}
    />
  )
  return onSort
}
const heading = (name: RegExp) => screen.getByRole("columnheader", { name })

it.each(["ascending", "descending"] as const)("tells by which column it is sorted, %s", (direction) => {
  open(direction)
  expect(heading(/^Name/).getAttribute("aria-sort")).toBe(direction)
  expect(heading(/^Size/).getAttribute("aria-sort")).toBeNull()
})

it("leaves out a sparse column in which no row says anything", () => {
  const rare: Column<string> = { heading: "Rare", sparse: true, cell: (word) => word === "three" && "yes" }
  const table = (rows: ReadonlyArray<string>) => (
    <DataTable caption="Words" columns={[...columns, rare]} rows={rows} rowKey={(word) => word} />
  )
  const { rerender } = render(table(["one"]))
  expect(screen.queryByRole("columnheader", { name: "Rare" })).toBeNull()
  rerender(table(["one", "three"]))
  expect(heading(/^Rare/)).toBeTruthy()
})

it("asks for another order by mouse and by keyboard, where a column has one", async () => {
  const onSort = open()
  await userEvent.click(screen.getByRole("button", { name: "Size" }))
  screen.getByRole("button", { name: "Name" }).focus()
  await userEvent.keyboard("{Enter}")
  expect(onSort.mock.calls).toEqual([["size"], ["name"]])
  expect(screen.queryByRole("button", { name: "Actions" })).toBeNull()
})

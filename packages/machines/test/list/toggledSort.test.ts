import { toggledSort } from "@crewfleet/machines"
import { expect, it } from "vitest"

it("begins ascending and turns round when chosen again", () => {
  const first = toggledSort({ by: "createdDate", direction: "descending" }, "title")
  expect(first).toEqual({ by: "title", direction: "ascending" })
  const second = toggledSort(first, "title")
  expect(second).toEqual({ by: "title", direction: "descending" })
  expect(toggledSort(second, "title")).toEqual(first)
  expect(toggledSort(second, "id")).toEqual({ by: "id", direction: "ascending" })
})

it("begins descending where that is told first", () => {
  const best = toggledSort({ by: "name", direction: "descending" }, "rating", "descending")
  expect(best).toEqual({ by: "rating", direction: "descending" })
  expect(toggledSort(best, "rating", "descending")).toEqual({ by: "rating", direction: "ascending" })
})

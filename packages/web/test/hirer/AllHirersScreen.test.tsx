import { allHirersLogic, askAllHirers, exportLogic } from "@crewfleet/machines"
import { failing, handlers } from "@crewfleet/sdk/testing"
import { render, screen } from "@testing-library/react"
import { getDefaultStore } from "jotai"
import { describe, expect, it } from "vitest"
import type { Brand } from "../../src/brand/Brand.ts"
import { brandAtom } from "../../src/brand/brandAtom.ts"
import { AllHirersScreen } from "../../src/hirer/AllHirersScreen.tsx"
import { firstRow } from "../person.ts"
import { serving } from "../serving.ts"
import { listed, load, service } from "./openHirer.tsx"

serving(service)

const open = (query = "") => {
  history.replaceState(null, "", `/admin/clients/list${query}`)
  render(
    <AllHirersScreen logics={{ hirers: allHirersLogic(load), export: exportLogic(load, askAllHirers) }} />
  )
}

describe("AllHirersScreen", () => {
  it("shows the hirers of all agencies, whose pages are their agencies' own", async () => {
    service.use(handlers.hirer.all(() => ({ content: [listed], totalElements: 1 })))
    open()
    expect(await firstRow()).toEqual(["Ada Hill", "ada@post.example0113 496 0000", "1,234", "4.26"])
    expect(screen.queryByRole("link", { name: "Ada Hill" })).toBeNull()
  })

  it("asks for those who were put on record when its address says so", async () => {
    const asked: Array<unknown> = []
    service.use(
      handlers.hirer.all(({ query }) => {
        asked.push(query.added)
        return { content: [listed], totalElements: 1 }
      })
    )
    const added = "2026-11-01T00:00:00.000Z/2026-12-01T00:00:00.000Z"
    open(`?added=${added}`)
    await firstRow()
    expect(asked).toEqual([added])
  })

  it.each([
    [true, "There are no hirers yet"],
    [false, "There are no clients yet"]
  ])("calls them what the brand does (car rental: %s)", async (carRental, none) => {
    getDefaultStore().set(brandAtom, { carRental } as Brand)
    service.use(handlers.hirer.all(() => ({ content: [], totalElements: 0 })))
    open()
    expect(await screen.findByText(none)).toBeTruthy()
  })

  it("says that they could not be loaded, and asks again", async () => {
    service.use(handlers.hirer.all(failing(500)))
    open()
    expect(await screen.findByText("Error loading hirers")).toBeTruthy()
    expect(screen.getByRole("button", { name: "Retry" })).toBeTruthy()
  })
})

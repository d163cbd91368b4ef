import { locationEditorLogic } from "@crewfleet/machines"
import type { VehicleLocation } from "@crewfleet/sdk"
import { makeClient } from "@crewfleet/sdk"
import { locationForm } from "@crewfleet/sdk/rules"
import { cleanup, render, screen } from "@testing-library/react"
import { IDBFactory, IDBKeyRange, IDBObjectStore } from "fake-indexeddb"
import { afterEach, expect, it, vi } from "vitest"
import { makeDrafts } from "../../src/editing/Drafts.ts"
import { LocationDialog } from "../../src/vehicle/LocationDialog.tsx"

vi.stubGlobal("indexedDB", new IDBFactory())
vi.stubGlobal("IDBKeyRange", IDBKeyRange)
vi.stubGlobal("IDBObjectStore", IDBObjectStore)
vi.mock("../../src/session/currentOwner.ts", () => ({ currentOwner: () => "id:1" }))
afterEach(cleanup)

const locationDrafts = makeDrafts<VehicleLocation, typeof locationForm.empty>("location", locationForm)
const logic = locationEditorLogic(async () => makeClient({ baseUrl: location.origin }))

it("goes on with a new place that was typed before a reload", async () => {
  await locationDrafts.keep("id:1", undefined, { form: { ...locationForm.empty, name: "Terminal" } })
  render(<LocationDialog logic={logic} onClose={() => {}} />)
  expect(await screen.findByDisplayValue("Terminal")).toBeTruthy()
})

it("keeps it until the place is saved, however often the form is opened", async () => {
  await locationDrafts.keep("id:1", undefined, { form: { ...locationForm.empty, name: "Harbour" } })
  for (const _ of ["once", "twice"]) {
    render(<LocationDialog logic={logic} onClose={() => {}} />)
    expect(await screen.findByDisplayValue("Harbour")).toBeTruthy()
    cleanup()
  }
  expect((await locationDrafts.read("id:1", undefined))?.form.name).toBe("Harbour")
})

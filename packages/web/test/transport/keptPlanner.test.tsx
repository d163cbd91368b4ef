import { cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react"
import { IDBFactory, IDBKeyRange, IDBObjectStore } from "fake-indexeddb"
import { expect, it, vi } from "vitest"
import { allWritten } from "../../src/sealed/pendingWrites.ts"
import { JobPlanner } from "../../src/transport/JobPlanner.tsx"
import { serving } from "../serving.ts"
import { planner, service } from "./openWorkerTransport.tsx"

serving(service)
vi.stubGlobal("indexedDB", new IDBFactory())
vi.stubGlobal("IDBKeyRange", IDBKeyRange)
vi.stubGlobal("IDBObjectStore", IDBObjectStore)

const openAs = (owner: string) => render(<JobPlanner jobId={7} owner={owner} logic={planner} />)
const breakField = async () =>
  within(await screen.findByRole("group", { name: "Grace Lee" })).getByLabelText<HTMLInputElement>(
    "Break in minutes"
  )

it("has what was typed and not sent after a reload, for whoever typed it", async () => {
  openAs("id:1")
  fireEvent.change(await breakField(), { target: { value: "25" } })
  await allWritten()
  cleanup()
  openAs("id:2")
  expect((await breakField()).value).toBe("")
  cleanup()
  openAs("id:1")
  await waitFor(async () => expect((await breakField()).value).toBe("25"))
  expect(screen.getByText("This is what you typed earlier and did not send.")).toBeTruthy()
})

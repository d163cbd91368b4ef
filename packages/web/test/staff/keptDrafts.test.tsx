import { handlers } from "@crewfleet/sdk/testing"
import { cleanup, render, screen, waitFor } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { IDBFactory, IDBKeyRange, IDBObjectStore } from "fake-indexeddb"
import { expect, it, vi } from "vitest"
import { RequirementsScreen } from "../../src/eligibility/RequirementsScreen.tsx"
import { allWritten } from "../../src/sealed/pendingWrites.ts"
import { ReviewScreen } from "../../src/staff/ReviewScreen.tsx"
import { logics as eligibilityLogics, matrix } from "../eligibility/openEligibility.tsx"
import { serving } from "../serving.ts"
import { logics, service, training } from "./openStaff.tsx"

serving(service)
vi.stubGlobal("indexedDB", new IDBFactory())
vi.stubGlobal("IDBKeyRange", IDBKeyRange)
vi.stubGlobal("IDBObjectStore", IDBObjectStore)

/** The page is left, once it lets whoever leaves it go. */
const leave = async () => {
  await allWritten()
  cleanup()
}

it("has the comment of a review after a reload, at its record and for whoever typed it", async () => {
  const decided: Array<unknown> = []
  const waiting = [1, 2].map((id) => ({
    ...{ id, sort: "training", name: `Training ${id}`, workerId: 12, firstname: "Grace", lastname: "Lee" },
    ...{ expires: "2099-01-01", version: 1, uploaded: "2026-11-03T09:05:00.000Z" }
  }))
  service.use(
    handlers.agencyWorker.waiting(() => ({ content: waiting, totalElements: 2 })),
    handlers.training.review(({ params, payload }) => {
      decided.push([params.id, payload.comment])
      return training()
    })
  )
  const comment = () => screen.findByLabelText<HTMLTextAreaElement>(/^Comment/)
  const openAs = (owner: string) => render(<ReviewScreen agencyId={7} owner={owner} logic={logics.review} />)
  openAs("id:1")
  await userEvent.type(await comment(), "The page is cut off")
  await leave()
  openAs("id:2")
  await userEvent.type(await comment(), "B")
  expect((await comment()).value).toBe("B")
  await leave()
  openAs("id:1")
  await waitFor(async () => expect((await comment()).value).toBe("The page is cut off"))
  await userEvent.click(screen.getByRole("button", { name: /Approve$/ }))
  await screen.findByText(/^2 of 2/)
  expect((await comment()).value).toBe("")
  expect(decided).toEqual([["1", "The page is cut off"]])
  await leave()
  // A record that is renewed keeps its number: what was said about it before is not said again.
  openAs("id:1")
  await screen.findByText(/^1 of 2/)
  await userEvent.type(await comment(), "C")
  expect((await comment()).value).toBe("C")
})

it("has what is asked of a role as it was typed before a sign-out, for the same person", async () => {
  service.use(
    handlers.lookup.trainings(() => []),
    handlers.lookup.compliances(() => []),
    handlers.eligibility.requirements(() => ({
      assignmentCodeId: 3,
      assignmentCode: "Nurse",
      needsDbs: true,
      version: 2,
      requirements: matrix.requirements
    }))
  )
  history.replaceState(null, "", "/agency/workers/requirements?code=3")
  const openAs = (owner: string) => render(<RequirementsScreen owner={owner} logics={eligibilityLogics} />)
  const name = async () => (await screen.findAllByLabelText<HTMLInputElement>("Name"))[0] as HTMLInputElement
  openAs("id:1")
  const before = (await name()).value
  await userEvent.type(await name(), "!")
  await leave()
  openAs("id:2")
  expect((await name()).value).toBe(before)
  await leave()
  openAs("id:1")
  expect((await name()).value).toBe(`${before}!`)
  await screen.findByText("Unsaved changes")
})

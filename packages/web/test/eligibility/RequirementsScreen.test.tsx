import type { RequirementSet } from "@crewfleet/sdk"
import { failing, handlers } from "@crewfleet/sdk/testing"
import { render, screen, waitFor, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { describe, expect, it } from "vitest"
import { RequirementsScreen } from "../../src/eligibility/RequirementsScreen.tsx"
import { NoticeRegion } from "../../src/notice/NoticeRegion.tsx"
import { press, problems } from "../person.ts"
import { serving } from "../serving.ts"
import { logics, matrix, service } from "./openEligibility.tsx"

serving(service)

const set: RequirementSet = {
  assignmentCodeId: 3,
  assignmentCode: "Nurse",
  needsDbs: true,
  version: 2,
  requirements: [
    ...matrix.requirements,
    {
      ...{ id: 11, name: "Right to work", otherwise: "REFUSE", graceDays: 0, binding: true },
      anyOf: [{ kind: "rightToWork", name: "Right to work" }]
    }
  ]
}

interface Sent {
  readonly version: number
  readonly requirements: ReadonlyArray<{ readonly id?: number; readonly name: string }>
}

/** What is asked of nurses as somebody of the agency edits it, and what is sent. */
const open = (told: RequirementSet = set) => {
  const sent: Array<Sent> = []
  service.use(
    handlers.eligibility.requirements(() => told),
    handlers.eligibility.saveRequirements(({ payload }) => {
      sent.push(payload as Sent)
      return { ...told, version: told.version + 1 }
    })
  )
  history.replaceState(null, "", "/agency/workers/requirements?code=3")
  render(
    <>
      <RequirementsScreen owner={undefined} logics={logics} />
      <NoticeRegion />
    </>
  )
  return sent
}

const rowAt = async (at: number) => {
  const heading = await screen.findByRole("heading", { name: `Requirement ${at}` })
  return within(heading.closest("li") as HTMLElement)
}

const focused = () => document.activeElement?.getAttribute("aria-label")

describe("RequirementsScreen", () => {
  it("names the source of the starting set until the agency has a set of its own", async () => {
    open({ ...set, version: 0 })
    await screen.findByText("This is the starting set")
    expect(screen.getByRole("link", { name: "NHS employment check standards" }).getAttribute("href")).toBe(
      "https://www.nhsemployers.org/your-workforce/recruit/employment-checks"
    )
  })

  it("offers neither a warning nor days of grace for what the law demands, nor to take it away", async () => {
    open()
    const bound = await rowAt(3)
    bound.getByText("The law demands this one: whoever does not meet it may not work, without days of grace.")
    expect(bound.queryByRole("button", { name: "Remove Requirement 3" })).toBeNull()
    expect(bound.queryByText("Met by any one of")).toBeNull()
    expect(bound.queryByLabelText("It only warns")).toBeNull()
    expect(bound.queryByLabelText("Days of grace")).toBeNull()
    ;(await rowAt(1)).getByLabelText("Days of grace")
  })

  it("saves the whole set in its new order, over the version that was edited", async () => {
    const sent = open()
    await rowAt(1)
    await press("Move down Requirement 1")
    await waitFor(() => expect(focused()).toBe("Move down Requirement 2"))
    await press("Remove Requirement 2")
    await waitFor(() => expect(screen.getAllByRole("button", { name: /^Move down/ })).toHaveLength(2))
    await userEvent.click((await rowAt(1)).getByLabelText("It only warns"))
    await press("Save")
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(sent[0]).toMatchObject({
      version: 2,
      requirements: [
        { id: 9, otherwise: "WARN" },
        { id: 11, otherwise: "REFUSE" }
      ]
    })
    await screen.findByText("What you ask for is saved")
  })

  it("keeps the focus on the button by which a requirement was moved", async () => {
    open()
    await rowAt(1)
    await press("Move down Requirement 1")
    await waitFor(() => expect(focused()).toBe("Move down Requirement 2"))
  })

  it("says at a new requirement what is missing, and sends nothing", async () => {
    const sent = open()
    await rowAt(1)
    await press("Add another requirement")
    await press("Save")
    expect(await problems()).toEqual(["Enter a name", "Choose what meets it"])
    expect(sent).toEqual([])
  })

  it("shows both versions to whoever was slower", async () => {
    open()
    await userEvent.type((await rowAt(1)).getByLabelText("Name"), "!")
    service.use(
      handlers.eligibility.saveRequirements(failing(409)),
      handlers.eligibility.requirements(() => ({ ...set, version: 3, requirements: [] }))
    )
    await press("Save")
    const both = await screen.findByRole("table", { name: "Both versions of the set of requirements" })
    expect(both.textContent).toContain("Fire safety!")
  })

  it("says that it could not be loaded, and tries again when asked", async () => {
    open()
    service.use(handlers.eligibility.requirements(failing(500)))
    await press("Retry")
    await screen.findByRole("button", { name: "Retry" })
    service.use(handlers.eligibility.requirements(() => set))
    await press("Retry")
    await rowAt(1)
  })
})

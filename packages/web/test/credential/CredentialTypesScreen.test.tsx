import { credentialTypeEditorLogic, credentialTypesLogic } from "@crewfleet/machines"
import { makeClient } from "@crewfleet/sdk"
import { handlers, setupServer } from "@crewfleet/sdk/testing"
import { render, screen, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { describe, expect, it } from "vitest"
import { TrainingTypesScreen } from "../../src/credential/CredentialTypesScreen.tsx"
import { NoticeRegion } from "../../src/notice/NoticeRegion.tsx"
import { adminPages } from "../../src/portal/pages/adminPages.ts"
import { press, problems } from "../person.ts"
import { InPlace } from "../portal/InPlace.tsx"
import { serving } from "../serving.ts"

const fireSafety = { id: 4, code: "CSTF-FS", name: "Fire Safety", offered: true, version: 1 }
const service = setupServer(
  handlers.credentialType.list(() => [fireSafety]),
  handlers.credentialType.byId(() => fireSafety)
)
serving(service)

const load = async () => makeClient({ baseUrl: location.origin, retries: 0 })
const logics = {
  types: credentialTypesLogic(load),
  editor: (sort: "training" | "compliance") => credentialTypeEditorLogic(load, sort)
}
const open = () => {
  history.replaceState(null, "", "/admin/trainings")
  render(
    <InPlace of={adminPages} path="/admin/trainings">
      <TrainingTypesScreen owner={undefined} logics={logics} />
      <NoticeRegion />
    </InPlace>
  )
}
const dialog = async (name: string) => within(await screen.findByRole("dialog", { name }))

describe("the trainings that workers can have", () => {
  it("are added to by a code and a name", async () => {
    const asked: Array<unknown> = []
    service.use(
      handlers.credentialType.add(({ params, payload }) => {
        asked.push({ sort: params.sort, ...payload })
        return { ...fireSafety, id: 9 }
      })
    )
    open()
    await press("Add Training")
    const form = await dialog("Add Training")
    await userEvent.click(form.getByRole("button", { name: "Add" }))
    expect(await problems()).toEqual(["Enter the code", "Enter the name"])
    await userEvent.type(form.getByLabelText("Code"), "NASO")
    await userEvent.type(form.getByLabelText("Name"), "Nasogastric Tubes")
    await userEvent.click(form.getByRole("button", { name: "Add" }))
    expect(await screen.findByText("Added to what can be chosen")).toBeTruthy()
    expect(asked).toEqual([{ sort: "training", code: "NASO", name: "Nasogastric Tubes", offered: true }])
  })

  it("are renamed and offered no more, under the code that stays", async () => {
    const asked: Array<unknown> = []
    service.use(
      handlers.credentialType.update(({ params, payload }) => {
        asked.push({ sort: params.sort, ...payload })
        return { ...fireSafety, offered: false, version: 2 }
      })
    )
    open()
    await press("Edit Fire Safety")
    const form = await dialog("Edit training")
    expect(form.queryByRole("textbox", { name: "Code" })).toBeNull()
    expect(form.getByText("CSTF-FS")).toBeTruthy()
    await userEvent.click(form.getByRole("checkbox", { name: /It can be chosen/ }))
    await userEvent.click(form.getByRole("button", { name: "Save" }))
    expect(await screen.findByText("Saved")).toBeTruthy()
    expect(asked).toEqual([
      { sort: "training", code: "CSTF-FS", name: "Fire Safety", offered: false, version: 1 }
    ])
  })

  it("are shown with whether they can be chosen", async () => {
    service.use(handlers.credentialType.list(() => [{ ...fireSafety, offered: false }]))
    open()
    const table = within(await screen.findByRole("table"))
    expect(await table.findByText("Taken off")).toBeTruthy()
  })
})

import { failing, handlers } from "@crewfleet/sdk/testing"
import { fireEvent, screen, waitFor, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { describe, expect, it } from "vitest"
import { press, problems } from "../person.ts"
import { serving } from "../serving.ts"
import { hirer, openHirer, openHirers, service } from "./openHirer.tsx"

serving(service)

const openDialog = async () => {
  openHirers()
  await press("Add hirer")
  return within(await screen.findByRole("dialog", { name: "Add a hirer" }))
}
type Dialog = Awaited<ReturnType<typeof openDialog>>

const type = (dialog: Dialog, label: RegExp, value: string) =>
  fireEvent.change(dialog.getByLabelText(label), { target: { value } })

const described = (dialog: Dialog) => {
  type(dialog, /^Name/, "Nia New")
  type(dialog, /^Telephone/, "0161 496 0003")
}

const nia = { id: 8, name: "Nia New", email: "nia@post.example", telephone: "0161 496 0003" }

describe("a hirer who is entered", () => {
  it("is sent as they were typed, and shown once they are there", async () => {
    const sent: Array<unknown> = []
    service.use(
      handlers.hirer.create(({ payload, query, idempotencyKey }) => {
        sent.push([query, payload, typeof idempotencyKey])
        return { id: 8, version: 1 }
      })
    )
    const dialog = await openDialog()
    described(dialog)
    type(dialog, /^Date of birth/, "1990-04-01")
    type(dialog, /^Town or city/, "Hull")
    type(dialog, /^Driving licence number/, "NEW 9")
    await press("Add Hirer")
    await waitFor(() => expect(location.pathname).toBe("/agency/clients/8"))
    expect(await screen.findByText("Hirer added")).toBeTruthy()
    expect(sent).toEqual([
      [
        { agencyId: "7" },
        {
          name: "Nia New",
          email: null,
          telephone: "0161 496 0003",
          dateOfBirth: "1990-04-01",
          address: { firstLine: null, town: "Hull", postcode: null, country: null },
          licence: { number: "NEW 9", expiryDate: null }
        },
        "string"
      ]
    ])
  })

  it("needs a name and a telephone number, and keeps all that was typed", async () => {
    const dialog = await openDialog()
    type(dialog, /^E-mail/, "nia@")
    await press("Add Hirer")
    expect(await problems()).toEqual([
      "Enter the hirer's name",
      "Enter an e-mail address, such as ada@post.example",
      "Enter the hirer's telephone number"
    ])
    expect(dialog.getByLabelText<HTMLInputElement>(/^E-mail/).value).toBe("nia@")
  })

  it("is taken with one touch where they are among the agency's hirers, and nothing is entered", async () => {
    const asked: Array<unknown> = []
    service.use(
      handlers.hirer.alike(({ query }) => {
        asked.push(query)
        return [nia]
      })
    )
    const dialog = await openDialog()
    described(dialog)
    expect(await dialog.findByText("Already among your hirers")).toBeTruthy()
    expect(dialog.getByText("nia@post.example, 0161 496 0003")).toBeTruthy()
    expect(asked).toEqual([{ agencyId: "7", telephone: "0161 496 0003" }])
    await press("Choose")
    await waitFor(() => expect(location.pathname).toBe("/agency/clients/8"))
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull())
  })

  it("is entered all the same where nobody can be compared", async () => {
    service.use(
      handlers.hirer.alike(failing(500)),
      handlers.hirer.create(() => ({ id: 8, version: 1 }))
    )
    const dialog = await openDialog()
    described(dialog)
    await press("Add Hirer")
    await waitFor(() => expect(location.pathname).toBe("/agency/clients/8"))
  })

  it("is not lost by mistake", async () => {
    const dialog = await openDialog()
    described(dialog)
    await userEvent.click(dialog.getByRole("button", { name: "Cancel" }))
    await press("Keep editing")
    expect(dialog.getByLabelText<HTMLInputElement>(/^Name/).value).toBe("Nia New")
  })
})

describe("a hirer who is corrected", () => {
  const edit = async () => {
    openHirer()
    await press("Edit")
    const dialog = within(await screen.findByRole("dialog", { name: "Edit a hirer" }))
    await dialog.findByDisplayValue("Ada Hill")
    return dialog
  }

  it("is saved over the version that was read, and loaded anew", async () => {
    const sent: Array<unknown> = []
    service.use(
      handlers.hirer.update(({ payload }) => {
        sent.push(payload)
        service.use(handlers.hirer.byId(() => ({ ...hirer, name: "Ada Quay", version: 4 })))
        return { id: 5, version: 4 }
      })
    )
    const dialog = await edit()
    type(dialog, /^Name/, "Ada Quay")
    await press("Save")
    expect(await screen.findByRole("heading", { level: 1, name: "Ada Quay" })).toBeTruthy()
    expect(sent).toMatchObject([{ name: "Ada Quay", version: 3, address: { town: "Hull" } }])
  })

  it("shows both versions where somebody else was faster", async () => {
    service.use(handlers.hirer.update(failing(409)))
    const dialog = await edit()
    service.use(handlers.hirer.byId(() => ({ ...hirer, name: "Ada Pier", version: 4 })))
    type(dialog, /^Name/, "Ada Quay")
    await press("Save")
    expect(await screen.findByText("Ada Pier")).toBeTruthy()
    expect(screen.getByText("Ada Quay")).toBeTruthy()
  })

  it("says in the form that only the hirer can, where that is so by now", async () => {
    const message = "These details are kept by the hirer; only they can change them."
    service.use(handlers.hirer.update(failing(400, [{ field: "body", message }])))
    const dialog = await edit()
    type(dialog, /^Name/, "Ada Quay")
    await press("Save")
    expect(await problems()).toEqual([message])
  })

  it("has no button where only they can change their details, and the page says so", async () => {
    service.use(handlers.hirer.byId(() => ({ ...hirer, isCorrectable: false })))
    openHirer()
    expect(
      await screen.findByText("These details are kept by the hirer; only they can change them.")
    ).toBeTruthy()
    expect(screen.queryByRole("button", { name: "Edit" })).toBeNull()
  })

  it("shows when they were born and what licence they have", async () => {
    const licence = { number: "HILL 7", expiryDate: "2031-04-30" }
    service.use(handlers.hirer.byId(() => ({ ...hirer, dateOfBirth: "1990-04-01", licence })))
    openHirer()
    expect(await screen.findByText("Born 1 Apr 1990")).toBeTruthy()
    expect(screen.getByText("Driving licence HILL 7 until 30 Apr 2031")).toBeTruthy()
  })
})

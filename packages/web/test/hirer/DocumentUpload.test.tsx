import { failing, handlers, inSequence, unreachable } from "@crewfleet/sdk/testing"
import { fireEvent, screen, waitFor, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { describe, expect, it, vi } from "vitest"
import { filesOf, servingFiles } from "../document/servingFiles.ts"
import { fileOf } from "../fileOf.ts"
import { press, problems } from "../person.ts"
import { serving } from "../serving.ts"
import { hirer, openHirer, service } from "./openHirer.tsx"

serving(service)
servingFiles(filesOf("image/png"))

const noImage = "Please select a valid image file (PNG, JPG, JPEG, or WEBP)"
const photo = fileOf("pixels", "passport.png", "image/png")

const openForm = async (shrink?: (image: Blob) => Promise<Blob>) => {
  openHirer("?tab=documents", shrink)
  await press("Add Document")
  return within(await screen.findByRole("dialog", { name: "Add Document" }))
}
const choose = async (file = photo) =>
  userEvent.upload(await screen.findByLabelText("Picture of the document"), file, { applyAccept: false })
const choosePassport = () => userEvent.click(screen.getByRole("radio", { name: "Passport" }))
const gone = () => waitFor(() => expect(screen.queryByRole("dialog")).toBeNull())

describe("adding a document", () => {
  it("offers the types, and strikes out what is on file", async () => {
    const form = await openForm()
    const radios = form.getAllByRole<HTMLInputElement>("radio")
    expect(radios.map(({ disabled }) => disabled)).toEqual([false, true, false, false])
    const taken = form.getByRole("radio", { name: "Driver's License (Already uploaded)" })
    expect(taken.closest("label")?.querySelector("s")?.textContent).toBe("Driver's License")
  })

  it("says what to do when every document is on file", async () => {
    const clientDocs = ["ID", "DRIVER", "PASSPORT", "PROOF_RESIDENCE"].map((name) => ({ name }))
    service.use(handlers.hirer.byId(() => ({ ...hirer, clientDocs })))
    const form = await openForm()
    expect(
      form.getByText("Every document is on file. To replace one, open it and choose Re-Upload.")
    ).toBeTruthy()
  })

  it("says what is missing, over the form and beside each question", async () => {
    await openForm()
    await press("Upload")
    expect(await problems()).toEqual([
      "Please fill in all required fields",
      "Document type is required",
      "Please select a file"
    ])
    await waitFor(() => expect(screen.getAllByText("Please select a file")).toHaveLength(2))
  })

  it("says at once when the file is no image, or empty", async () => {
    await openForm()
    for (const [file, words] of [
      [fileOf("words", "letter.pdf", "application/pdf"), noImage],
      [fileOf("<script>", "page.html", "text/html"), noImage],
      [fileOf("", "card.png", "image/png"), "The selected file is empty"],
      [fileOf("<svg onload='alert(1)'/>", "card.svg", "image/svg+xml"), noImage],
      [fileOf("GIF89a", "card.gif", "image/gif"), noImage]
    ] as const) {
      await choose(file)
      await waitFor(async () => expect(await problems()).toEqual([words]))
      expect(screen.queryByRole("img", { name: "Preview of the chosen picture" })).toBeNull()
    }
  })

  it("sends the dates that the document names", async () => {
    const added: Array<unknown> = []
    service.use(
      handlers.hirer.addDocuments(({ payload }) => {
        added.push(payload.clientDocs)
        return {}
      })
    )
    const form = await openForm()
    await choosePassport()
    await choose()
    fireEvent.change(form.getByLabelText(/^Issue date/), { target: { value: "2021-05-01" } })
    fireEvent.change(form.getByLabelText(/^Expiry date/), { target: { value: "2020-04-30" } })
    await press("Upload")
    expect(await problems()).toEqual(["The expiry date must not be before the issue date"])
    fireEvent.change(form.getByLabelText(/^Expiry date/), { target: { value: "2031-04-30" } })
    await press("Upload")
    await gone()
    expect(added).toEqual([
      [{ url: "/files/9", name: "PASSPORT", issueDate: "2021-05-01", expiryDate: "2031-04-30" }]
    ])
  })

  it("takes a file that is dropped", async () => {
    const form = await openForm()
    const dropped = fileOf("pixels", "dropped.png", "image/png")
    fireEvent.drop(form.getByLabelText("Picture of the document"), { dataTransfer: { files: [dropped] } })
    expect(await form.findByText("dropped.png")).toBeTruthy()
  })

  it("shrinks, uploads and adds what was chosen, tells so, and shows it", async () => {
    const asked: Array<unknown> = []
    const added = { id: 2, name: "PASSPORT", createdDate: "2026-11-20T10:00:00Z" }
    service.use(
      handlers.hirer.uploadDocument(async ({ payload }) => {
        const file = payload.get("file") as File
        asked.push([file.name, file.type, await file.text()])
        return { fileUrl: "/files/9" }
      }),
      handlers.hirer.addDocuments(({ payload }) => {
        asked.push(payload)
        return {}
      }),
      handlers.hirer.byId(
        inSequence(
          () => hirer,
          () => ({ ...hirer, clientDocs: [added, ...hirer.clientDocs] })
        )
      )
    )
    await openForm(async () => new Blob(["few"], { type: "image/jpeg" }))
    await choosePassport()
    await choose()
    expect(screen.getByRole("img", { name: "Preview of the chosen picture" })).toBeTruthy()
    await press("Upload")
    expect(await screen.findByText("Document uploaded successfully")).toBeTruthy()
    await gone()
    expect(asked).toEqual([
      ["passport.jpg", "image/jpeg", "few"],
      { id: 5, clientDocs: [{ url: "/files/9", name: "PASSPORT" }] }
    ])
    expect(await screen.findByRole("button", { name: "Passport" })).toBeTruthy()
  })

  it("cannot be closed while it runs", async () => {
    const held = Promise.withResolvers<{ fileUrl: string }>()
    service.use(handlers.hirer.uploadDocument(() => held.promise))
    const form = await openForm()
    await choosePassport()
    await choose()
    await press("Upload")
    expect(await form.findByRole("button", { name: "Uploading..." })).toBeTruthy()
    await userEvent.keyboard("{Escape}")
    await userEvent.click(form.getByRole("button", { name: "Cancel" }))
    expect(form.queryByRole("button", { name: "Close" })).toBeNull()
    expect(form.getByRole("button", { name: "Uploading..." })).toBeTruthy()
    held.resolve({ fileUrl: "/files/9" })
    await gone()
  })

  it("closes on Cancel and on Escape, and begins anew", async () => {
    await openForm()
    await choosePassport()
    await press("Cancel")
    await gone()
    await press("Add Document")
    expect(screen.getByRole<HTMLInputElement>("radio", { name: "Passport" }).checked).toBe(false)
    await userEvent.keyboard("{Escape}")
    await gone()
  })

  it.each([
    ["there is no connection", unreachable, []],
    ["the service is broken", failing(500), []],
    ["the file is too large", failing(413), ["The selected file must be 5MB or smaller"]],
    [
      "the service takes the file for no image",
      failing(400, [{ field: "file", message: "This is no image" }]),
      ["This is no image"]
    ]
  ])("keeps everything when %s, and tries again", async (_, script, said) => {
    service.use(handlers.hirer.uploadDocument(script))
    await openForm()
    await choosePassport()
    await choose()
    await press("Upload")
    expect(await problems()).toEqual(["Failed to upload document", ...said])
    expect(screen.getByRole<HTMLInputElement>("radio", { name: "Passport" }).checked).toBe(true)
    expect(screen.getByText("passport.png")).toBeTruthy()
    service.resetHandlers()
    await press("Upload")
    expect(await screen.findByText("Document uploaded successfully")).toBeTruthy()
    await gone()
  })

  it("does not send the file twice when only adding it has failed", async () => {
    const upload = vi.fn(() => ({ fileUrl: "/files/9" }))
    service.use(handlers.hirer.uploadDocument(upload), handlers.hirer.addDocuments(failing(500)))
    await openForm()
    await choosePassport()
    await choose()
    await press("Upload")
    expect(await problems()).toEqual(["Failed to upload document"])
    service.use(handlers.hirer.addDocuments(() => ({})))
    await press("Upload")
    await gone()
    expect(upload).toHaveBeenCalledTimes(1)
  })

  it("strikes out a type that somebody else has added meanwhile, and keeps the file for another", async () => {
    const passport = { name: "PASSPORT", createdDate: "2026-11-20T10:00:00Z" }
    service.use(
      handlers.hirer.byId(
        inSequence(
          () => hirer,
          () => ({ ...hirer, clientDocs: [passport] })
        )
      ),
      handlers.hirer.addDocuments(failing(409, "This hirer already has it."))
    )
    await openForm()
    await choosePassport()
    await choose()
    await press("Upload")
    expect(await problems()).toEqual(["This hirer already has it."])
    expect(await screen.findByRole("radio", { name: "Passport (Already uploaded)" })).toBeTruthy()
    service.use(handlers.hirer.addDocuments(() => ({})))
    await userEvent.click(screen.getByRole("radio", { name: "ID" }))
    await press("Upload")
    await gone()
  })
})

describe("re-uploading a document", () => {
  it("really replaces it, and shows the new one", async () => {
    const asked: Array<unknown> = []
    const replaced = { ...hirer.clientDocs[0], name: "DRIVER", url: "/files/9", version: 3 }
    service.use(
      handlers.hirer.addDocuments(({ payload }) => {
        asked.push(payload)
        return {}
      }),
      handlers.hirer.byId(
        inSequence(
          () => hirer,
          () => ({ ...hirer, clientDocs: [replaced] })
        )
      )
    )
    openHirer("?tab=documents")
    await press("Driver's License")
    await press("Re-Upload")
    const form = within(await screen.findByRole("dialog", { name: "Re-Upload Driver's License" }))
    expect(form.queryByRole("radio")).toBeNull()
    await choose()
    await press("Upload")
    expect(await screen.findByText("Document uploaded successfully")).toBeTruthy()
    expect(asked).toEqual([
      { id: 5, clientDocs: [{ url: "/files/9", name: "DRIVER", version: 2 }], replace: true }
    ])
    await waitFor(() =>
      expect(screen.getByRole("img", { name: /^Preview of the document/ }).getAttribute("src")).toMatch(
        /\/files\/9$/
      )
    )
  })

  it("shows both pictures when somebody else has replaced it meanwhile, and then replaces theirs", async () => {
    const asked: Array<unknown> = []
    const theirs = { ...hirer.clientDocs[0], name: "DRIVER", url: "/files/7", version: 3 }
    service.use(
      handlers.hirer.addDocuments(
        inSequence(failing(409, "Somebody else was faster."), ({ payload }) => {
          asked.push(payload.clientDocs)
          return {}
        })
      ),
      handlers.hirer.byId(
        inSequence(
          () => hirer,
          () => ({ ...hirer, clientDocs: [theirs] })
        )
      )
    )
    openHirer("?tab=documents")
    await press("Driver's License")
    await press("Re-Upload")
    await choose()
    await press("Upload")
    expect(await problems()).toEqual(["Somebody else was faster."])
    const form = within(screen.getByRole("dialog", { name: "Re-Upload Driver's License" }))
    expect(form.getByRole("img", { name: "Preview of the chosen picture" })).toBeTruthy()
    await waitFor(() =>
      expect(form.getByRole("img", { name: "Preview of the picture on file" }).getAttribute("src")).toMatch(
        /\/files\/7$/
      )
    )
    await press("Upload")
    expect(await screen.findByText("Document uploaded successfully")).toBeTruthy()
    expect(asked).toEqual([[{ url: "/files/9", name: "DRIVER", version: 3 }]])
  })
})

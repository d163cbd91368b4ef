// @vitest-environment jsdom
import { failing, handlers, unreachable } from "@crewfleet/sdk/testing"
import { cleanup, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest"
import {
  chooseCurrency,
  chooseLogo,
  fileOf,
  giveContact,
  openWizard,
  picture,
  press,
  problems,
  reachLogo,
  service
} from "./openWizard.tsx"

beforeAll(() => service.listen({ onUnhandledFrame: "error" }))
beforeEach(() => {
  URL.createObjectURL = () => "blob:logo"
  URL.revokeObjectURL = () => {}
})
afterEach(() => {
  cleanup()
  service.resetHandlers()
})
afterAll(() => service.close())

const progress = () =>
  screen.getByRole("progressbar", { name: "Profile setup" }).getAttribute("aria-valuenow")
const heading = (name: RegExp) => screen.findByRole("heading", { name })

describe("ProfileWizard", () => {
  it("cannot be dismissed", async () => {
    openWizard()
    await screen.findByRole("combobox", { name: "Base currency" })
    await userEvent.keyboard("{Escape}")
    expect(screen.getByRole("dialog", { name: "Complete your profile" })).toBeTruthy()
    expect(screen.queryByRole("button", { name: "Close" })).toBeNull()
  })

  it("shows the way through its three steps, back and forth, and loses nothing", async () => {
    openWizard()
    await heading(/^Step 1 of 3/)
    expect([progress(), screen.queryByRole("button", { name: "Previous" })]).toEqual(["33", null])
    await chooseCurrency()

    await press("Next")
    expect(document.activeElement).toBe(await heading(/^Step 2 of 3/))
    expect(progress()).toBe("67")
    await giveContact()

    await press("Next")
    await heading(/^Step 3 of 3/)
    expect(progress()).toBe("100")
    expect(screen.getByRole("button", { name: "Complete Setup" })).toBeTruthy()

    await press("Previous")
    expect((await screen.findByLabelText<HTMLInputElement>("City")).value).toBe("Leeds")
    expect(screen.getByLabelText<HTMLSelectElement>("Country").value).toBe("United Kingdom")
    await press("Previous")
    expect((await screen.findByLabelText<HTMLInputElement>("Base currency")).value).toBe(
      "GBP – Pound sterling (£)"
    )
  })

  it("saves what was given, says so, and ends", async () => {
    const sent: Array<unknown> = []
    service.use(
      handlers.agency.uploadLogo(({ params, payload }) => {
        sent.push([params.id, (payload.get("file") as File).name])
        return {}
      }),
      handlers.agency.updateProfile(({ params, payload }) => {
        sent.push([params.id, payload])
        return {}
      })
    )
    const ended = openWizard()
    await reachLogo()
    await chooseLogo()
    await press("Complete Setup")

    await vi.waitFor(() => expect(ended).toHaveBeenCalledExactlyOnceWith("completed"))
    expect(await screen.findByText("Profile setup completed successfully!")).toBeTruthy()
    expect(screen.queryByRole("dialog", { name: "Complete your profile" })).toBeNull()
    expect(sent).toEqual([
      ["7", "logo.png"],
      [
        "7",
        {
          agencyId: 7,
          baseCurrency: "GBP",
          telephone: "+44 (0)113 496-0000",
          address: { street: "1 Park Row", city: "Leeds", state: "West Yorkshire", country: "United Kingdom" }
        }
      ]
    ])
  })
})

describe("the currency step", () => {
  it("asks for a currency", async () => {
    openWizard()
    await screen.findByRole("combobox", { name: "Base currency" })
    await press("Next")
    expect(await problems()).toEqual(["Please select a base currency"])
    expect(document.activeElement).toBe(screen.getByRole("alert", { name: "There is a problem" }))
    await userEvent.click(screen.getByRole("link", { name: "Please select a base currency" }))
    expect(document.activeElement).toBe(screen.getByRole("combobox", { name: "Base currency" }))
  })

  it("says that the currencies could not be loaded, and loads them again", async () => {
    service.use(handlers.agency.currencies(failing(500)))
    openWizard()
    expect(
      await screen.findByText("Failed to load supported currencies. Please try again later.")
    ).toBeTruthy()
    service.resetHandlers()
    await press("Retry")
    expect(await screen.findByRole("combobox", { name: "Base currency" })).toBeTruthy()
  })

  it("says that there are none, and looks again", async () => {
    service.use(handlers.agency.currencies(() => []))
    openWizard()
    expect(await screen.findByText("No currencies available")).toBeTruthy()
    service.resetHandlers()
    await press("Retry")
    expect(await screen.findByRole("combobox", { name: "Base currency" })).toBeTruthy()
  })
})

describe("the contact step", () => {
  it("names every answer that is missing, in the summary and beside its field", async () => {
    openWizard()
    await chooseCurrency()
    await press("Next")
    await userEvent.type(await screen.findByLabelText("City"), "Leeds")
    await press("Next")

    expect(await problems()).toEqual([
      "Please fill in all required contact details",
      "Please enter a valid phone number",
      "Street address is required",
      "State/Province is required",
      "Country is required"
    ])
    expect(screen.getByLabelText("Country").getAttribute("aria-invalid")).toBe("true")
    expect(screen.getByLabelText<HTMLInputElement>("City").value).toBe("Leeds")
  })

  it("marks the postal code, and nothing else, as optional", async () => {
    openWizard()
    await chooseCurrency()
    await press("Next")
    expect(await screen.findByLabelText("Postal code (optional)")).toBeTruthy()
    expect(screen.getAllByText("(optional)")).toHaveLength(1)
  })
})

describe("the logo step", () => {
  it("asks for a logo", async () => {
    openWizard()
    await reachLogo()
    await press("Complete Setup")
    expect(await problems()).toEqual(["Please upload your agency logo before completing the profile"])
  })

  it.each([
    ["another type", fileOf("x", "logo.gif", "image/gif"), "The logo must be a PNG, JPG or JPEG"],
    ["an empty file", fileOf("", "logo.png", "image/png"), "The selected file is empty"],
    [
      "more than 5MB",
      fileOf("x".repeat(5 * 1024 * 1024 + 1), "logo.png", "image/png"),
      "The logo must be 5MB or smaller"
    ]
  ])("refuses %s at once, and shows no preview of it", async (_, file, words) => {
    openWizard()
    await reachLogo()
    await chooseLogo(file)
    expect(await problems()).toEqual([words])
    expect(screen.queryByRole("img", { name: "Preview of the logo" })).toBeNull()
  })

  it("shows the chosen logo", async () => {
    openWizard()
    await reachLogo()
    await chooseLogo()
    expect(screen.getByRole<HTMLImageElement>("img", { name: "Preview of the logo" }).src).toBe("blob:logo")
    expect(screen.getByText("logo.png")).toBeTruthy()
  })

  it("says when an image cannot be read", async () => {
    openWizard(() => Promise.reject(new Error("corrupt")))
    await reachLogo()
    await chooseLogo()
    await press("Complete Setup")
    expect(await problems()).toEqual(["The logo cannot be read. Choose another file"])
  })

  it("uploads what it was shrunk to, under a name that fits", async () => {
    const names: Array<string> = []
    service.use(
      handlers.agency.uploadLogo(({ payload }) => {
        const file = payload.get("file") as File
        names.push(`${file.name} ${file.type}`)
        return {}
      })
    )
    const ended = openWizard(async () => new Blob(["few"], { type: "image/jpeg" }))
    await reachLogo()
    await chooseLogo()
    await press("Complete Setup")
    await vi.waitFor(() => expect(ended).toHaveBeenCalled())
    expect(names).toEqual(["logo.jpg image/jpeg"])
  })

  it("tells a failed upload, and tries again without the file being chosen again", async () => {
    service.use(handlers.agency.uploadLogo(failing(500)))
    const ended = openWizard()
    await reachLogo()
    await chooseLogo()
    await press("Complete Setup")
    expect(await problems()).toEqual(["Failed to upload logo"])

    service.resetHandlers()
    await press("Complete Setup")
    await vi.waitFor(() => expect(ended).toHaveBeenCalledExactlyOnceWith("completed"))
  })
})

describe("saving the profile", () => {
  it.each([
    ["Network Connection Failure", unreachable],
    ["Internal Server Error", failing(500)],
    ["The agency is suspended", failing(400, "The agency is suspended")],
    ["Failed to update profile", failing(418)]
  ])("says %s, and goes on from there without a second upload", async (words, script) => {
    let uploads = 0
    service.use(
      handlers.agency.uploadLogo(() => {
        uploads += 1
        return {}
      }),
      handlers.agency.updateProfile(script)
    )
    const ended = openWizard()
    await reachLogo()
    await chooseLogo()
    await press("Complete Setup")
    expect(await problems()).toEqual([words])

    service.use(handlers.agency.updateProfile(() => ({})))
    await press("Complete Setup")
    await vi.waitFor(() => expect(ended).toHaveBeenCalled())
    expect(uploads).toBe(1)
  })

  it("leads back to the answer that the service refuses, and says it once", async () => {
    const message = "must be a town"
    service.use(handlers.agency.updateProfile(failing(400, [{ field: "address.city", message }])))
    openWizard()
    await reachLogo()
    await chooseLogo()
    await press("Complete Setup")
    expect(await problems()).toEqual([message])
    expect(screen.getByLabelText("City").getAttribute("aria-invalid")).toBe("true")
  })

  it("explains a base currency that was set meanwhile, and ends once that is read", async () => {
    service.use(handlers.agency.updateProfile(failing(409)))
    const ended = openWizard()
    await reachLogo()
    await chooseLogo()
    await press("Complete Setup")
    expect(
      await screen.findByText("Your agency already has a base currency, and it cannot be changed")
    ).toBeTruthy()
    await press("Continue")
    await vi.waitFor(() => expect(ended).toHaveBeenCalledExactlyOnceWith("alreadySet"))
  })
})

it("is completed by keyboard alone", async () => {
  const ended = openWizard()
  const user = userEvent.setup()
  await screen.findByRole("combobox", { name: "Base currency" })
  const tabTo = async (element: () => HTMLElement) => {
    for (let presses = 0; document.activeElement !== element() && presses < 20; presses += 1) await user.tab()
    expect(document.activeElement).toBe(element())
  }
  const button = (name: string) => () => screen.getByRole("button", { name })

  await tabTo(() => screen.getByRole("combobox", { name: "Base currency" }))
  await user.keyboard("euro{ArrowDown}{Enter}")
  await tabTo(button("Next"))
  await user.keyboard("{Enter}")
  await tabTo(() => screen.getByLabelText("Telephone"))
  await user.keyboard("0113 496 0000{Tab}1 Park Row{Tab}Leeds{Tab}West Yorkshire{Tab}LS1 5HN{Tab}")
  await user.selectOptions(screen.getByLabelText("Country"), "Ireland")
  await tabTo(button("Next"))
  await user.keyboard("{Enter}")
  await tabTo(() => screen.getByLabelText("Agency logo"))
  await user.upload(screen.getByLabelText("Agency logo"), picture)
  await tabTo(button("Complete Setup"))
  await user.keyboard("{Enter}")

  await vi.waitFor(() => expect(ended).toHaveBeenCalledWith("completed"))
})

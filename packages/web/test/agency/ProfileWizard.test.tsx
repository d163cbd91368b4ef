import { handlers } from "@crewfleet/sdk/testing"
import { screen, waitFor } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { expect, it } from "vitest"
import { press } from "../person.ts"
import {
  chooseCurrency,
  chooseLogo,
  giveContact,
  openWizard,
  picture,
  reachLogo,
  serveWizard,
  service
} from "./openWizard.tsx"

serveWizard()

const progress = () =>
  screen.getByRole("progressbar", { name: "Profile setup" }).getAttribute("aria-valuenow")
const heading = (name: RegExp) => screen.findByRole("heading", { name })

it("cannot be dismissed", async () => {
  openWizard()
  await screen.findByRole("combobox", { name: "Base currency" })
  await userEvent.keyboard("{Escape}")
  expect(screen.getByRole("dialog", { name: "Complete your profile" })).toBeTruthy()
  expect(screen.queryByRole("button", { name: "Close" })).toBeNull()
})

it("can be left for another day by signing out", async () => {
  const { leaves } = openWizard()
  await screen.findByRole("combobox", { name: "Base currency" })
  await press("Sign out")
  expect(leaves).toHaveBeenCalledOnce()
})

it("shows the way through its three steps, back and forth, and loses nothing", async () => {
  openWizard()
  await heading(/^Step 1 of 3/)
  expect([progress(), screen.queryByRole("button", { name: "Previous" })]).toEqual(["0", null])
  await chooseCurrency()

  await press("Next")
  expect(document.activeElement).toBe(await heading(/^Step 2 of 3/))
  expect(progress()).toBe("33")
  await giveContact()

  await press("Next")
  await heading(/^Step 3 of 3/)
  expect(progress()).toBe("67")
  expect(screen.getByRole("button", { name: "Complete Setup" })).toBeTruthy()

  await press("Previous")
  expect((await screen.findByLabelText<HTMLInputElement>("City")).value).toBe("Leeds")
  expect((await screen.findByRole<HTMLInputElement>("combobox", { name: "Country" })).value).toBe(
    "United Kingdom"
  )
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

  await waitFor(() => expect(ended).toHaveBeenCalledExactlyOnceWith("completed"))
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
        address: {
          street: "1 Park Row",
          city: "Leeds",
          state: "West Yorkshire",
          country: "United Kingdom"
        },
        timeZone: "Europe/London"
      }
    ]
  ])
})

it("is completed by keyboard alone", async () => {
  const ended = openWizard()
  const user = userEvent.setup()
  await screen.findByRole("combobox", { name: "Base currency" })
  const tabTo = async (element: () => HTMLElement | Promise<HTMLElement>) => {
    for (let presses = 0; document.activeElement !== (await element()) && presses < 20; presses += 1)
      await user.tab()
    expect(document.activeElement).toBe(await element())
  }
  const button = (name: string) => () => screen.findByRole("button", { name })

  await tabTo(() => screen.getByRole("combobox", { name: "Base currency" }))
  await user.keyboard("euro{ArrowDown}{Enter}")
  await tabTo(button("Next"))
  await user.keyboard("{Enter}")
  await tabTo(() => screen.getByLabelText("Telephone"))
  await user.keyboard("0113 496 0000{Tab}1 Park Row{Tab}Leeds{Tab}West Yorkshire{Tab}LS1 5HN{Tab}")
  await tabTo(() => screen.getByRole("combobox", { name: "Country" }))
  await user.keyboard("ireland{Enter}")
  await tabTo(button("Next"))
  await user.keyboard("{Enter}")
  await tabTo(() => screen.getByLabelText("Agency logo"))
  await user.upload(screen.getByLabelText("Agency logo"), picture())
  await tabTo(button("Complete Setup"))
  await user.keyboard("{Enter}")

  await waitFor(() => expect(ended).toHaveBeenCalledWith("completed"))
})

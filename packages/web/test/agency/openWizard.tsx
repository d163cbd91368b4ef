import { profileWizardLogic } from "@crewfleet/machines"
import { makeClient } from "@crewfleet/sdk"
import { handlers, setupServer } from "@crewfleet/sdk/testing"
import { render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { beforeEach, vi } from "vitest"
import { ProfileWizard } from "../../src/agency/ProfileWizard.tsx"
import { makeImageStore } from "../../src/image/imageStore.ts"
import { NoticeRegion } from "../../src/notice/NoticeRegion.tsx"
import { fileOf } from "../fileOf.ts"
import { giveCountry, press } from "../person.ts"
import { serving } from "../serving.ts"

/** A service that takes every profile; a test replaces what it is about. */
export const service = setupServer(
  handlers.agency.currencies(() => [
    { code: "GBP", name: "Pound sterling", symbol: "£" },
    { code: "EUR", name: "Euro", symbol: "€" }
  ]),
  handlers.agency.uploadLogo(() => ({})),
  handlers.agency.updateProfile(() => ({}))
)

/** The wizard as the owner of agency 7 sees it; `shrink` stands for what the browser does to a logo. */
export const openWizard = (shrink = async (image: Blob) => image) => {
  const client = makeClient({ baseUrl: location.origin, retries: 0 })
  const store = makeImageStore(shrink)
  const ended = vi.fn()
  const leaves = vi.fn()
  render(
    <>
      <ProfileWizard
        agencyId={7}
        owner="somebody"
        logic={profileWizardLogic(async () => client, store)}
        store={store}
        onDone={ended}
        onSignOut={leaves}
      />
      <NoticeRegion />
    </>
  )
  return Object.assign(ended, { leaves })
}

export const chooseCurrency = async (typed = "pound") => {
  await userEvent.type(await screen.findByRole("combobox", { name: "Base currency" }), typed)
  await userEvent.keyboard("{ArrowDown}{Enter}")
}

export const giveContact = async () => {
  await give("Telephone", "+44 (0)113 496-0000")
  await give("Street address", "1 Park Row")
  await give("City", "Leeds")
  await give("State/Province", "West Yorkshire")
  await giveCountry("Country", "UK")
}

const give = async (label: string, text: string) => {
  await userEvent.click(await screen.findByLabelText(label))
  await userEvent.paste(text)
}

/** Another one for each test: see `fileOf`. */
export const picture = () => fileOf("pixels", "logo.png", "image/png")

export const chooseLogo = async (file = picture()) =>
  userEvent.upload(await screen.findByLabelText("Agency logo"), file, { applyAccept: false })

/** Goes as far as the last step, with everything that comes before it given. */
export const reachLogo = async () => {
  await chooseCurrency()
  await press("Next")
  await giveContact()
  await press("Next")
  await screen.findByLabelText("Agency logo")
}

/** Lets the service answer the tests of a file, with pictures that can be shown. */
export const serveWizard = (): void => {
  serving(service)
  beforeEach(() => {
    URL.createObjectURL = () => "blob:logo"
    URL.revokeObjectURL = () => {}
  })
}

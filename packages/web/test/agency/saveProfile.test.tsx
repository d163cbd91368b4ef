import { failing, handlers, unreachable } from "@crewfleet/sdk/testing"
import { screen, waitFor } from "@testing-library/react"
import { expect, it } from "vitest"
import { press, problems } from "../person.ts"
import { chooseLogo, openWizard, reachLogo, serveWizard, service } from "./openWizard.tsx"

serveWizard()

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
  await waitFor(() => expect(ended).toHaveBeenCalled())
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
  await waitFor(() => expect(ended).toHaveBeenCalledExactlyOnceWith("alreadySet"))
})

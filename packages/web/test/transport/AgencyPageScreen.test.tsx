import { guestAgencyLogic } from "@crewfleet/machines"
import { makeClient } from "@crewfleet/sdk"
import { failing, handlers, setupServer } from "@crewfleet/sdk/testing"
import { render, screen } from "@testing-library/react"
import { describe, expect, it } from "vitest"
import { OtherScreen } from "../../src/portal/OtherScreen.tsx"
import { AgencyPageScreen } from "../../src/transport/AgencyPageScreen.tsx"
import { serving } from "../serving.ts"
import { visiting } from "../visiting.ts"

const service = setupServer(
  handlers.applicant.agency(() => ({ id: 7, name: "Northway", logo: "/files/logo" }))
)
serving(service)
visiting()

const load = async () => makeClient({ baseUrl: location.origin, retries: 0 })
const open = () => render(<AgencyPageScreen agencyId={7} logic={guestAgencyLogic(load)} />)
const heading = async (name: string) => screen.findByRole("heading", { level: 1, name })

describe("an agency's own page", () => {
  it("shows logo and name, and leads to a request, an application and sign-in", async () => {
    open()
    expect(await heading("Northway")).toBeTruthy()
    expect(document.querySelector("img")?.src).toContain("/files/logo")
    const leads = screen.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")])
    expect(leads).toEqual([
      ["Request transport", "/guest/transport/request/7"],
      ["Apply for work", "/guest/register/7"],
      ["Sign in", "/login"]
    ])
  })

  it("says that there is no such agency", async () => {
    service.use(handlers.applicant.agency(failing(404)))
    open()
    expect(await heading("This agency cannot be found")).toBeTruthy()
  })
})

describe("the addresses of guests", () => {
  it.each([
    "/guest",
    "/guest/7",
    "/guest/northway/7",
    "/guest/transport/request/northway",
    "/guest/7/northway/more",
    "/guest/register/x"
  ])("leads %s to the fallback screen", async (address) => {
    history.replaceState(null, "", address)
    render(<OtherScreen />)
    expect(await heading("Page not found")).toBeTruthy()
  })
})

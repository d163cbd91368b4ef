import type { Session } from "@crewfleet/sdk"
import { render, screen, waitFor, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { useState } from "react"
import { describe, expect, it } from "vitest"
import { Page } from "../../src/layout/Page.tsx"
import { lazyScreen } from "../../src/lazyScreen.tsx"
import { type CommonFacts, factsOf } from "../../src/portal/factsOf.ts"
import { PortalPages } from "../../src/portal/PortalPages.tsx"
import { pageWith } from "../../src/portal/pages/PageRow.ts"
import { visiting } from "../visiting.ts"

const page = pageWith<CommonFacts>()

/** What a newcomer writes: a screen. */
function BoatScreen({ boatId, currency }: { readonly boatId: number; readonly currency: string }) {
  const [opened] = useState(boatId)
  return <Page title={`Boat ${opened}`}>{`Boat ${boatId} in ${currency}`}</Page>
}
function BoatsScreen() {
  return <Page>Every boat</Page>
}

/** And a row. */
const boats = page({
  address: "/agency/boats",
  label: ({ clients }) => `Boats of ${clients}`,
  icon: "vehicle",
  permission: "VIEW_BOATS",
  screen: lazyScreen(async () => BoatsScreen),
  beneath: [page({ address: "/agency/boats/:boatId", label: "Boat", screen: BoatScreen })]
})
const sections = [
  {
    pages: [page({ address: "/agency/home", label: "Home", icon: "home", screen: () => <Page>Hello</Page> })]
  },
  {
    label: "Water",
    pages: [
      boats,
      page({ address: "/agency/slips", label: "Slips", icon: "report", permission: "VIEW_BOATS" }),
      page({
        address: "/agency/reports",
        label: "Report",
        alone: true,
        screen: () => <Page>A report</Page>,
        unsent: ({ quiet }) => <p>{quiet ? "Sending quietly" : "1 report is waiting"}</p>
      })
    ]
  }
]

const open = (address: string, ...permissions: ReadonlyArray<string>) => {
  const session: Session = {
    accessToken: "a",
    refreshToken: "r",
    displayName: "Stone.H",
    permissions,
    userType: "AGENCY",
    agentId: 7
  }
  history.replaceState(null, "", address)
  render(<PortalPages sections={sections} facts={factsOf(session, "GBP")} said={<p>Mind the tide</p>} />)
}

const sideBar = () => within(screen.getByRole("navigation", { name: "Main" }))
const current = () => document.querySelector("[aria-current=page]")?.textContent
const heading = (name: string) => screen.findByRole("heading", { level: 1, name })

visiting()

describe("a row of a portal's table", () => {
  it("is a link under its section that leads to its screen, marks itself and names the window", async () => {
    open("/agency/home", "VIEW_BOATS")
    await userEvent.click(sideBar().getByRole("link", { name: "Boats of Clients" }))
    expect(await heading("Boats of Clients")).toBeTruthy()
    expect(location.pathname).toBe("/agency/boats")
    expect(document.title).toBe("Boats of Clients – CrewFleet")
    expect(current()).toBe("Boats of Clients")
    expect(within(screen.getByRole("list", { name: "Water" })).getAllByRole("link")).toHaveLength(2)
  })

  it("hands a page beneath it what stands in the address and what the portal knows, and is the way back", async () => {
    open("/agency/boats/5", "VIEW_BOATS")
    expect(await heading("Boat 5")).toBeTruthy()
    expect(screen.getByText("Boat 5 in GBP")).toBeTruthy()
    expect(document.title).toBe("Boat 5 – CrewFleet")
    expect(current()).toBe("Boats of Clients")
    const back = within(screen.getByRole("main")).getByRole("link", { name: "Boats of Clients" })
    expect(back.getAttribute("href")).toBe("/agency/boats")
  })

  it("shows another thing anew", async () => {
    open("/agency/boats/5", "VIEW_BOATS")
    await heading("Boat 5")
    history.pushState(null, "", "/agency/boats/6")
    expect(await heading("Boat 6")).toBeTruthy()
  })

  it.each(["/agency/boats", "/agency/boats/5", "/agency/boats/5/anything", "/agency/slips"])(
    "keeps from %s whoever lacks its permission, with no link to it",
    async (address) => {
      open(address)
      expect(await heading("You may not see this page")).toBeTruthy()
      expect(document.title).toBe("You may not see this page – CrewFleet")
      expect(sideBar().getAllByRole("link")).toHaveLength(1)
      expect(screen.queryByText("Every boat")).toBeNull()
    }
  )

  it.each(["/agency/slips", "/agency/slips/3"])(
    "without a screen is announced by name at %s",
    async (address) => {
      open(address, "VIEW_BOATS")
      expect(await heading("Coming Soon")).toBeTruthy()
      expect(screen.getByText("This feature is currently unavailable. Please try again later.")).toBeTruthy()
      expect(screen.getByText("Slips will be here.")).toBeTruthy()
      expect(document.title).toBe("Slips: Coming Soon – CrewFleet")
      expect(current()).toBe("Slips")
    }
  )

  it.each(["/agency/boats/none", "/agency/boats/5/anything", "/agency/nothing"])(
    "leaves %s to the page that says that there is none",
    async (address) => {
      open(address, "VIEW_BOATS")
      expect(await heading("Page not found")).toBeTruthy()
      expect(document.title).toBe("Page not found – CrewFleet")
    }
  )

  it("stands alone where it says so: nothing is said above it, and what it makes is sent at once and quietly", async () => {
    open("/agency/reports")
    expect(await heading("Report")).toBeTruthy()
    expect(screen.getByText("Sending quietly")).toBeTruthy()
    expect(screen.queryByText("Mind the tide")).toBeNull()
    await userEvent.click(sideBar().getByRole("link", { name: "Home" }))
    expect(await screen.findByText("Mind the tide")).toBeTruthy()
    expect(await screen.findByText("1 report is waiting")).toBeTruthy()
  })

  it("takes no screen that needs what neither the portal nor the address has", () => {
    // @ts-expect-error there is no boat in this address
    page({ address: "/agency/boat", label: "Boat", screen: BoatScreen })
    // @ts-expect-error a boat is a number
    page({ address: "/agency/boats/:boat", label: "Boat", screen: ({ boat }: { boat: number }) => boat })
    expect(sections).toHaveLength(2)
  })
})

it.each(["/agency", "/agency/", "/Agency"])(
  "leads %s, the empty address of a portal, to its home",
  async (address) => {
    open(address)
    await waitFor(() => expect(location.pathname).toBe("/agency/home"))
  }
)

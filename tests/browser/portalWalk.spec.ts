import type { Page } from "@playwright/test"
import { screensOf } from "./addressesIn.ts"
import { expectFilled } from "./dashboard.ts"
import { hirerOf } from "./hirer.ts"
import { linksOn, menus, permissions, seenWith } from "./menus.ts"
import {
  askingAs,
  enter,
  expect,
  expectAccessible,
  expectLargeTargets,
  expectNoSidewaysScroll,
  lead,
  logIn,
  test
} from "./portal.ts"
import type { DemoService } from "./startDemo.ts"

// With fingers everything is as large as on a phone.
test.use({ hasTouch: true })

/** Where all that is pressed is large enough for them. */
const forFingers = /^\/client\/|\/transport\b|\/jobs\/vehicle\//

const wide = { width: 1280, height: 720 }
const narrow = { width: 320, height: 640 }

interface Paged {
  readonly content: ReadonlyArray<{ readonly id: number; readonly jobId?: number }>
}

type Links = ReadonlyArray<readonly [label: string, href: string]>

/** A worker's links: to each agency that the home lists, and what everybody has. */
const workerLinks = async (page: Page): Promise<Links> => {
  const agencies = page.getByRole("region", { name: "Your Agencies" }).getByRole("link")
  await expect(agencies).toHaveCount(2)
  const each = await agencies.evaluateAll((links) =>
    links.map((link): [string, string] => [
      link.querySelector("span:nth-child(2)")?.textContent ?? "",
      link.getAttribute("href") ?? ""
    ])
  )
  for (const [, href] of each) expect(href).toMatch(/^\/worker\/agency\/\d+$/)
  return [
    ["Home", "/worker/home"],
    ["Communications", "/worker/communications"],
    ["Clients", "/worker/clients"],
    ["Workers", "/worker/workers"],
    ["Jobs", "/worker/transport"],
    ["Settings", "/worker/settings"],
    ...each,
    ["Trainings & Qualifications", "/worker/trainings"],
    ["Compliances", "/worker/compliance"],
    ["Forms", "/worker/forms/"]
  ]
}

/** What the side bar of each portal must lead to. */
const linksOf = {
  admin: async () => seenWith(permissions, menus.admin),
  agency: async () => seenWith(permissions, menus.agency),
  client: async () => seenWith(permissions, menus.client),
  worker: workerLinks
} satisfies Record<string, (page: Page) => Promise<Links>>

/** Every address that a portal's source leads to, also where no link does. */
const addressesOf = {
  admin: async (service) => {
    const { read } = await askingAs(service, "admin")
    const [vehicle] = (await read<Paged>("/vehicle")).content
    const [booking] = (await read<Paged>("/vehicle-booking/0/1")).content
    // Whoever works for several agencies has a page of their own beside those that the agencies have of them.
    const { workerId } = await logIn(service, "worker")
    return screensOf("admin", { id: vehicle?.id, bookingId: booking?.id, agencyId: 1, workerId })
  },
  agency: async (service) => {
    const { read, agentId } = await askingAs(service, "agency")
    const { id } = await hirerOf(service, ({ totalBooking }) => totalBooking > 0)
    const [booking] = (await read<Paged>(`/client/${id}/bookings/0/10`)).content
    const [vehicle] = (await read<Paged>("/vehicle")).content
    const [worker] = (await read<Paged>("/agency-worker/0/1")).content
    const [training] = (await read<Paged>(`/worker/${worker?.id}/trainings/0/1`)).content
    const known = {
      ...{ hirerId: id, clientId: id, bookingId: booking?.id, id: vehicle?.id, moment: "pick-up" },
      ...{ agencyId: agentId, workerId: worker?.id, trainingId: training?.id }
    }
    const condition = `/agency/clients/${id}/bookings/${booking?.id}/condition`
    // What names no worker leads on to the one that was looked at last.
    const leadsOn = /\/(info|driver-info|certificate|application|occupational|hmrc|bank)\/\d+$/
    const screens = screensOf("agency", known).filter((address) => !leadsOn.test(address))
    return [...screens, `${condition}/return`]
  },
  client: async (service) => {
    const { clientId } = await logIn(service, "ward")
    const { read } = await askingAs(service, "ward")
    const [worker] = (await read<Paged>(`/client-worker/${clientId}/0/1`)).content
    const [request] = (await read<Paged>("/transport-request/0/1")).content
    return screensOf("client", { workerId: worker?.id, id: request?.id })
  },
  worker: async (service) => {
    const { workerId } = await logIn(service, "worker")
    const { read } = await askingAs(service, "worker")
    const [agency] = (await read<Paged>(`/worker/${workerId}/agencies/0/1`)).content
    const [training] = (await read<Paged>(`/worker/${workerId}/trainings/0/1`)).content
    const [colleague] = (await read<Paged>(`/worker/${workerId}/colleagues/0/1`)).content
    const [seat] = (await read<Paged>(`/worker/${workerId}/seats/0/1`)).content
    return screensOf("worker", {
      agencyId: agency?.id,
      trainingId: training?.id,
      id: colleague?.id,
      jobId: seat?.jobId
    })
  }
} satisfies Record<string, (service: DemoService) => Promise<ReadonlyArray<string>>>

const announced = "Coming Soon"

/** The pages behind links that are there already, with what each is called. */
const built: Readonly<Record<string, string>> = {
  "/admin/compliances": "Compliances",
  "/admin/home": "Dashboard",
  "/admin/jobs/transport": "Jobs",
  "/admin/promo-codes": "Promotions",
  "/admin/settings/jobs": "Scheduled Jobs",
  "/admin/trainings": "Trainings",
  "/admin/agencies/list": "Vehicle Providers",
  "/admin/clients/list": "Clients",
  "/admin/vehicle-bookings": "Vehicle Bookings",
  "/admin/vehicles": "Vehicles",
  "/admin/workers": "Workers",
  "/agency/applicants": "Applicants",
  "/agency/bookings/agency-list": "Bookings",
  "/agency/clients": "Hirers",
  "/agency/forms": "Forms",
  "/agency/home": "Dashboard",
  "/agency/jobs/agency-vehicles": "Vehicles",
  "/agency/jobs/transport": "Jobs",
  "/agency/promo-codes": "Promotions",
  "/agency/settings/all": "Settings",
  "/agency/trainings": "To review",
  "/agency/workers": "Workers",
  "/agency/workers/eligibility": "Who may work",
  "/client/home": "Home",
  "/client/transport": "Jobs",
  "/client/workers": "Flexi workers",
  "/worker/clients": "Clients",
  "/worker/communications": "Communications",
  "/worker/forms/": "Forms",
  "/worker/compliance": "Compliances",
  "/worker/home": "Home",
  "/worker/settings": "Settings",
  "/worker/trainings": "Trainings & Qualifications",
  "/worker/transport": "Jobs",
  "/worker/workers": "Workers"
}

/** The page of an agency is called what the agency is. */
const headingOf = (label: string, href: string): string | undefined =>
  href.startsWith("/worker/agency/") ? label : built[href]

for (const portal of ["admin", "agency", "client", "worker"] as const) {
  test(`every link of the ${portal} portal leads to a page, whose link is marked, and every page has a title of its own and does not scroll sideways at 320 pixels`, async ({
    page,
    service
  }) => {
    const heading = page.getByRole("heading", { level: 1 })
    const navigation = page.getByRole("navigation", { name: "Main" })
    const toggle = page.getByRole("button", { name: "Toggle side bar" })
    const becomeNarrow = async () => {
      await page.setViewportSize(narrow)
      await expect(toggle).toHaveAttribute("aria-expanded", "false")
    }
    const titles = new Set<string>()
    let isOneAnnounced = false
    /** The title of a page once all of it is there; no other page has it. */
    const titleHere = async () => {
      await expect(page.locator("main [aria-busy=true]")).toHaveCount(0)
      await expect(page).toHaveTitle(/^.+ – CrewFleet$/)
      const title = await page.title()
      expect([...titles]).not.toContain(title)
      return title
    }

    await page.setViewportSize(wide)
    await enter(page, portal)
    const links = await linksOf[portal](page)
    await expect.poll(() => linksOn(page)).toEqual(links)

    for (const [label, href] of links) {
      await navigation.locator(`a[href="${href}"]`).click()
      await expect(page).toHaveURL(href)
      await expect(navigation.locator("[aria-current=page]")).toHaveText(label)
      const expected = headingOf(label, href)
      await expect(heading).toHaveText(expected ?? announced)
      titles.add(await titleHere())
      if (!expected) {
        await expect(page).toHaveTitle(`${label}: ${announced} – CrewFleet`)
        await expect(page.getByText(`${label} will be here.`)).toBeVisible()
        await expect(
          page.getByText("This feature is currently unavailable. Please try again later.")
        ).toBeVisible()
        // All of these look the same.
        if (isOneAnnounced) continue
        isOneAnnounced = true
      }
      if (expected === "Dashboard") {
        await expectFilled(page)
        await page.getByRole("radio", { name: "Table" }).check()
        await expect(page.getByRole("table", { name: "Bookings, last 30 days" })).toBeVisible()
      }
      await becomeNarrow()
      await expectNoSidewaysScroll(page)
      if (forFingers.test(new URL(page.url()).pathname)) await expectLargeTargets(page)
      await page.setViewportSize(wide)
    }

    const linked = links.map(([, href]) => href)
    await becomeNarrow()
    for (const address of await addressesOf[portal](service)) {
      if (linked.includes(address) || address === `/${portal}`) continue
      const before = await page.title()
      await lead(page, address)
      await expect(page).not.toHaveTitle(before)
      await expect(heading).toBeVisible()
      titles.add(await titleHere())
      await expectNoSidewaysScroll(page)
      if (forFingers.test(new URL(page.url()).pathname)) await expectLargeTargets(page)
    }

    await lead(page, `/${portal}/no/such/page`)
    await expect(heading).toHaveText(portal === "client" ? announced : "Page not found")
    await titleHere()
    await expectNoSidewaysScroll(page)
    await expect(page.getByRole("button", { name: "Go Back" })).toBeEnabled()
    await toggle.click()
    await expect(page.getByRole("dialog", { name: "Navigation" })).toBeVisible()
    await expectNoSidewaysScroll(page)
    await page.keyboard.press("Escape")
    await page.getByRole("banner").getByRole("button").last().click()
    await page.getByRole("menuitem", { name: "Change Password" }).click()
    await expect(page.getByRole("dialog", { name: "Change your password?" })).toBeVisible()
    await expectNoSidewaysScroll(page)
    await page.keyboard.press("Escape")
    await page.setViewportSize(wide)
    await expectAccessible(page)
    await lead(page, `/${portal}`)
    await expect(page).toHaveURL(`/${portal}/home`)
  })
}

test("on the narrowest telephones each page of a long list has room for a finger, and the one that is shown is always among them", async ({
  page
}) => {
  await page.setViewportSize(narrow)
  for (const at of ["1", "2", "5", "1000"]) {
    await enter(page, "agency", `/agency/bookings/agency-list?status=COMPLETE&from=2020-01-01&page=${at}`)
    const pages = page.getByRole("navigation", { name: "Pages" })
    await expect(pages.locator("[aria-current=page]")).toBeVisible()
    const sizes = await pages
      .getByRole("button")
      .evaluateAll((all) =>
        all.map((one) => Math.min(one.getBoundingClientRect().width, one.getBoundingClientRect().height))
      )
    expect(sizes).toHaveLength(6)
    expect(Math.round(Math.min(...sizes))).toBeGreaterThanOrEqual(44)
    await expectNoSidewaysScroll(page)
  }

  await page.route("**/vehicle-booking/0/*", async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), totalElements: 100 } })
  })
  await page.goto("/agency/bookings/agency-list?status=COMPLETE&from=2020-01-01")
  await expect(page.getByRole("navigation", { name: "Pages" }).getByRole("button")).toHaveCount(6)
  await expect(page.getByRole("button", { name: "Next page" })).toBeVisible()
})

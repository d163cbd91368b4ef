import type { BrowserContext, Page, Request } from "@playwright/test"
import type { RunningService } from "../startService.ts"
import { askingAs, test as base, enter, expect, phone } from "./portal.ts"

interface Fixtures {
  /** A booking that is still to come, another one for each test. */
  readonly booking: number
  /** A page on another device. */
  readonly other: Page
}

/** Somebody with a phone, whose pages can be opened without a connection. */
export const test = base.extend<Fixtures>({
  viewport: phone,
  hasTouch: true,
  serviceWorkers: "allow",
  booking: async ({ service }, use) => use(await untouchedBooking(service)),
  other: async ({ browser, baseURL }, use) => {
    const context = await browser.newContext({ viewport: phone, hasTouch: true, ...(baseURL && { baseURL }) })
    await use(await context.newPage())
    await context.close()
  }
})

const touched = new Set<number>()

const untouchedBooking = async (service: RunningService): Promise<number> => {
  for (let number = 49; ; number -= 1) {
    const booking = await bookingFor(service, number)
    if (touched.has(booking)) continue
    touched.add(booking)
    return booking
  }
}

/** A booking that is still to come, another one for each number. */
export const bookingFor = async (service: RunningService, number: number): Promise<number> => {
  const { read } = await askingAs(service, "agency")
  const { content } = await read<{ content: ReadonlyArray<{ id: number }> }>(
    "/vehicle-booking/0/50?statuses=BOOKED,AUTHORIZED,RESERVED,WAITINGAUTH"
  )
  const booking = content[number]
  if (!booking) throw new Error(`There is no booking number ${number}`)
  return booking.id
}

interface Received {
  readonly id: string
  readonly version: number
  readonly content: { readonly odometer: number; readonly remarks: string }
  readonly photos: ReadonlyArray<{ readonly id: string; readonly url: string }>
}

/** What the service has of a booking's reports. */
export const receivedOf = async (service: RunningService, booking: number) => {
  const { read } = await askingAs(service, "agency")
  return read<{ pickUp?: Received; return?: Received }>(`/vehicle-booking/${booking}/condition-report`)
}

export const pagesOf = (booking: number): string => `/agency/clients/1/bookings/${booking}/condition`

/** Opens a report and waits until it can be filled in. */
export const openReport = async (page: Page, booking: number, moment = "pick-up"): Promise<void> => {
  await page.goto(`${pagesOf(booking)}/${moment}`)
  await expect(page.getByLabel("Odometer")).toBeVisible()
}

/** Where the report is, as the page says. */
export const statusOn = (page: Page) => page.getByRole("main").getByRole("status").first()

/** Answers everything that must be answered, but for the signatures. */
export const fillIn = async (page: Page, odometer = "48 210"): Promise<void> => {
  await page.getByLabel("Odometer").fill(odometer)
  await page.getByLabel(/^(Fuel|Battery)$/).selectOption("Full")
  await page
    .getByRole("group", { name: "How clean is the outside?" })
    .getByLabel("Clean", { exact: true })
    .check()
  await page.getByRole("group", { name: "How clean is the inside?" }).getByLabel("Light dirt").check()
  await page.getByRole("button", { name: "All are there" }).click()
}

/** One party signs by typing the name. */
export const signTyped = async (page: Page, party: "Hirer" | "Agency", name: string): Promise<void> => {
  const group = page.getByRole("group", { name: party, exact: true })
  await group.getByLabel("Type the name").check()
  await group.getByLabel(/^Name of/).fill(name)
  await group.getByLabel("My typed name is my signature").check()
}

export const signBoth = async (page: Page): Promise<void> => {
  await signTyped(page, "Hirer", "Mina Okafor")
  await signTyped(page, "Agency", "Robin Shaw")
}

export const sendReport = (page: Page): Promise<void> =>
  page.getByRole("button", { name: "Send report" }).click()

/** Fills a report in, and both parties sign it. */
export const complete = async (page: Page, odometer?: string): Promise<void> => {
  await fillIn(page, odometer)
  await signBoth(page)
}

/** Signs in on a device, and opens a report there. */
export const beginReport = async (page: Page, booking: number, moment?: "pick-up" | "return") => {
  await enter(page, "agency")
  await openReport(page, booking, moment)
}

/** Every request that carries a report, as it leaves. */
export const reportsSent = (context: BrowserContext): ReadonlyArray<Request> => {
  const sent: Array<Request> = []
  context.on("request", (request) => {
    if (request.method() === "PUT" && request.url().includes("/condition-report/")) sent.push(request)
  })
  return sent
}

/** Everything that this browser keeps of reports, as it lies there. */
export const keptIn = (page: Page): Promise<ReadonlyArray<string>> =>
  page.evaluate(async () => {
    const database = await new Promise<IDBDatabase>((resolve) => {
      const opening = indexedDB.open("crewfleet.reports")
      opening.onsuccess = () => resolve(opening.result)
    })
    const values = await new Promise<ReadonlyArray<Uint8Array>>((resolve) => {
      const asking = database.transaction("reports").objectStore("reports").getAll()
      asking.onsuccess = () => resolve(asking.result)
    })
    return values.map((bytes) => new TextDecoder("latin1").decode(bytes))
  })

/** Waits until the portal's pages can be opened without a connection. */
export const portalIsKept = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready
  })

/** A small picture as the file input takes it. */
export const photograph = async (page: Page, colour = "teal") => {
  const address = await page.evaluate((colour) => {
    const canvas = Object.assign(document.createElement("canvas"), { width: 320, height: 240 })
    const context = canvas.getContext("2d")
    if (context) {
      context.fillStyle = colour
      context.fillRect(0, 0, 320, 240)
    }
    return canvas.toDataURL("image/jpeg")
  }, colour)
  return {
    name: "damage.jpg",
    mimeType: "image/jpeg",
    buffer: Buffer.from(address.split(",")[1] ?? "", "base64")
  }
}

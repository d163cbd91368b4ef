import type { Page } from "@playwright/test"
import type { RunningService } from "../startService.ts"
import { askingAs, lead } from "./portal.ts"

interface Made {
  readonly id: number
}

interface Vehicles {
  readonly content: ReadonlyArray<{
    readonly id: number
    readonly name: string
    readonly model: string
    readonly regno: string
  }>
}

interface Hirers {
  readonly content: ReadonlyArray<{ readonly id: number; readonly name: string }>
}

let nextDay = 400

/** Days of the far future that no other test books: nine in the morning in Greenwich. */
export const freeDay = (): string => {
  nextDay += 5
  return dayAt(nextDay)
}

const dayAt = (days: number) =>
  `${new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)}T09:00:00.000Z`

/** A day so many days after another. */
export const daysAfter = (instant: string, days: number): string =>
  new Date(Date.parse(instant) + days * 86_400_000).toISOString()

/** A vehicle and a hirer of the demo's first agency. */
export const deskOf = async (service: RunningService) => {
  const { ask, read } = await askingAs(service, "agency")
  const { content: vehicles } = await read<Vehicles>("/vehicle?statuses=ACTIVE&size=100")
  const { content: hirers } = await read<Hirers>("/client/0/10")
  const [vehicle] = vehicles
  const [hirer] = hirers
  if (!vehicle || !hirer) throw new Error("The demo has vehicles and hirers")
  const book = async (start: string, more: object = {}): Promise<number> => {
    const response = await ask("/vehicle-booking", {
      method: "POST",
      body: JSON.stringify({
        vehicleId: vehicle.id,
        clientId: hirer.id,
        start,
        end: daysAfter(start, 2),
        source: "TELEPHONE",
        paymentMethod: "CARD",
        ...more
      })
    })
    return ((await response.json()) as Made).id
  }
  return { vehicle, hirer, book, read }
}

/** Opens the list of bookings and waits for its rows. */
export const openList = async (page: Page, query = ""): Promise<void> => {
  await lead(page, `/agency/bookings/agency-list${query}`)
  await page.getByRole("table", { name: "Bookings" }).waitFor()
}

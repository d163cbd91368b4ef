import { startService } from "../startService.ts"
import { type Noted, noteInteractions } from "./inPage.ts"
import { median } from "./measure.ts"
import { press } from "./press.ts"
import { slowPages } from "./slowPages.ts"

const rounds = Number(process.env.ROUNDS ?? 7)

const fleet = Array.from({ length: 500 }, (_, index) => ({
  id: index + 1,
  name: ["Ford", "Kia", "Volkswagen", "Toyota", "Vauxhall"][index % 5],
  model: ["Fiesta", "Sportage", "Golf", "Yaris", "Corsa", "Ranger", "Touran"][index % 7],
  regno: `BX${String(10 + (index % 90))} ${String(index).padStart(3, "0")}`,
  color: ["Black", "White", "Silver"][index % 3],
  fuelType: ["PETROL", "DIESEL", "ELECTRIC"][index % 3],
  type: ["SUV", "HATCHBACK", "MPV"][index % 3],
  location: { city: "Leeds", country: "United Kingdom" }
}))

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 16)

type Pages = Awaited<ReturnType<typeof slowPages>>

/** Opens a new promotion and searches and ticks among 500 vehicles. */
const visit = async (pages: Pages, address: string) => {
  const { page, close } = await pages.open()
  await page.addInitScript(noteInteractions)
  await page.route("**/vehicle-choice/available*", (route) =>
    route.fulfill({ json: { content: fleet, totalElements: fleet.length } })
  )
  await page.goto(`${address}/login`)
  await page.getByLabel("Username").fill("agency@crewfleet.example")
  await page.getByLabel("Password", { exact: true }).fill("Crewfleet-2026")
  await page.getByRole("button", { name: "Sign in" }).click()
  await page.waitForURL(/home$/)
  await page.getByRole("link", { name: "Promotions" }).click()
  await page.getByRole("button", { name: "Add Promotion" }).click()
  await page.getByLabel("Start date").fill(inDays(1))
  await page.getByLabel("Expiry date").fill(inDays(30))
  const search = page.getByRole("searchbox", { name: "Search vehicles" })
  await search.scrollIntoViewIfNeeded()
  await page.waitForTimeout(1500)
  await search.pressSequentially("golf", { delay: 80 })
  await page.waitForTimeout(1000)
  for (let letter = 0; letter < 4; letter += 1) await search.press("Backspace", { delay: 80 })
  await page.waitForTimeout(1000)
  for (const name of ["Select all", "Select none"]) {
    await press(page.getByRole("button", { name }))
    await page.waitForTimeout(1000)
  }
  const { interactions = {} } = await page.evaluate(() => {
    const { interactions } = globalThis as unknown as Noted
    return { interactions } as Noted
  })
  await close()
  return interactions
}

/** The longest time from an input to the next frame among 500 vehicles, the processor slowed 4 ×, in milliseconds. */
export const benchPicker = async () => {
  const service = await startService()
  const pages = await slowPages()
  const visits: Array<Awaited<ReturnType<typeof visit>>> = []
  try {
    for (let round = 0; round < rounds; round += 1) visits.push(await visit(pages, service.url))
  } finally {
    await pages.close()
    await service.stop()
  }
  const inputs = [...new Set(visits.flatMap(Object.keys))].filter((input) => /vehicles|Select/.test(input))
  return inputs
    .map((input) => ({ input, ms: median(visits.map((one) => one[input] ?? 0)), target: 50 }))
    .toSorted((one, other) => other.ms - one.ms)
}

if (import.meta.main) console.table(await benchPicker())

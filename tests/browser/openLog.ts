import type { Page } from "@playwright/test"
import type { CommittedJourney } from "./committedJourney.ts"
import { leaderDevice } from "./leaderDevice.ts"
import { accessControl, chooseCode, logHeading, signInForLog } from "./leaderEntry.ts"
import { expect } from "./portal.ts"
import type { DemoService } from "./startDemo.ts"

/** The code that opens a log in these tests. */
export const localCode = "735194"

/** The address of a step of a journey's log. */
export const addressOfStep = ({ id }: Pick<CommittedJourney, "id">, step: string): string =>
  `/guest/team-leader/entry/${id}?step=${step}`

/** Opens the log on a device that has never seen it. */
export const openLog = async (page: Page, journey: CommittedJourney, step = "vehicle"): Promise<void> => {
  const { nell, ref } = journey
  await page.goto(addressOfStep(journey, step))
  await expect(accessControl(page)).toBeVisible()
  await signInForLog(page, nell.email, nell.password)
  await chooseCode(page, localCode)
  await expect(logHeading(page, ref)).toBeVisible()
}

/** The same leader has sent all but the drop-off from another device; gives that. */
export const sendAllButDropOff = async (service: DemoService, { id, nell, desk }: CommittedJourney) => {
  const device = await leaderDevice(service, id, nell)
  await device.vehicle((await desk.job(id)).vehicle?.id ?? 0)
  for (const end of ["TAKEN", "HANDED"] as const) {
    await device.property(end, "A blue bag")
    await device.medication(end)
  }
  return device
}

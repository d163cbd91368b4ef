import type { Locator, Page } from "@playwright/test"
import { agencyStaff } from "./agencyStaff.ts"
import { keptIn, portalIsKept } from "./conditionDevice.ts"
import { leaderDevice } from "./leaderDevice.ts"
import {
  addProperty,
  chooseCode,
  enterCode,
  enterTakeOver,
  goToProperty,
  newPhone,
  signInForLog
} from "./leadersPhone.ts"
import { askingAsWard, onTheRoad } from "./onTheRoad.ts"
import {
  desk,
  enter,
  expect,
  expectAccessible,
  expectLargeTargets,
  expectNoSidewaysScroll,
  test
} from "./portal.ts"

test.use({ own: ["agency", "ward"], viewport: desk })

const button = (within: Page | Locator, name: string) => within.getByRole("button", { name, exact: true })
/** How a device calls a leader whose log it keeps: by last name and first initial, as all of the portal calls whoever is signed in. */
const shown = ({ name }: { readonly name: string }) => name.replace(/^(\w)\w* (.+)$/, "$2.$1")
const former = "Somebody else keeps this log by now."

test("another leader takes a log over on the road with a code, and what the first still had stands beside it", async ({
  page,
  browser,
  baseURL,
  service
}) => {
  const journey = await onTheRoad(service, await agencyStaff(service), { ask: askingAsWard(service) })
  const { id, refPrefix, nell, ann } = journey
  const entry = `/guest/team-leader/entry/${id}`
  const nells = await leaderDevice(service, id, nell)
  await nells.vehicle(journey.vehicleId)
  await nells.property("TAKEN", "A blue bag")

  const part = (name: string) => page.getByRole("region", { name, exact: true })
  const logOf = (phone: Page) => phone.getByRole("heading", { level: 1, name: `Job Refs ${refPrefix}` })
  const problem = (phone: Page) => phone.getByRole("alert", { name: "There is a problem" })
  const makeCode = async (act: string) => {
    const digits = page.getByText(/^\d{3} \d{3}$/)
    const before = (await digits.count()) > 0 ? await digits.innerText() : ""
    await button(page, act).click()
    await expect(digits).not.toHaveText(before)
    return digits.innerText()
  }
  /** A code of six digits that is not the one. */
  const wrong = (code: string) => code.replace(/\d$/, (last) => String((Number(last) + 1) % 10))

  let first = await newPhone(browser, baseURL)
  await test.step("the first leader corrects what was taken over where there is no signal", async () => {
    await first.goto(entry)
    await signInForLog(first, nell)
    await chooseCode(first, "735194")
    await expect(logOf(first)).toBeVisible()
    await portalIsKept(first)
    await goToProperty(first)
    await first.context().setOffline(true)
    await addProperty(first, "A ring")
    await expect(first.getByRole("strong").getByText("On this device, waiting to be sent")).toBeVisible()
    const context = first.context()
    await first.close()
    first = await context.newPage()
  })

  await test.step("the agency names another leader, and reads a code out", async () => {
    await enter(page, "agency", `/agency/jobs/transport/${id}`)
    await part("Plan").getByLabel("Team leader").selectOption(ann.name)
    await expect(page.getByText("Info updated", { exact: true }).first()).toBeVisible()
    await page.getByRole("tab", { name: "Log" }).click()
    await expect(part("Another leader on the road")).toContainText(
      `${ann.name} leads the journey by now, and ${nell.name} keeps the log`
    )
  })

  const second = await newPhone(browser, baseURL)
  await test.step("a code that was tried five times opens nothing any more, and another one does", async () => {
    const code = await makeCode("Make a take-over code")
    await second.goto(entry)
    await signInForLog(second, ann)
    await expect(second.getByText(`${nell.name} has begun this log`)).toBeVisible()
    await expectAccessible(second)
    await expectLargeTargets(second)
    await expectNoSidewaysScroll(second)
    for (let tried = 0; tried < 5; tried += 1) {
      await enterTakeOver(second, wrong(code))
      await expect(problem(second)).toContainText("This code is wrong, or has ended")
    }
    await enterTakeOver(second, code)
    await expect(problem(second)).toContainText("This code is wrong, or has ended")
    await expectAccessible(second)
    await enterTakeOver(second, await makeCode("Make another code"))
    await chooseCode(second, "190472")
    await expect(logOf(second)).toBeVisible()
  })

  await test.step("the log stands where the first leader left it, and goes on from there", async () => {
    await goToProperty(second)
    await second.getByText("Taken over", { exact: true }).tap()
    await expect(second.getByText("A blue bag")).toBeVisible()
    await addProperty(second, "A watch")
    await expect(second.getByText("Property List Updated").first()).toBeVisible()
    await page.reload()
    await expect(part("Where the log stands")).toContainText(ann.name)
    await part("Property taken over").getByText("What it says").first().click()
    // Of two lines each is marked with the hand that wrote it.
    for (const { name } of [nell, ann])
      await expect(
        part("Property taken over").getByText(name, { exact: true }).filter({ visible: true })
      ).toHaveCount(1)
  })

  await test.step("on a telephone that both use, each has a log of their own", async () => {
    await first.context().setOffline(false)
    await first.goto(entry)
    await expect(first.getByText(`The log of ${shown(nell)} is on this device.`)).toBeVisible()
    await expect(first.getByText("One part of it is on this device and not sent yet.")).toBeVisible()
    await button(first, "Sign in again").tap()
    await signInForLog(first, ann)
    await chooseCode(first, "480263")
    await expect(logOf(first)).toBeVisible()
    await expect(first.getByText("Nothing waits on this device.")).toBeVisible()
    await button(first, "Lock").tap()
    await expect(first.getByText(/^The log of /)).toBeVisible()
    if (await first.getByText(`The log of ${shown(nell)} is on this device.`).isVisible())
      await button(first, `Open the log of ${shown(ann)}`).tap()
    await enterCode(first, "735194")
    await expect(problem(first)).toContainText("This code is wrong")
    await expectAccessible(first)
  })

  await test.step("the first leader's is sent, told that somebody else keeps it, and gone", async () => {
    await button(first, `Open the log of ${shown(nell)}`).tap()
    await enterCode(first, "735194")
    await expect(first.getByText(former).first()).toBeVisible()
    await expect(first.getByText("Ottoline")).toHaveCount(0)
    await expect(part("Property taken over")).toContainText(`From ${nell.name}, who no longer kept it`)
    await first.goto(entry)
    await expect(first.getByText(`The log of ${shown(ann)} is on this device.`)).toBeVisible()
    await expect(button(first, `Open the log of ${shown(nell)}`)).toHaveCount(0)
    expect((await keptIn(first, "leader")).length).toBeGreaterThan(0)
  })

  await test.step("what came late stands beside, never on top, and the agency sees whose hand each line is", async () => {
    const taken = part("Property taken over")
    const aside = taken.getByRole("group").filter({ hasText: "Beside the log" })
    await aside.getByText("Beside the log").click()
    await expect(aside).toContainText("A ring")
    await expect(aside).not.toContainText("A watch")
    await expect(taken.getByText("A ring")).toHaveCount(1)
    await expect(taken.getByText("A watch")).toHaveCount(1)
    await expectAccessible(page)
  })
  for (const phone of [first, second]) await phone.context().close()
})

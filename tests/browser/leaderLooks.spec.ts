import type { Page } from "@playwright/test"
import { committedJourney } from "./committedJourney.ts"
import { accessControl, chooseCode, logHeading, openWith, signInForLog } from "./leaderEntry.ts"
import {
  checkOf,
  fillDropOff,
  fillVehicle,
  goOnTo,
  handsOver,
  isAtStep,
  partStatus,
  ratingOf,
  signTyped
} from "./leaderSteps.ts"
import { localCode, openLog, sendAllButDropOff } from "./openLog.ts"
import {
  enter,
  expect,
  expectAccessible,
  expectLargeTargets,
  expectNoSidewaysScroll,
  test
} from "./portal.ts"
import { inHours, wallClock } from "./transportJobs.ts"

// As narrow as telephones are, with fingers.
test.use({ own: ["agency", "ward"], viewport: { width: 320, height: 640 }, hasTouch: true })

const expectForOneThumb = async (page: Page) => {
  await expectNoSidewaysScroll(page)
  await expectLargeTargets(page)
  await expectAccessible(page)
}

/** In the page: the fields for letters of which something covers the first line while they have the focus. */
const coveredFields = async (main: Element) => {
  const covered: Array<string> = []
  for (const field of main.querySelectorAll<HTMLInputElement>("input, textarea")) {
    if (["radio", "checkbox", "file"].includes(field.type) || !field.checkVisibility()) continue
    field.focus()
    await new Promise(requestAnimationFrame)
    const { left, top, width, height } = field.getBoundingClientRect()
    const there = document.elementFromPoint(left + width / 2, top + Math.min(height / 2, 24))
    if (there !== field) covered.push(`${field.name}: ${there?.textContent?.slice(0, 60)}`)
  }
  return covered
}

/** Looks at every field while a keyboard takes half of the page. */
const expectSeenAboveKeyboard = async (page: Page) => {
  await page.setViewportSize({ width: 320, height: 360 })
  expect(await page.getByRole("main").evaluate(coveredFields)).toEqual([])
  await page.setViewportSize({ width: 320, height: 640 })
}

test("a leader's log is for everybody and for one thumb at 320 pixels: each step, also above a keyboard, the lock, the telephone passed on, and what is asked above it", async ({
  page,
  service
}) => {
  const journey = await committedJourney(service)
  const { id, ref, nell, desk } = journey
  const press = (name: string) => page.getByRole("button", { name, exact: true }).tap()
  const isGood = () => expectForOneThumb(page)

  await page.goto(`/guest/team-leader/entry/${id}`)
  await expect(accessControl(page)).toBeVisible()
  await isGood()
  await signInForLog(page, nell.email, nell.password)
  await expect(page.getByLabel("New code")).toBeVisible()
  await isGood()
  await chooseCode(page, localCode)
  await expect(logHeading(page, ref)).toBeVisible()

  await fillVehicle(page, "41200")
  await press("Add damage")
  await isGood()
  await press("Remove damage 1")
  await isGood()
  await press("Undo: remove damage 1")
  await expect(page.getByRole("heading", { name: "Damage 1" })).toBeVisible()
  await page.getByLabel("Mileage at the start").fill("")
  await press("Send the vehicle log")
  await expect(page.getByText("Enter the mileage at the start").first()).toBeVisible()
  await isGood()
  await expectSeenAboveKeyboard(page)

  await goOnTo(page, "View Patient's Information")
  await isGood()
  await press("Restraint")
  await isGood()
  await page.getByText("On the road: 1 incident").tap()
  await page.getByRole("button", { name: "Details" }).tap()
  await page.getByRole("button", { name: "Correct it" }).tap()
  await expect(page.getByLabel("Kind of restraint")).toBeVisible()
  await isGood()
  await press("Close")

  await goOnTo(page, "Patient's Property")
  await page
    .getByLabel("Item 1", { exact: true })
    .fill("A blue bag with everything that she had beside her bed")
  await signTyped(page, "Given by", "Grace Okafor")
  await isGood()
  await expectSeenAboveKeyboard(page)
  await goOnTo(page, "Medication")
  await page.getByLabel("Medicine 1", { exact: true }).fill("Lorazepam 1 mg, 4 tablets in their blister")
  await signTyped(page, "Witness", "Dora Dale")
  await isGood()
  await expectSeenAboveKeyboard(page)
  await handsOver(page)
  await isGood()
  await goOnTo(page, "Drop Off & Feedback")
  await page
    .getByRole("group", { name: /^Patient dropped off/ })
    .getByText("No", { exact: true })
    .tap()
  await isGood()
  await expectSeenAboveKeyboard(page)
  await page
    .getByRole("group", { name: /^Patient dropped off/ })
    .getByText("Yes", { exact: true })
    .tap()
  await press("Pass the telephone on")
  await ratingOf(page, "Overall experience").getByRole("radio", { name: "Very Satisfied" }).check()
  await isGood()
  await expectSeenAboveKeyboard(page)
  await press("Give the telephone back")
  await expect(page.getByLabel("Code of six digits")).toBeVisible()
  await isGood()
  await page.getByLabel("Code of six digits").fill(localCode)
  await press("Go on with the log")
  await isAtStep(page, "Drop Off & Feedback")

  await sendAllButDropOff(service, journey)
  await press("Lock")
  await expect(page.getByLabel("Your code for this log")).toBeVisible()
  await openWith(page, "735195")
  await expect(page.getByRole("alert", { name: "There is a problem" })).toBeVisible()
  await isGood()
  await openWith(page, localCode)
  await isAtStep(page, "Drop Off & Feedback")
  await fillDropOff(page, { at: wallClock(inHours(-1)), mileage: "41242", recipient: "Dr Adeyemi" })
  await page.getByLabel("I confirm that the information entered on this log is correct").check()
  await isGood()
  await press("Submit")
  await expect(page.getByRole("dialog", { name: "Successful" })).toBeVisible()
  await isGood()
  await press("Ok")
  await isAtStep(page, "Job Plan")
  await isGood()
  await expectSeenAboveKeyboard(page)

  const steps = [{ step: "dropOff", words: "As what did Dr Adeyemi take over?" }]
  await desk.put(`${id}/log/returned`, { steps })
  await page.reload()
  await openWith(page, localCode)
  await expect(
    page.getByText(/^Drop Off & Feedback, to be mended.*As what did Dr Adeyemi take over/)
  ).toBeVisible()
  await press("Back")
  await expect(partStatus(page)).toContainText(/^Received/)
  await isGood()
})

const kinds = ["Restraint", "Injury", "Absconding", "Diversion", "Abort"]

/** Has the letters so many times as large as usual. */
const enlarge = (page: Page, times: number) =>
  page.evaluate((percent) => {
    document.documentElement.style.fontSize = `${percent}%`
  }, 100 * times)

/** In the page: what of a check is cut, broken within a word, or reaches beyond it. */
const cutIn = (check: Element) => {
  const right = check.getBoundingClientRect().right
  const all = [...check.querySelectorAll("legend, label, input, textarea, button")]
  const beyond = all.filter(
    (part) => part.getBoundingClientRect().right > right + 1 || part.scrollWidth > part.clientWidth + 1
  )
  const words = [...check.querySelectorAll("legend, legend span")].flatMap((part) =>
    [...part.childNodes].flatMap((node) =>
      [...(node instanceof Text ? node.data : "").matchAll(/\S+/g)].filter(({ 0: word, index }) => {
        const range = document.createRange()
        range.setStart(node, index)
        range.setEnd(node, index + word.length)
        return range.getClientRects().length > 1
      })
    )
  )
  return [...beyond.map(({ outerHTML }) => outerHTML.slice(0, 80)), ...words.map(([word]) => word)]
}

/** In the page: which marks of the steps touch the next one. */
const touchingIn = (steps: Element) => {
  const marks = [...steps.querySelectorAll("li > span:first-child")].map((mark) =>
    mark.getBoundingClientRect()
  )
  return marks.flatMap(({ right }, index) => {
    const next = marks[index + 1]
    return next && next.left - right < 4 ? [index] : []
  })
}

test("with letters up to twice as large nothing of a log is cut or wider than the page, and each kind of incident is in reach", async ({
  page,
  service
}) => {
  const journey = await committedJourney(service)
  await openLog(page, journey)
  const brakes = checkOf(page, "Brakes")
  await brakes.getByText("Fail", { exact: true }).tap()
  await expect(brakes.getByLabel("What is wrong")).toBeVisible()
  const inReach = async () => {
    for (const kind of kinds) {
      const box = await page.getByRole("button", { name: kind, exact: true }).boundingBox()
      expect(Math.round(box?.height ?? 0), kind).toBeGreaterThanOrEqual(44)
      expect((box?.y ?? 0) + (box?.height ?? 0), kind).toBeLessThanOrEqual(640)
    }
    return (await page.getByRole("region", { name: /^What happened/ }).boundingBox())?.height ?? 0
  }
  for (const width of [320, 390])
    for (const times of [1, 1.25, 1.5, 2]) {
      await page.setViewportSize({ width, height: 640 })
      await enlarge(page, times)
      for (const check of await page.getByRole("group", { name: /Roadworthiness|Critical|Minor/ }).all())
        expect(await check.evaluate(cutIn), `${width}, ${times}`).toEqual([])
      await expectNoSidewaysScroll(page)
      expect(await inReach()).toBeLessThanOrEqual(times === 1 ? 58 : 130)
    }

  await page.setViewportSize({ width: 320, height: 640 })
  const undo = page.getByRole("button", { name: "Undo", exact: true })
  await enlarge(page, 2)
  expect(await page.getByRole("list", { name: "Steps of the log" }).evaluate(touchingIn)).toEqual([])
  await page.getByRole("button", { name: "Injury", exact: true }).tap()
  await expect(undo).toBeEnabled()
  // What is said and what takes it back leave most of the form in sight.
  expect((await page.getByRole("region", { name: /^What happened/ }).boundingBox())?.height).toBeLessThan(240)
  await undo.tap()
  await expect(undo).toHaveCount(0)
  await goOnTo(page, "View Patient's Information")
  await goOnTo(page, "Patient's Property")
  await expectNoSidewaysScroll(page)
  const which = page.getByRole("group", { name: "Which handover" })
  expect(await which.evaluate((group) => group.getBoundingClientRect().right)).toBeLessThanOrEqual(320)
  await page.getByRole("button", { name: "Lock", exact: true }).tap()
  await expect(page.getByLabel("Your code for this log")).toBeVisible()
  await expectNoSidewaysScroll(page)
  const cards = await page
    .locator("main *, header *")
    .evaluateAll((all) =>
      all
        .filter((each) => each.getBoundingClientRect().right > 321)
        .map(({ outerHTML }) => outerHTML.slice(0, 80))
    )
  expect(cards).toEqual([])
  await openWith(page, localCode)
  await isAtStep(page, "Patient's Property")
  await page.getByRole("button", { name: "Back", exact: true }).tap()
  await page.getByRole("button", { name: "Back", exact: true }).tap()
  await isAtStep(page, "Cleaning")

  await enlarge(page, 1)
  await page.getByRole("button", { name: "Injury", exact: true }).tap()
  await expect(undo).toBeEnabled()
  const box = await undo.boundingBox()
  const [x, y] = [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2]
  await page.touchscreen.tap(x, y)
  // What a second tap of the same finger would press.
  const isCovered = () =>
    page.evaluate(([x, y]) => document.elementFromPoint(x, y)?.closest("section:has(> h2)") !== null, [
      x,
      y
    ] as const)
  expect(await isCovered()).toBe(true)
  await page.touchscreen.tap(x, y)
  await expect(page.getByText("Taken back.")).toBeVisible()
  await expect(undo).toHaveCount(0)
  expect(await isCovered()).toBe(false)
  for (const kind of ["Absconding", "Abort"]) {
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    await page.getByRole("button", { name: kind, exact: true }).tap()
    // Where the page ends, what is said of it covers nothing.
    await expect(page.getByText(new RegExp(`^${kind} recorded`))).toBeVisible()
    await page.getByRole("button", { name: "Next", exact: true }).tap({ trial: true })
    await page.waitForTimeout(700)
  }
  await expect(page.getByText("On the road: 2 incidents")).toBeVisible()

  await goOnTo(page, "View Patient's Information")
  await page.getByText("On the road: 2 incidents").tap()
  for (const times of [1, 2]) {
    await enlarge(page, times)
    await expectNoSidewaysScroll(page)
  }
  await enlarge(page, 1)
  await goOnTo(page, "Patient's Property")
  await page.getByLabel("The patient has no property").check()
  await page.getByLabel(/^Why somebody does not sign/).fill("In a hurry")
  await page.getByRole("button", { name: "Send what was taken over" }).tap()
  await expect(page.getByText("Property List Updated")).toBeVisible()
  for (const name of ["Back", "Next", ...kinds])
    await page.getByRole("button", { name, exact: true }).tap({ trial: true, timeout: 2_000 })

  await enter(page, "agency", `/agency/jobs/transport/${journey.id}`)
  await page.getByRole("tab", { name: "Log" }).click()
  await expect(page.getByText("Absconding").first()).toBeVisible()
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 640 })
    await enlarge(page, 2)
    await expectNoSidewaysScroll(page)
  }
})

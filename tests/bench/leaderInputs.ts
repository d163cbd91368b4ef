import { join } from "node:path"
import { startGateway } from "./gateway.ts"
import { type TimedPage, timesOfInputs } from "./inputTimes.ts"
import { beginLog, serveLog } from "./leaderLog.ts"

const rounds = Number(process.env.ROUNDS ?? 7)

const portal = { host: "portal.localhost", folder: join(import.meta.dirname, "../../packages/web/dist") }

/** How many lines property and medication have. */
const lineCount = 15

const button = (name: string) => `role=button[name="${name}"]`
const radio = (name: string, value: string) => `[name="${name}"][value="${value}"]`

/** Goes on to the next step once the page has come to rest. */
const goOn = async ({ page, pressed }: TimedPage, title: string) => {
  await page.waitForTimeout(1_000)
  await pressed("Next", button("Next"))
  await page.getByRole("heading", { level: 2, name: title, exact: true }).first().waitFor()
  await page.waitForTimeout(2_000)
}

const vehicle = async ({ page, keys, at, pressed }: TimedPage) => {
  await at('[name="startMileage"]')
  await keys("a digit of the mileage", ["4", "1", "3", "0", "0"])
  await pressed("sending where something is missing", button("Send the vehicle log"))
  for (const name of ["markers", "oil"]) {
    await pressed("a check: pass", radio(`${name}/result`, "PASS"))
    await pressed("a check: not applicable", radio(`${name}/result`, "NOT_APPLICABLE"))
  }
  for (const name of ["mirrors", "fuel"]) await pressed("a check: fail", radio(`${name}/result`, "FAIL"))
  for (const title of ["Round the vehicle", "Wheels and tyres", "Under the bonnet", "At the wheel", "Inside"])
    await pressed("Pass all the rest", button(`Pass all the rest of ${title}`))
  await pressed("a check: pass", radio("agencyChecks/ramp/result", "PASS"))
  await at('[name="mirrors/note"]')
  await keys("a letter of what failed", ["N", "o", "n", "e", "Backspace"])
  await page.locator('[name="fuel/note"]').fill("A quarter")
  await at('[name="notes"]')
  await keys("a letter of the notes", ["N", "o", "n", "e"])
  await pressed("an incident", button("Injury"))
  await pressed("taking an incident back", button("Undo"))
}

const signs = async ({ page, keys, at, pressed, acted }: TimedPage) => {
  await pressed("how to sign", radio("giver/method", "TYPED"))
  await at('[name="giver/name"]')
  await keys("a letter of a name", ["G", "r", "a", "c", "e"])
  await pressed("a typed name is the signature", '[name="giver"]')
  await page.locator('[name="receiver/name"]').fill("Nell Dale")
  const pad = page.getByRole("group", { name: "Received by", exact: true }).locator("canvas")
  await pad.scrollIntoViewIfNeeded()
  await page.waitForTimeout(500)
  const box = await pad.boundingBox()
  if (!box) throw new Error("There is no place to sign")
  const [left, top] = [box.x + box.width / 4, box.y + box.height / 2]
  for (const stroke of [0, 1, 2])
    await acted("a stroke of a signature", async () => {
      await page.mouse.move(left + 20 * stroke, top)
      await page.mouse.down()
      for (let step = 1; step <= 8; step += 1)
        await page.mouse.move(left + 20 * stroke + 5 * step, top - step)
      await page.mouse.up()
    })
}

const handover = async (timed: TimedPage, list: string, cash: boolean) => {
  const { page, keys, at, pressed } = timed
  await page.locator(`[name="${list}/0"]`).waitFor()
  for (let line = 0; line < lineCount; line += 1) {
    await at(`[name="${list}/${line}"]`)
    await keys("a letter that adds a line", ["A"])
    await page.keyboard.type(" bag with what was in the locker")
  }
  await at(`[name="${list}/7"]`)
  await keys("a letter of a line", ["N", "o", "Backspace", "Backspace"])
  await keys("Enter, to the next line", ["Enter"])
  if (cash) {
    await at('[name="cashHandover"]')
    await keys("a digit of the cash", ["1", "2"])
  }
  await pressed("sending where something is missing", button("Send what was taken over"))
  await signs(timed)
  if (!cash) {
    await page.locator('[name="unsignedBecause"]').fill("Everybody signs")
    const witness = page.getByRole("group", { name: "Witness", exact: true })
    await witness.getByLabel("Type the name").check()
    await witness.getByLabel(/ull name$/).fill("Ada Brook")
    await witness.getByLabel("My typed name is my signature").check()
  }
  await pressed("sending a handover", button("Send what was taken over"))
  await page.waitForTimeout(2_000)
  await pressed("the other handover", 'role=radio[name="Handed over"]')
  await page.locator(`[name="${list}/0"]`).waitFor()
  await page.waitForTimeout(1_000)
  await at(`[name="${list}/7"]`)
  await keys("a letter of a line that differs", ["N", "o", "Backspace", "Backspace"])
}

const dropOff = async ({ page, keys, at, pressed }: TimedPage) => {
  await page.locator('[name="mileage"]').waitFor()
  await at('[name="mileage"]')
  await keys("a digit of the mileage", ["4", "1", "3", "2", "0"])
  await at('[name="dropTime"]')
  await keys("a part of a time", ["ArrowUp", "ArrowDown"])
  await page.locator('[name="dropTime"]').fill("2026-03-02T10:15")
  await pressed("yes or no", radio("pdroppedOff", "NO"))
  await pressed("yes or no", radio("pdroppedOff", "YES"))
  await at('[name="recipientName"]')
  await keys("a letter of a name", ["A", "d", "a"])
  for (const question of ["pfCourtesy", "pfComfort", "pfExperience"]) {
    await pressed("a face", radio(question, "5"))
    await pressed("a face", radio(question, "4"))
  }
  await at('[name="pcomment"]')
  await keys("a letter of the patient's words", ["K", "i", "n", "d"])
  await pressed("sending where something is missing", button("Submit"))
  await page.locator('[name="recipientRole"]').fill("Consultant")
  const signature = page.getByRole("group", { name: "Signature of the recipient", exact: true })
  await signature.getByLabel("Type the name").check()
  await signature.getByLabel("Type your full name").fill("Ada")
  await signature.getByLabel("My typed name is my signature").check()
  await page.getByLabel("I confirm that the information entered on this log is correct").check()
  await pressed("sending drop-off and feedback", button("Submit"))
  await page.waitForTimeout(2_000)
  await pressed("Ok, which leads to the plan", button("Ok"))
}

const times = async ({ page, keys, at, pressed }: TimedPage) => {
  await page.locator('[name="times/booking-110/breakTime"]').waitFor()
  for (let member = 100; member < 120; member += 1)
    await pressed("as planned", `${button(`Grace Lee ${member - 100}: worked as planned`)} >> nth=0`)
  await at('[name="times/booking-110/start"]')
  await keys("a part of a time", ["ArrowUp", "ArrowUp", "ArrowDown"])
  await at('[name="times/booking-110/breakTime"]')
  await keys("a digit of a break", ["1", "5", "Backspace"])
  await pressed("sending the times", button("Complete"))
}

/** What the browser itself takes. */
const alone = async ({ page, keys, at }: TimedPage) => {
  await page.goto("about:blank")
  await page.setContent("<input>")
  await at("input")
  await keys("a letter on a page of nothing else", ["N", "o", "n", "e"])
}

/** Fills in all six steps with all lists full, and does in them what a leader can. */
const visit = async (timed: TimedPage, address: string): Promise<void> => {
  const { page } = timed
  await alone(timed)
  await serveLog(page)
  await beginLog(page, address)
  await page.waitForTimeout(2_000)
  const only = process.env.STEP
  const steps: Readonly<Record<string, () => Promise<void>>> = {
    vehicle: () => vehicle(timed),
    patient: async () => {},
    property: () => handover(timed, "propertyList", true),
    medication: () => handover(timed, "medicationList", false),
    dropOff: () => dropOff(timed),
    plan: () => times(timed)
  }
  const titles = ["View Patient's Information", "Patient's Property", "Medication", "Drop Off & Feedback"]
  for (const [index, [step, fill]] of Object.entries(steps).entries()) {
    // The plan opens once the feedback was received.
    if (!only || only === step || (only === "plan" && step === "dropOff")) await fill()
    if (only === step) return
    const title = titles[index]
    if (title) await goOn(timed, title)
  }
  await page.waitForTimeout(1_000)
  await timed.pressed("Back", button("Back"))
}

/** What a leader waits for in the log of a journey, the processor slowed 4 ×, in milliseconds; `STEP=property` takes one step alone. */
export const benchLeaderInputs = async () => {
  const gateway = await startGateway([portal], "http://127.0.0.1:9")
  try {
    return await timesOfInputs(rounds, (page) => visit(page, `https://${portal.host}:${gateway.port}`))
  } finally {
    gateway.stop()
  }
}

if (import.meta.main) console.table(await benchLeaderInputs())

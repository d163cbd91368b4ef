import { transportForm } from "../../packages/sdk/src/transport/transportForm.ts"
import { startService } from "../startService.ts"
import { type TimedPage, timesOfInputs } from "./inputTimes.ts"

const rounds = Number(process.env.ROUNDS ?? 7)

/** How many lines of the crew a form takes. */
const mostLines = 20

/** A line in the middle of the crew, in which what a person can do is done. */
const middle = "code-32"

const filled: Readonly<Record<string, string>> = {
  ...{ pcemail: "ward@post.example", demail: "unit@post.example", bemail: "trust@post.example" },
  ...{ semail: "ward@post.example", nhs: "", dateTimeRequired: "", pdob: "1971-03-09", wardEscort: "2" },
  ...{ pickupLocationContactNumber: "0117 496 0000", dcontact: "0117 496 0000", sphone: "0117 496 0000" },
  ...{ pickupPostCode: "BS1 4DJ", destinationPostCode: "BS4 5BJ", bpostCode: "BS1 4DJ" },
  ...{
    [`transportWorkerSpecList/${middle}/numberOfStaff`]: "1",
    pickupDirectorateId: "12",
    destinationContactNumber: "0117 496 0000",
    bphone: "0117 496 0000"
  }
}

interface Control {
  readonly name: string
  readonly kind: "line" | "lines" | "date" | "choice" | "radio" | "tick"
  readonly value: string
}

/** In the page: every control of the section that is shown, in its order. */
const controlsIn = (rows: string): ReadonlyArray<Control> => {
  const kinds: Readonly<Record<string, Control["kind"]>> = {
    ...{ textarea: "lines", "select-one": "choice", radio: "radio", checkbox: "tick" },
    ...{ date: "date", "datetime-local": "date" }
  }
  const all = document.querySelectorAll<HTMLInputElement>("form :is(input, textarea, select)[name]")
  return Array.from(all, ({ name, type, value }) => ({ name, kind: kinds[type] ?? "line", value })).filter(
    ({ name }) => !name.includes("/") || name.startsWith(rows)
  )
}

const named = ({ name, kind, value }: Control) =>
  kind === "radio" ? `[name="${name}"][value="${value}"]` : `[name="${name}"]`

/** Does with a control what a person can, and leaves an answer in it. */
const use = async ({ page, keys, at, pressed }: TimedPage, control: Control) => {
  const { name, kind } = control
  const selector = named(control)
  if (kind === "radio") return pressed("yes or no, or another of few", selector)
  if (kind === "tick") return pressed("a tick", selector)
  await at(selector)
  if (kind === "choice") return keys("a choice", ["ArrowDown", "ArrowDown"])
  if (kind === "date") await keys("a part of a date", ["ArrowUp", "ArrowUp", "ArrowDown"])
  else
    await keys(kind === "line" ? "a letter of a line" : "a letter of several lines", ["N", "o", "Backspace"])
  await page.locator(selector).fill(filled[name] ?? "Callington Road Hospital")
}

/** Fills in a request from its first page to its check, as a guest, and does on each page what a person can. */
const visit = async (timed: TimedPage, address: string): Promise<void> => {
  const { page, keys, at, pressed } = timed
  await page.goto(`${address}/guest/transport/request/1`, { waitUntil: "commit" })
  await page.getByRole("link", { name: "Check your answers" }).waitFor()
  await page.waitForTimeout(2_000)
  await pressed("opening a section", 'role=link[name="The journey"]')

  for (const { id, title } of transportForm.sections) {
    await page.getByRole("heading", { level: 1, name: title, exact: true }).waitFor()
    await page.locator("form :is(input, textarea, select)").first().waitFor()
    await page.waitForTimeout(2_000)
    if (id === "journey")
      for (let lines = 3; lines < mostLines; lines += 1)
        await pressed("adding a line of the crew", 'role=button[name="Add another crew"]')
    const used = new Set<string>()
    const rows = `transportWorkerSpecList/${middle}/`
    // An answer may bring further questions, so what is there is looked for anew.
    for (;;) {
      const controls = await page.evaluate(controlsIn, rows)
      const next = controls.find((control) => !used.has(named(control)))
      if (next === undefined) break
      used.add(named(next))
      await use(timed, next)
    }
    if (id === "journey") {
      await pressed("removing a line of the crew", 'role=button[name="Remove Crew 20"]')
      await pressed("removing a line of the crew", 'role=button[name="Remove Crew 10"]')
    }
    if (id === "pickup") {
      await page.locator('[name="pcemail"]').fill("nobody")
      await pressed("Continue where something is wrong", 'role=button[name="Continue"]')
      await at('[name="pcemail"]')
      await keys("a letter of what is wrong", ["N", "o", "Backspace"])
      await page.locator('[name="pcemail"]').fill("ward@post.example")
    }
    await pressed("Continue", 'role=button[name="Continue"]')
  }
  await page.getByRole("heading", { name: "Check your answers" }).waitFor()
  await page.waitForTimeout(2_000)
  await pressed("Send request where something is missing", 'role=button[name="Send request"]')
  await pressed("back to the sections", 'role=link[name="Back to the sections"]')
  await page.getByRole("link", { name: "Check your answers" }).waitFor()
  await page.waitForTimeout(2_000)
  await pressed("opening the check", 'role=link[name="Check your answers"]')
}

/** What a guest waits for in the form that asks for a journey, the processor slowed 4 ×, in milliseconds. */
export const benchRequestForm = async () => {
  const service = await startService()
  try {
    return await timesOfInputs(rounds, (page) => visit(page, service.url))
  } finally {
    await service.stop()
  }
}

if (import.meta.main) console.table(await benchRequestForm())

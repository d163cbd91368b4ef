import type { Page } from "@playwright/test"
import { applicationForm } from "../../packages/sdk/src/onboarding/applicationForm.ts"
import { Random } from "../../packages/service/src/seed/Random.ts"
import { killTab } from "./conditionDevice.ts"
import { whereabouts } from "./evening.ts"
import {
  bothVersions,
  type EducationRow,
  formAddress,
  goTo,
  newTab,
  openForm,
  type RunSection,
  shownIn,
  takeForm
} from "./formTab.ts"
import { endSession, type Trouble, troubleIn } from "./formTrouble.ts"
import { account, expect, password } from "./portal.ts"
import { TypedAnswers } from "./TypedAnswers.ts"

/** Asks the service in the worker's name, at a path below `/api/v1`. */
type Ask = (path: string, init?: RequestInit) => Promise<Response>

const sections: ReadonlyArray<RunSection> = ["position", "education", "statement", "further"]
const lines = { position: "position", location: "position", personalState: "statement" } as const
const troubles: ReadonlyArray<Trouble> = [401, 409, 429, 500, 503, "lost"]

const questions = ["name", "qualification", "start", "end"] as const

/** What the form says before a run types in it. */
const first = {
  ...{ position: "Nurse", location: "Leeds", hours: "part", personalState: "I have cared for people." },
  ...{
    related: "NO",
    relatedRes: "",
    educations: JSON.stringify([["Leeds City College", "Diploma", "2017-09-01", ""]])
  }
}

/** One run, drawn from its seed, by a worker who has a filled form open in `tab`. */
export const formRun = async (
  seed: number,
  opened: Page,
  { ask, workerId }: { readonly ask: Ask; readonly workerId: number }
) => {
  const chance = new Random(seed)
  const context = opened.context()
  const trouble = await troubleIn(context)
  const answers = new TypedAnswers(first)
  const counts = new Map<string, number>()
  const script: Array<string> = []
  const losses: Array<string> = []
  const begun = Date.now()
  const path = `/worker/${workerId}/forms/application`
  let tab = opened
  let isDeciding = false
  let registered = "12A3456E"

  const note = (what: string, said = "") => {
    script.push(`${Date.now() - begun} ${what} ${said}`)
  }
  const count = (what: string) => counts.set(what, (counts.get(what) ?? 0) + 1)
  const typed = (field: string, shown: string) => {
    answers.typed(field, shown)
    count("edit")
    note("typed", `${field} ${shown}`)
  }
  const rows = (): ReadonlyArray<EducationRow> => JSON.parse(answers.last("educations"))
  const typedRows = (changed: ReadonlyArray<EducationRow>) => typed("educations", JSON.stringify(changed))
  const connect = (isOn: boolean) => context.setOffline(!isOn)

  /** What the service holds, as the screens show it. */
  const held = async () => {
    const told = await (await ask(path)).json()
    const form = applicationForm.read(told.answers)
    const { position, location, hours, personalState, related, relatedRes, certificate, educations } = form
    return {
      ...{ position, location, hours, personalState, related, relatedRes, certificate },
      educations: JSON.stringify(educations.map((row) => questions.map((question) => row[question]))),
      isHandedIn: told.submitted?.revision === told.revision
    }
  }
  /** The person has both versions before them, and says which counts. */
  const decide = async (choices: ReadonlyArray<string>) => {
    isDeciding = true
    const dialog = bothVersions(tab)
    const theirs = await held()
    const choice = chance.pick(choices)
    count("comparison")
    note("compared", choice)
    // Only the sections in which the versions differ stand there.
    const position = dialog.getByRole("row", { name: /^Position applied for/ })
    if (await position.isVisible())
      await expect(position.getByRole("cell").last()).toHaveText(theirs.position)
    await dialog.getByRole("button", { name: choice }).click()
    await expect(dialog).toBeHidden()
    isDeciding = false
    if (choice === "Take their version")
      for (const field of Object.keys(first) as Array<keyof typeof first>)
        answers.replaced(field, theirs[field])
  }
  const watched = async (page: Page) => {
    const mine = ["Save my version", "Go on editing mine"]
    // It is decided once: while that goes on nothing else does.
    await page.addLocatorHandler(bothVersions(page), () => (isDeciding ? Promise.resolve() : decide(mine)), {
      noWaitAfter: true
    })
    return page
  }
  await watched(tab)

  /** Looks at all that the tab shows: what was typed and is not there is lost. */
  const look = async () => {
    if (await bothVersions(tab).isVisible())
      await decide(["Save my version", "Go on editing mine", "Take their version"])
    for (const section of sections) {
      const lost = answers.lostIn(await shownIn(tab, section))
      losses.push(...lost.map((what) => `after ${script.at(-1)}: ${what}`))
    }
    // What is not asked for any more is kept aside.
    if (answers.last("related") === "YES" || answers.last("relatedRes") === "") return
    await choose("related", "YES")
    losses.push(...answers.lostIn(await shownIn(tab, "further")))
  }
  const choose = async (field: "hours" | "related", value: string) => {
    await goTo(tab, field === "hours" ? "position" : "further")
    await tab.locator(`[name="${field}"][value="${value}"]`).check()
    typed(field, value)
  }
  const cell = async (at: number, question: string, value: string) => {
    await tab.locator(`[name^="educations/"][name$="/${question}"]`).nth(at).fill(value)
  }
  const inRow = async (at: number, column: 0 | 1 | 2, value: string) => {
    await cell(at, questions[column], value)
    typedRows(
      rows().map((row, index) => (index === at ? (row.with(column, value) as unknown as EducationRow) : row))
    )
  }

  const edits = {
    line: async () => {
      const field = chance.pick(["position", "location", "personalState"] as const)
      const value = `${field} ${script.length}`
      await goTo(tab, lines[field])
      await tab.locator(`[name="${field}"]`).fill(value)
      typed(field, value)
    },
    hours: () => choose("hours", chance.pick(["full", "part", "zero"])),
    related: () => choose("related", answers.last("related") === "YES" ? "NO" : "YES"),
    details: async () => {
      if (answers.last("related") !== "YES") await choose("related", "YES")
      await goTo(tab, "further")
      const value = `My cousin ${script.length}`
      await tab.locator('[name="relatedRes"]').fill(value)
      typed("relatedRes", value)
    },
    addRow: async () => {
      await goTo(tab, "education")
      await tab.getByRole("button", { name: /^Add / }).click()
      typedRows([...rows(), ["", "", "", ""]])
      const at = rows().length - 1
      await inRow(at, 0, `School ${script.length}`)
      await inRow(at, 1, "Certificate")
      await inRow(at, 2, "2015-09-01")
    },
    changeRow: async () => {
      if (rows().length === 0) return
      await goTo(tab, "education")
      await inRow(chance.whole(0, rows().length - 1), 0, `College ${script.length}`)
    },
    removeRow: async () => {
      if (rows().length === 0) return
      await goTo(tab, "education")
      const at = chance.whole(0, rows().length - 1)
      await tab.getByRole("button", { name: `Remove Education ${at + 1}`, exact: true }).click()
      typedRows(rows().filter((_, index) => index !== at))
    }
  }
  const edit = () =>
    edits[
      chance.weighted({ line: 6, hours: 2, related: 2, details: 3, addRow: 2, changeRow: 2, removeRow: 1 })
    ]()

  const signIn = async () => {
    await tab.getByLabel("Username").fill(account("worker"))
    await tab.getByLabel("Password", { exact: true }).fill(password)
    await tab.keyboard.press("Enter")
    await expect(tab).not.toHaveURL(/login/)
  }
  const save = async () => {
    await goTo(tab, chance.pick(sections))
    await tab.getByRole("button", { name: "Save and continue" }).click()
    // The page goes on after the frame that shows that the button was pressed.
    const gone = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 100)))
    await tab.evaluate(gone).catch(() => {})
  }

  const happen = {
    edit,
    save,
    kill: async () => {
      answers.killed()
      await killTab(tab)
      await connect(true)
      tab = await watched(await newTab(context))
      await look()
    },
    reload: async () => {
      await connect(true)
      answers.killed()
      await tab.reload()
      await takeForm(tab)
      await look()
    },
    offline: async () => {
      await connect(false)
      await edit()
      await save()
    },
    online: () => connect(true),
    refusal: async () => {
      const what = chance.pick(troubles)
      note("refusal", `${what}`)
      // A second one would say that somebody else saves at this very moment.
      trouble.begin(what, what === 409 ? 1 : chance.whole(1, 2))
      await edit()
      await save()
    },
    takeOver: async () => {
      await connect(true)
      const other = await watched(await newTab(context))
      const [left, goesOn] = chance.next() < 0.5 ? [tab, other] : [other, tab]
      if (goesOn === tab) await takeForm(tab)
      tab = goesOn
      await look()
      await left.close()
    },
    signOut: async () => {
      await connect(true)
      await edit()
      await tab.getByRole("button", { name: /Price/ }).click()
      await tab.getByRole("menuitem", { name: /Log ?out/i }).click()
      await expect(tab).toHaveURL(/login/)
      await signIn()
      await openForm(tab)
      await look()
    },
    expiry: async () => {
      await connect(true)
      // What waits to be saved would meet the end before anything is typed after it.
      await expect(whereabouts(tab))
        .toHaveText(/^(Saved at|Nothing is saved)/, { timeout: 30_000 })
        .catch(() => {})
      const goOn = await endSession(context)
      await edit()
      // A save that the form began by itself may have met the end before; where nothing differs there is nothing to save.
      const ended = tab.waitForURL(/login/, { timeout: 5_000 })
      tab
        .getByRole("button", { name: "Save and continue" })
        .click({ timeout: 5_000 })
        .catch(() => {})
      await ended.catch(() => tab.reload())
      await expect(tab).toHaveURL(/login/)
      await goOn()
      await signIn()
      await expect(tab).toHaveURL(new RegExp(formAddress))
      await takeForm(tab)
      await look()
    },
    otherDevice: async () => {
      const { revision } = (await (await ask(path)).json()) as { revision: number }
      registered = `R${script.length}`
      const body = {
        sections: ["registration"],
        revision,
        answers: { profreg: "NMC", certificate: registered }
      }
      expect((await ask(path, { method: "PUT", body: JSON.stringify(body) })).status).toBe(200)
    }
  }
  const pass = (milliseconds: number) => tab.waitForTimeout(milliseconds)

  /** The service holds what was typed last. */
  const isHeld = async () => {
    const expected = {
      ...Object.fromEntries(Object.keys(first).map((field) => [field, answers.last(field)])),
      certificate: registered,
      isHandedIn: true
    }
    await expect.poll(held).toEqual(expected)
  }
  const handIn = async (button: "Submit" | "Update") => {
    await goTo(tab, "further")
    if (answers.last("related") === "YES" && answers.last("relatedRes") === "") await edits.details()
    for (const [at, row] of rows().entries())
      for (const column of [0, 1, 2] as const)
        if (row[column] === "") {
          await goTo(tab, "education")
          await inRow(at, column, column === 2 ? "2016-09-01" : "Evening school")
        }
    // Answers that are not asked for are not sent.
    if (answers.last("related") === "NO") answers.typed("relatedRes", "")
    await tab.evaluate((address) => history.pushState(null, "", address), `${formAddress}?check=true`)
    await tab.getByRole("button", { name: button, exact: true }).click()
    const right = tab.getByRole("button", { name: "Yes, it is right" })
    const done = tab.getByText(/^Handed in on/)
    await right.or(done).first().waitFor()
    if (await right.isVisible()) await right.click()
    await done.waitFor()
    await isHeld()
  }

  const step = async (what: keyof typeof happen) => {
    note(what)
    if (what !== "edit") count(what)
    await happen[what]()
    await pass(chance.pick([0, 0, 100, 400, 1_100]))
  }
  try {
    for (let left = chance.whole(2, 5); left > 0; left -= 1)
      await step(
        chance.weighted({
          ...{ edit: 9, save: 3, kill: 1, reload: 1, offline: 2, online: 1, refusal: 3, takeOver: 1 },
          ...{ signOut: 0.5, expiry: 0.5, otherDevice: 1 }
        })
      )
    await step("kill")
    trouble.end()
    await handIn("Submit")
    await edits.line()
    await handIn("Update")
  } catch (cause) {
    throw new Error(`Seed ${seed} ends after:\n${script.join("\n")}\n${cause}`, { cause })
  }
  return { losses, script, counts: Object.fromEntries(counts) }
}

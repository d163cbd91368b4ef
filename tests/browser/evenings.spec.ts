import { keeps, killTab } from "./conditionDevice.ts"
import { addRow, draw, goOn, heading, looksGood, say, today, whereabouts } from "./evening.ts"
import { takeForm } from "./formTab.ts"
import { account, askingAs, enter, expect, password, phone, test } from "./portal.ts"

const smallPhone = { width: 320, height: 640 }

test.use({ own: ["worker"], viewport: smallPhone, hasTouch: true })

test("a worker fills in an application over two evenings, through lost connections, tabs and sessions, and hands it in", async ({
  page: first,
  context,
  service
}) => {
  const worker = await askingAs(service, "worker")
  const forms = `/worker/${worker.workerId}/forms`
  const held = async (form: string) =>
    (await worker.read<{ answers: Record<string, unknown> }>(`${forms}/${form}`)).answers

  // The first evening, on a small phone by touch.
  await enter(first, "worker", "/worker/forms")
  await expect(first.getByText("Not started")).toHaveCount(4)
  await looksGood(first)
  await first.getByRole("link", { name: "Application form" }).tap()
  await expect(whereabouts(first)).toHaveText("Nothing is saved yet")
  await expect(first.getByText("Names, e-mail addresses and telephone numbers of two referees")).toBeVisible()
  await looksGood(first)
  await first.getByRole("link", { name: "Position", exact: true }).tap()
  await first.getByLabel("Position applied for").tap()
  await first.keyboard.type("Nurse")
  await expect(whereabouts(first)).toHaveText("On this device; it is saved in a moment")
  await looksGood(first)
  await context.setOffline(true)
  await first.getByLabel("Location").tap()
  await first.keyboard.type("Leeds")
  await say(first, "Hours", "Part time")
  await goOn(first, "Personal details")
  await expect(whereabouts(first)).toHaveText(
    "On this device; it could not be saved: Network Connection Failure"
  )
  await first.getByLabel("Preferred name").tap()
  await looksGood(first)
  await keeps(first, () => first.keyboard.type("Sam"))
  await killTab(first)
  expect((await held("application")).location).toBeUndefined()

  // Another tab finds it all once there is a connection, and saves it by itself.
  await context.setOffline(false)
  const page = await context.newPage()
  await page.goto("/worker/forms/application?section=person")
  await takeForm(page)
  await expect(page.getByLabel("Preferred name")).toHaveValue("Sam")
  await expect(whereabouts(page)).toHaveText(/^Saved at \d\d:\d\d$/, { timeout: 40_000 })
  expect(await held("application")).toMatchObject({
    position: "Nurse",
    location: "Leeds",
    hours: "part",
    preferredName: "Sam"
  })

  // The second evening, on a larger phone: signed out, and in again.
  await page.setViewportSize(phone)
  await page.getByRole("button", { name: /Price/ }).tap()
  await page.getByRole("menuitem", { name: /Log ?out/i }).tap()
  await expect(page).toHaveURL(/login/)
  await page.getByLabel("Username").fill(account("worker"))
  await page.getByLabel("Password", { exact: true }).fill(password)
  await page.getByRole("button", { name: "Sign in" }).tap()
  await expect(page).not.toHaveURL(/login/)
  await page.goto("/worker/forms/application?section=person")
  await takeForm(page)
  await page.getByLabel("Title").selectOption("Mr")
  await page.getByLabel("Phone").fill("(0161) 496-0000")
  await looksGood(page)
  await goOn(page, "Right to work")
  await say(page, "Do you have the right to work", "Yes")
  await page.getByLabel("National Insurance number").fill("ab123456c")
  await goOn(page, "Restrictions")
  // What a No asks for no more is kept aside, and not sent.
  const restricted = "Are there any restrictions"
  await say(page, restricted, "Yes")
  await page.getByLabel("Details").fill("No nights")
  await say(page, restricted, "No")
  await expect(page.getByLabel("Details")).toBeHidden()
  await say(page, restricted, "Yes")
  await expect(page.getByLabel("Details")).toHaveValue("No nights")
  await say(page, restricted, "No")
  await goOn(page, "Offences")
  await say(page, "Do you have any cautions", "No")
  await goOn(page, "Investigations")
  await say(page, "Are you being investigated", "No")
  await goOn(page, "DBS")
  await say(page, "Do you have a DBS certificate?", "No")
  await say(page, "Are you registered with the DBS Update Service?", "No")
  await goOn(page, "Professional registration")
  await goOn(page, "References")
  for (const [name, ticked] of [
    ["Ann Field", "This is my current or last employer"],
    ["Bo Reed", undefined]
  ] as const)
    await addRow(
      page,
      "reference",
      {
        Name: name,
        Position: "Manager",
        Employer: "Northway Care",
        Relationship: "Line manager",
        Email: "referee@example.org"
      },
      ticked
    )
  await looksGood(page)
  await goOn(page, "Employment history")
  await say(page, "Will this be your only employment?", "Yes")
  await addRow(
    page,
    "employment",
    { Employer: "Northway Care", Position: "Carer", Start: "2019-09-01", End: "2021-06-30" },
    "This is my current or last employment"
  )
  await goOn(page, "Education")
  await goOn(page, "Current or most recent employer")
  await goOn(page, "Personal statement")
  await page.getByLabel("Personal statement").fill("I have cared for people for seven years.")
  await goOn(page, "Further information")
  for (const question of [
    "Do you have a full driving licence?",
    "Do you have the use of a car",
    "Have you ever been sanctioned",
    "Have you ever been dismissed",
    "Are you related"
  ])
    await say(page, question, "No")
  await goOn(page, "Declaration")
  await page.getByText("I will keep confidential").tap()
  await page.getByLabel("Full name").fill("Samuel Price")
  await draw(page)
  await page.getByLabel("Date", { exact: true }).fill(today)
  await looksGood(page)
  await goOn(page, "Safeguarding declaration")
  await page.getByLabel("Full name").fill("Samuel Price")
  await page.getByLabel("Date", { exact: true }).fill(today)
  await goOn(page, "Availability")
  await say(page, "Are there dates on which you are not available?", "No")
  await goOn(page, "Check your answers")
  // Each answer leads to its question and back; so does what is missing.
  await page.getByRole("button", { name: "Change Position applied for" }).tap()
  await page.getByLabel("Position applied for").fill("Senior nurse")
  await goOn(page, "Check your answers")
  await expect(page.getByText("Senior nurse")).toBeVisible()
  await page.getByRole("button", { name: "Submit", exact: true }).tap()
  await looksGood(page)
  await page.getByRole("link", { name: "Sign the form" }).tap()
  await expect(heading(page, "Safeguarding declaration")).toBeVisible()
  await draw(page)
  await goOn(page, "Check your answers")
  await page.getByRole("button", { name: "Submit", exact: true }).tap()
  const odd = page.getByRole("alertdialog").or(page.getByRole("dialog"))
  await expect(odd).toContainText("Nothing is said about")
  await looksGood(page)
  await odd.getByRole("button", { name: "Yes, it is right" }).tap()
  await expect(page.getByText(/^Handed in on/)).toBeVisible()
  const application = await held("application")
  expect(application).toMatchObject({
    position: "Senior nurse",
    restriction: false,
    phone: expect.anything(),
    insuaranceNum: "AB123456C"
  })
  expect(application.restrictionRes ?? null).toBeNull()
})

import { applicationLongForm } from "../../packages/sdk/src/onboarding/applicationForm.ts"
import { signOut } from "./condition.ts"
import { keeps, keptIn, killTab, portalIsKept } from "./conditionDevice.ts"
import { draw, whereabouts } from "./evening.ts"
import { takeForm } from "./formTab.ts"
import { saveForm } from "./handIn.ts"
import { askingAs, enter, expect, phone, signIn, test } from "./portal.ts"

test.use({ own: ["worker"], viewport: phone, serviceWorkers: "allow" })

test("forms open a day without a connection as they stood, are filled in, and are saved once it is back", async ({
  page: first,
  context,
  service
}) => {
  const worker = await askingAs(service, "worker")
  const held = async () =>
    (await worker.read<{ answers: Record<string, unknown> }>(`/worker/${worker.workerId}/forms/application`))
      .answers
  await saveForm(worker.ask, worker.workerId, applicationLongForm, { position: "Nurse" })
  await enter(first, "worker", "/worker/forms")
  await expect(first.getByText("Not started")).toHaveCount(3)
  await first.getByRole("link", { name: "Application form" }).click()
  await expect(whereabouts(first)).toHaveText(/^Saved at/)
  await portalIsKept(first)
  await context.setOffline(true)
  await killTab(first)

  const page = await context.newPage()
  await page.goto("/worker/forms")
  await expect(page.getByText("The service cannot be reached")).toBeVisible()
  await expect(page.getByText("Not started")).toHaveCount(3)
  await page.getByRole("link", { name: "Application form" }).click()
  await expect(whereabouts(page)).toHaveText(
    /^No answer from the service: this is what this device knows, saved at/
  )
  await page.getByRole("link", { name: "Position", exact: true }).click()
  await expect(page.getByLabel("Position applied for")).toHaveValue("Nurse")
  await keeps(page, () => page.getByLabel("Location").fill("Leeds"))
  await expect(whereabouts(page)).toHaveText("On this device; it is saved once the service can be reached")
  // How one signs is fetched later than the page.
  await page.goto("/worker/forms/application?section=declaration")
  await takeForm(page)
  await keeps(page, () => draw(page))
  await page.reload()
  await takeForm(page)
  await expect(page.getByRole("img", { name: "Signature, drawn" })).toBeVisible()
  expect((await held()).location).toBeUndefined()

  await context.setOffline(false)
  await expect(whereabouts(page)).toHaveText(/^Saved at/, { timeout: 40_000 })
  expect(await held()).toMatchObject({ position: "Nurse", location: "Leeds" })

  // Whoever signs out without a connection finds what was typed after signing in again, and leaves nothing readable behind.
  await context.setOffline(true)
  await keeps(page, () => page.getByLabel("Full name").fill("Samuel Price"))
  expect(await keptIn(page, "reads")).not.toHaveLength(0)
  await signOut(page, /Price/)
  expect(await keptIn(page, "reads")).toHaveLength(0)
  await context.setOffline(false)
  await signIn(page, "worker")
  await expect(page).not.toHaveURL(/login/)
  await page.goto("/worker/forms/application?section=declaration")
  await takeForm(page)
  await expect(page.getByLabel("Full name")).toHaveValue("Samuel Price")
})

import { askingAs, enter, expect, expectAccessible, expectNoSidewaysScroll, phone, test } from "./portal.ts"
import { drawing } from "./profile.ts"
import { reload } from "./reload.ts"

test.use({ own: ["agency"], viewport: phone })

test("an agency changes its telephone, address and logo on a phone, and sees each at once", async ({
  page,
  service
}) => {
  const { read, agentId } = await askingAs(service, "agency")
  const told = () =>
    read<{ telephone: string; logo?: string; address: { city: string } }>(`/agency/${agentId}`)
  await enter(page, "agency", "/agency/settings/all")
  const contact = page.getByRole("region", { name: "Contact details", exact: true })
  const logo = page.getByRole("region", { name: "Logo", exact: true })

  await contact.getByRole("button", { name: "Change the contact details" }).click()
  const details = page.getByRole("dialog", { name: "Change the contact details" })
  await details.getByLabel("Telephone", { exact: true }).fill("call me")
  await details.getByLabel("Street address", { exact: true }).fill("2 Dock Road")
  await details.getByLabel("City", { exact: true }).fill("Hull")
  await details.getByLabel("State/Province", { exact: true }).fill("East Yorkshire")
  await details.getByRole("button", { name: "Save" }).click()
  await expect(details.getByRole("alert").getByText("Please enter a valid phone number")).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await reload(page)
  await contact.getByRole("button", { name: "Change the contact details" }).click()
  await expect(details.getByLabel("City", { exact: true })).toHaveValue("Hull")
  await details.getByLabel("Telephone", { exact: true }).fill("01482 496 000")
  await details.getByRole("button", { name: "Save" }).click()
  await expect(details).toBeHidden()
  await expect(contact).toContainText("01482 496 000")
  await expect(contact).toContainText("Hull")
  expect(await told()).toMatchObject({ telephone: "01482 496 000", address: { city: "Hull" } })

  const chooser = page.getByRole("dialog", { name: "Change the logo" })
  const choose = async (width: number) => {
    await logo.getByRole("button", { name: "Change the logo" }).click()
    await chooser.getByLabel("Agency logo", { exact: true }).setInputFiles(await drawing(page, width, 100))
    await expect(chooser.getByRole("img", { name: "Preview of the logo" })).toBeVisible()
  }
  await choose(200)
  await expectAccessible(page)
  const uploads = `**/agency/${agentId}/logo`
  await page.route(uploads, (route) => route.fulfill({ status: 503, json: {} }))
  await chooser.getByRole("button", { name: "Save" }).click()
  await expect(chooser.getByRole("alert").getByText("Failed to upload logo")).toBeVisible()
  await page.unroute(uploads)
  await chooser.getByRole("button", { name: "Save" }).click()
  await expect(chooser).toBeHidden()
  const shown = logo.getByRole("img", { name: "Your logo" })
  await expect(shown).toHaveJSProperty("naturalWidth", 200)
  const first = (await told()).logo
  await choose(120)
  await chooser.getByRole("button", { name: "Save" }).click()
  await expect(shown).toHaveJSProperty("naturalWidth", 120)
  expect((await told()).logo).not.toBe(first)
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
})

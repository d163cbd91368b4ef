import { holding } from "./dashboard.ts"
import { askingAs, enter, expect, expectAccessible, expectNoSidewaysScroll, phone, test } from "./portal.ts"
import { drawing } from "./profile.ts"
import { reload } from "./reload.ts"
import { describeVehicle, listPlace, newPlate, saveButton } from "./vehicles.ts"

test.use({ own: ["agency"], viewport: phone })

test("photos are chosen while a vehicle is added, outlast a reload, and are the vehicle's once it is saved", async ({
  page,
  service
}) => {
  await enter(page, "agency", `${listPlace}/new`)
  const upload = holding()
  await page.route("**/api/v1/vehicle/photos*", upload.hold)
  await page.getByLabel("Add photos").setInputFiles([
    { ...(await drawing(page, 300, 900)), name: "portrait.png" },
    { ...(await drawing(page, 900, 200)), name: "panorama.png" }
  ])
  const photos = page.getByRole("list", { name: "Chosen photos" }).getByRole("listitem")
  await expect(photos).toHaveCount(2)
  const plate = newPlate()
  await describeVehicle(page, plate)
  await saveButton(page).click()
  await expect(page.getByRole("alert", { name: "There is a problem" })).toContainText("still being uploaded")
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)

  await reload(page)
  await expect(photos).toHaveCount(2)
  await expect(page.getByLabel("Registration number")).toHaveValue(plate)
  upload.letGo()
  await expect(photos.getByText("Uploaded", { exact: true })).toHaveCount(2)
  await saveButton(page).click()
  await expect(page).toHaveURL(/\/\d+$/)
  const images = page.getByRole("img", { name: /^Photo/ })
  await expect(images).toHaveCount(2)
  const heights = () =>
    images.evaluateAll((all) => all.map((image) => Math.round(image.getBoundingClientRect().height)))
  await expect.poll(async () => new Set(await heights()).size).toBe(1)
  const { read } = await askingAs(service, "agency")
  const id = Number(page.url().split("/").at(-1))
  expect((await read<{ photos: ReadonlyArray<object> }>(`/vehicle/${id}`)).photos).toHaveLength(2)
})

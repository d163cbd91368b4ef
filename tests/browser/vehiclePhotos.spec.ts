import { holding } from "./dashboard.ts"
import { askingAs, expect, expectAccessible, test } from "./portal.ts"
import { drawing, sidesOf } from "./profile.ts"
import { makeVehicle, openVehicle } from "./vehicles.ts"

test.use({ own: ["agency"] })

const photos = "**/api/v1/vehicle/*/photos*"

test("photos are shrunk, shown on their way, put in order by keyboard and removed", async ({
  page,
  service
}) => {
  const { id } = await makeVehicle(page, service)
  await openVehicle(page, id)
  await expect(page.getByRole("img", { name: /^Photo/ })).toHaveCount(1)
  const upload = holding()
  await page.route(photos, upload.hold)
  await page.getByLabel("Add photos").setInputFiles([
    { ...(await drawing(page, 3000, 1500)), name: "front.png" },
    { ...(await drawing(page, 200, 100)), name: "back.png" }
  ])
  await expect(page.getByRole("progressbar", { name: "Uploading front.png, 1 more to come" })).toBeVisible()
  await expect(page.getByLabel("Add photos")).toBeDisabled()
  await expectAccessible(page)
  upload.letGo()
  await expect(page.getByRole("img", { name: /^Photo/ })).toHaveCount(3)
  await page.unroute(photos)

  const { read } = await askingAs(service, "agency")
  const told = async () =>
    (await read<{ photos: ReadonlyArray<{ id: string; url: string }> }>(`/vehicle/${id}`)).photos
  const [first, second, third] = await told()
  const stored = Buffer.from(await (await fetch(service.url + second?.url)).arrayBuffer())
  expect(stored.subarray(0, 2).toString("hex")).toBe("ffd8")
  expect(sidesOf((await drawing(page, 3000, 1500)).buffer).width).toBe(3000)
  expect(stored.length).toBeLessThan(200_000)

  const forward = page.getByRole("button", { name: "Move photo 3 to the front" })
  await forward.focus()
  await page.keyboard.press("Enter")
  await expect(page.getByRole("button", { name: "Move photo 2 to the front" })).toBeFocused()
  await page.keyboard.press("Enter")
  await expect(page.getByRole("button", { name: "Move photo 1 back" })).toBeFocused()
  expect((await told()).map((photo) => photo.id)).toEqual([third?.id, first?.id, second?.id])

  await page.getByRole("button", { name: "Remove photo 1" }).click()
  await expectAccessible(page)
  await page.getByRole("dialog").getByRole("button", { name: "Keep" }).click()
  await page.getByRole("button", { name: "Remove photo 1" }).click()
  await page.getByRole("dialog").getByRole("button", { name: "Remove" }).click()
  await expect(page.getByRole("img", { name: /^Photo/ })).toHaveCount(2)
  expect((await told()).map((photo) => photo.id)).toEqual([first?.id, second?.id])
})

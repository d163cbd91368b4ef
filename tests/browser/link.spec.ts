import type { BrowserContext, Request } from "@playwright/test"
import { demoLink } from "../../packages/service/src/seed/accounts.ts"
import { askingAs, enter, expect, expectAccessible, expectGoodAtAnySize, test } from "./portal.ts"

test.use({ own: ["agency"] })

/** Everything that the pages of a browser send but what stands in bodies. */
const watched = (context: BrowserContext) => {
  const sent: Array<Promise<string>> = []
  const note = async (request: Request) =>
    JSON.stringify([request.url(), await request.allHeaders().catch(() => request.headers())])
  context.on("request", (request) => void sent.push(note(request)))
  return async () => (await Promise.all(sent)).join("\n")
}

test("an agency shares a booking: its hirer reads it without an account, its secret stays with them, and it ends when it is withdrawn", async ({
  page,
  service,
  browser
}) => {
  const { read } = await askingAs(service, "agency")
  const { content } = await read<{ content: ReadonlyArray<{ id: number; client: { id: number } }> }>(
    "/vehicle-booking/0/1"
  )
  const [{ id, client } = { id: 0, client: { id: 0 } }] = content
  await enter(page, "agency", `/agency/clients/${client.id}/bookings/${id}`)
  await page.getByRole("button", { name: "Share with the hirer" }).click()
  const dialog = page.getByRole("dialog", { name: "Share with the hirer" })
  await expect(dialog.getByText("No links yet")).toBeVisible()
  await dialog.getByRole("button", { name: "Make a link" }).click()
  const address = await dialog.getByLabel("Link", { exact: true }).inputValue()
  await expectAccessible(page)
  const [, secret = ""] = address.split("#")
  expect(secret).toMatch(/^[\w-]{43}$/)

  const guest = await browser.newContext()
  const told = watched(guest)
  const theirs = await guest.newPage()
  await theirs.goto(address)
  const heading = theirs.getByRole("heading", { level: 1, name: `Booking ${id}` })
  await expect(heading).toBeVisible()
  await expect(theirs.getByText("Pick up", { exact: true })).toBeVisible()
  await expect(theirs).toHaveURL(address.replace(/#.*/, ""))
  await theirs.reload()
  await expect(heading).toBeVisible()
  const sent = await told()
  expect(sent).toContain("/api/v1/link/open")
  expect(sent).not.toContain(secret)
  expect(sent).not.toMatch(/"referer":"[^"]/i)

  // Beside somebody who is signed in, it is opened for nobody but its holder, and signs nobody out.
  const beside = await page.context().newPage()
  await beside.goto(address)
  await expect(beside.getByRole("heading", { level: 1, name: `Booking ${id}` })).toBeVisible()
  await beside.goto("/agency/home")
  await expect(beside.getByRole("heading", { name: "Dashboard" })).toBeVisible()

  await dialog.getByRole("button", { name: /^Withdraw the link made/ }).click()
  await page.getByRole("button", { name: "Withdraw link" }).click()
  await expect(dialog.getByRole("cell", { name: "in 2 of 10 browsers" })).toBeVisible()
  await theirs.reload()
  await expect(
    theirs.getByText(/^This link has been withdrawn\. Ask .+ for a new one if you still need it\.$/)
  ).toBeVisible()
  await expectAccessible(theirs)
  await guest.close()
})

test("whoever has the demo's link reads a booking and its invoice, on a desk and on a phone", async ({
  page
}) => {
  await page.goto(`/link/${demoLink.id}#${demoLink.secret}`)
  await expect(page.getByRole("region", { name: /^Invoice - Booking \d+$/ })).toBeVisible()
  await expectGoodAtAnySize(page)
})

import type { BrowserContext, Page, Request } from "@playwright/test"
import { expect } from "./portal.ts"

/** Every request that carries a report, as it leaves. */
export const reportsSent = (context: BrowserContext): ReadonlyArray<Request> => {
  const sent: Array<Request> = []
  context.on("request", (request) => {
    if (request.method() === "PUT" && request.url().includes("/condition-report/")) sent.push(request)
  })
  return sent
}

/** Everything that this browser keeps in a sealed store, as it lies there. */
export const keptIn = (page: Page, store = "reports"): Promise<ReadonlyArray<string>> =>
  page.evaluate(async (store) => {
    const database = await new Promise<IDBDatabase>((resolve) => {
      const opening = indexedDB.open(`crewfleet.${store}`)
      opening.onsuccess = () => resolve(opening.result)
    })
    const values = await new Promise<ReadonlyArray<{ place: Uint8Array; content: Uint8Array }>>((resolve) => {
      const asking = database.transaction(store).objectStore(store).getAll()
      asking.onsuccess = () => resolve(asking.result)
    })
    const read = (bytes: Uint8Array) => new TextDecoder("latin1").decode(bytes)
    return values.map(({ place, content }) => read(place) + read(content))
  }, store)

/** Adds to what is typed, and waits until this device keeps more of it, and for the second within which it keeps the last letter. */
export const keeps = async (page: Page, type: () => Promise<void>): Promise<void> => {
  const size = async () => (await keptIn(page, "drafts")).join("").length
  const before = await size()
  await type()
  await expect.poll(size).toBeGreaterThan(before)
  await page.waitForTimeout(1_000)
}

/** From the next page on nothing of a report can be kept in this tab, or of what another store is for. */
export const fillTheDisk = (page: Page, store = "reports") =>
  page.addInitScript((full) => {
    const put = IDBObjectStore.prototype.put
    IDBObjectStore.prototype.put = function (this: IDBObjectStore, ...given) {
      if (this.name === full) throw new DOMException("The disk is full", "QuotaExceededError")
      return put.apply(this, given)
    }
  }, store)

/** The tab ends from one moment to the next, and its page hears nothing of it. */
export const killTab = async (page: Page): Promise<void> => {
  const crashed = page.waitForEvent("crash")
  const devtools = await page.context().newCDPSession(page)
  devtools.send("Page.crash").catch(() => {})
  await crashed
  await page.close()
}

/** Waits until the portal's pages can be opened without a connection. */
export const portalIsKept = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready
  })

/** A small picture as the file input takes it. */
export const photograph = async (page: Page, colour = "teal") => {
  const address = await page.evaluate((colour) => {
    const canvas = Object.assign(document.createElement("canvas"), { width: 320, height: 240 })
    const context = canvas.getContext("2d")
    if (context) {
      context.fillStyle = colour
      context.fillRect(0, 0, 320, 240)
    }
    return canvas.toDataURL("image/jpeg")
  }, colour)
  return {
    name: "damage.jpg",
    mimeType: "image/jpeg",
    buffer: Buffer.from(address.split(",")[1] ?? "", "base64")
  }
}

/** Adds a photo to the first damage, and waits until it is there. */
export const addPhoto = async (page: Page, number: number, colour?: string): Promise<void> => {
  await page.getByLabel("Add a photo of damage 1").setInputFiles(await photograph(page, colour))
  await expect(page.getByRole("img", { name: `Photo ${number} of damage 1` })).toBeVisible()
}

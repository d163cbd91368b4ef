import { pictureMaximum } from "@crewfleet/sdk/rules"
import { expect, it } from "vitest"
import { makeDraftFiles } from "../../src/editing/makeDraftFiles.ts"
import { makeImageStore } from "../../src/image/imageStore.ts"
import { makeSealedStore } from "../../src/sealed/makeSealedStore.ts"
import { allWritten } from "../../src/sealed/pendingWrites.ts"
import { freshBrowser, lyingIn } from "../sealed/theBrowser.ts"

freshBrowser()

/** The pictures of a page as one person opens it. */
const openPage = (owner: string | undefined) => {
  const sealed = makeSealedStore("files", "files")
  return makeImageStore(
    async (image) => image,
    makeDraftFiles("profile", () => owner, sealed)
  )
}
const logo = new File(["the pixels of a logo"], "logo.png", { type: "image/png" })
const lying = async () => (await lyingIn("files", "files")).length

it("gives a file back to the page that comes after, as the same person, and to nobody else", async () => {
  const chosen = openPage("id:1").keep(logo)
  await expect.poll(lying).toBe(1)
  const later = openPage("id:1")
  expect(await later.bringBack(chosen)).toEqual(chosen)
  const bytes = await later.read(chosen.blobId)
  expect([bytes.type, await bytes.text()]).toEqual(["image/png", "the pixels of a logo"])
  expect(await openPage("id:2").bringBack(chosen)).toBeNull()
})

it("can be read by nobody who looks into the browser", async () => {
  openPage("id:1").keep(logo)
  await expect.poll(lying).toBe(1)
  const seen = (await lyingIn("files", "files")).flatMap(([key, value]) => [
    key,
    ...Object.values(value as object).map((bytes) => new TextDecoder("latin1").decode(bytes))
  ])
  expect(seen.join()).not.toMatch(/pixels|logo|profile/)
})

it("forgets every file but those that are needed, and none of somebody else's", async () => {
  const theirs = openPage("id:2").keep(logo)
  const page = openPage("id:1")
  const [first, second] = [page.keep(logo), page.keep(logo)]
  await expect.poll(lying).toBe(3)
  page.keepOnly([second])
  await expect.poll(lying).toBe(2)
  expect(await openPage("id:1").bringBack(first)).toBeNull()
  expect(await openPage("id:1").bringBack(second)).toEqual(second)
  expect(await openPage("id:2").bringBack(theirs)).toEqual(theirs)
})

it("brings photographed pages back together or not at all", async () => {
  const page = openPage("id:1")
  const [front, back] = [page.keep(logo), page.keep(logo)]
  const pages = { name: "id.pdf", type: "application/pdf", size: 9, pages: [front, back] }
  await expect.poll(lying).toBe(2)
  expect(await openPage("id:1").bringBack(pages)).toEqual(pages)
  page.keepOnly([front])
  await expect.poll(lying).toBe(1)
  expect(await openPage("id:1").bringBack(pages)).toBeNull()
})

it("seals nothing that is larger than any question accepts", async () => {
  const page = openPage("id:1")
  const huge = page.keep(new File([new Uint8Array(pictureMaximum + 1)], "film.png", { type: "image/png" }))
  page.keep(logo)
  await expect.poll(lying).toBe(1)
  expect(await openPage("id:1").bringBack(huge)).toBeNull()
})

it("keeps a file as long as the page where it is not known whose it is", async () => {
  const page = openPage(undefined)
  const chosen = page.keep(logo)
  expect(await page.bringBack(chosen)).toEqual(chosen)
  expect(await openPage(undefined).bringBack(chosen)).toBeNull()
})

it("holds the page until a photograph is kept", async () => {
  const holdsThePage = () => !dispatchEvent(new Event("beforeunload", { cancelable: true }))
  openPage("id:1").keep(logo)
  expect(holdsThePage()).toBe(true)
  await allWritten()
  expect(holdsThePage()).toBe(false)
  expect(await lying()).toBe(1)
})

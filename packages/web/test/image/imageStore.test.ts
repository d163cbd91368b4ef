import { describe, expect, it } from "vitest"
import { logoManner } from "../../src/image/ImageManner.ts"
import { makeImageStore } from "../../src/image/imageStore.ts"
import { shrinkInWorker } from "../../src/image/shrinkInWorker.ts"
import { fileOf } from "../fileOf.ts"

const picture = new File(["pixels"], "Our Logo.PNG", { type: "image/png" })
const never = new AbortController().signal

describe("makeImageStore", () => {
  it("refers to a file by plain facts, and hands it out again", async () => {
    const store = makeImageStore(shrinkInWorker(logoManner))
    const logo = store.keep(picture)
    expect(JSON.parse(JSON.stringify(logo))).toEqual({
      blobId: "image-1",
      name: "Our Logo.PNG",
      type: "image/png",
      size: 6
    })
    expect(await store.read(logo.blobId)).toBe(picture)
  })

  it("refuses a reference from a page that is gone", async () => {
    await expect(makeImageStore(shrinkInWorker(logoManner)).read("image-1")).rejects.toThrow("no longer open")
  })

  it("keeps the smaller image beside the first, and names it after its type", async () => {
    const store = makeImageStore(async () => new Blob(["few"], { type: "image/jpeg" }))
    const shrunk = await store.shrink(store.keep(picture), never)
    expect(shrunk).toEqual({ blobId: "image-2", name: "Our Logo.jpg", type: "image/jpeg", size: 3 })
  })

  it("forgets every image but those that are needed, and gives none of their names to another", async () => {
    const store = makeImageStore(async () => new Blob(["few"], { type: "image/jpeg" }))
    const [sent, waiting] = [store.keep(picture), store.keep(picture)]
    store.keepOnly([waiting])
    await expect(store.read(sent.blobId)).rejects.toThrow("forgotten")
    expect(await store.read(waiting.blobId)).toBe(picture)
    expect(store.keep(picture).blobId).toBe("image-3")
  })
})

/** A JPEG of eight by sixteen grey pixels. */
const photograph = Uint8Array.from(
  atob(
    "/9j/2wBDACgcHiMeGSgjISMtKygwPGRBPDc3PHtYXUlkkYCZlo+AjIqgtObDoKrarYqMyP/L2u71////m8H////6/+b9//j/2wBDASstLTw1PHZBQXb4pYyl+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj/wAARCAAQAAgDASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAL/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFAEBAAAAAAAAAAAAAAAAAAAAAP/EABQRAQAAAAAAAAAAAAAAAAAAAAD/2gAMAwEAAhEDEQA/AJAB/9k="
  ),
  (letter) => letter.charCodeAt(0)
)

describe("makeImageStore, with photographed pages", () => {
  const store = makeImageStore(async (image) => image)
  const page = (bytes: BlobPart) => store.keep(fileOf(bytes, "front.jpg", "image/jpeg"))

  it("makes one PDF of them, in which each stands as it is", async () => {
    const pdf = await store.assemble([page(photograph), page(photograph)], never)
    expect(pdf).toMatchObject({ name: "front.pdf", type: "application/pdf" })
    const text = new TextDecoder("latin1").decode(await (await store.read(pdf.blobId)).arrayBuffer())
    expect(text.slice(0, 5)).toBe("%PDF-")
    expect(text.split("/Type /Page\n")).toHaveLength(3)
    expect(text).toContain(new TextDecoder("latin1").decode(photograph))
  })

  it("makes its pages smaller, step by step, until the PDF fits", async () => {
    const large = Uint8Array.from([...photograph, ...new Uint8Array(60_000)])
    const heavy = new Blob([large], { type: "image/jpeg" })
    const asked: Array<string> = []
    const step = (name: string, image: Blob) => async () => {
      asked.push(name)
      return image
    }
    const light = new Blob([photograph], { type: "image/jpeg" })
    const smaller = [step("a little", heavy), step("more", light), step("too much", light)]
    const fitting = makeImageStore(async (image) => image, undefined, { max: 50_000, smaller })
    const taken = fitting.keep(fileOf(large, "front.jpg", "image/jpeg"))
    const pdf = await fitting.assemble([taken], never)
    expect(pdf.size).toBeLessThan(50_000)
    expect(asked).toEqual(["a little", "more"])
  })

  it("says when one cannot be read", async () => {
    await expect(store.assemble([page(photograph), page("Dear agency")], never)).rejects.toBeTruthy()
  })
})

describe("shrinkInWorker", () => {
  it("leaves the image as it is where the browser cannot draw out of sight", async () => {
    expect(await shrinkInWorker(logoManner)(picture, never)).toBe(picture)
  })
})

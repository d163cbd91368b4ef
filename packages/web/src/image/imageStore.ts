import type { FileReference, ForgettingStore } from "@crewfleet/machines"
import type { FileAnswer } from "@crewfleet/sdk/rules"
import type { Shrink } from "./shrinkInWorker.ts"

/** Files that outlast their page on this device. */
export interface KeptFiles {
  /** Where this browser keeps nothing, the file lasts as long as its page. */
  readonly keep: (blobId: string, file: Blob) => Promise<void>
  readonly read: (blobId: string) => Promise<Uint8Array<ArrayBuffer> | undefined>
  readonly keepOnly: (blobIds: ReadonlyArray<string>) => Promise<void>
}

/** A blob store that also takes files in, and shows them. */
export interface ImageStore extends ForgettingStore {
  readonly keep: (file: File) => FileReference
  readonly peek: (blobId: string) => Blob | undefined
  /** An answer of an earlier page with its file; nothing where that is no longer kept. */
  readonly bringBack: (file: FileAnswer | null) => Promise<FileAnswer | null>
}

/** How photographed pages fit into one file: each way loses more than the one before. */
export interface Fit {
  /** Bytes. */
  readonly max: number
  readonly smaller: ReadonlyArray<Shrink>
}

/**
 * Keeps images in this page's memory until they are forgotten or the page is closed; with a place on the device, what was
 * chosen outlasts the page.
 */
export const makeImageStore = (shrink: Shrink, device?: KeptFiles, fit?: Fit): ImageStore => {
  const blobs = new Map<string, Blob>()
  let last = 0
  const nextId = () => {
    last += 1
    return device ? crypto.randomUUID() : `image-${last}`
  }
  const add = (blob: Blob, name: string): FileReference => {
    const blobId = nextId()
    blobs.set(blobId, blob)
    return { blobId, name, type: blob.type, size: blob.size }
  }
  const read = async (blobId: string) => {
    const blob = blobs.get(blobId)
    if (!blob) throw new Error(`${blobId} was forgotten, or kept by a page that is no longer open`)
    return blob
  }
  return {
    keep: (file) => {
      const kept = add(file, file.name)
      device?.keep(kept.blobId, file)
      return kept
    },
    bringBack: async (file) => {
      for (const { blobId, type } of file?.pages ?? (file ? [file] : [])) {
        if (blobId === undefined || blobs.has(blobId)) continue
        const bytes = await device?.read(blobId)
        if (!bytes) return null
        blobs.set(blobId, new Blob([bytes], { type }))
      }
      return file
    },
    keepOnly: (files) => {
      const needed = new Set(
        files.flatMap(({ pages, blobId = "" }) => pages?.map((page) => page.blobId) ?? blobId)
      )
      for (const blobId of blobs.keys()) if (!needed.has(blobId)) blobs.delete(blobId)
      device?.keepOnly([...needed])
    },
    peek: (blobId) => blobs.get(blobId),
    read,
    shrink: async (image, signal) => {
      const smaller = await shrink(await read(image.blobId), signal)
      return add(smaller, nameAs(image.name, smaller.type))
    },
    assemble: async (pages, signal) => {
      const { assemblePages } = await import("./assemblePages.ts")
      let images = await Promise.all(pages.map(({ blobId }) => read(blobId)))
      let whole = await assemblePages(images)
      for (const smaller of fit?.smaller ?? []) {
        if (fit && whole.size <= fit.max) break
        images = await Promise.all(images.map((image) => smaller(image, signal)))
        whole = await assemblePages(images)
      }
      return add(whole, `${stemOf(pages[0]?.name ?? "pages")}.pdf`)
    }
  }
}

/** The name with the ending of the type. */
const nameAs = (name: string, type: string) =>
  type === "image/jpeg" && !/\.jpe?g$/i.test(name) ? `${stemOf(name)}.jpg` : name

const stemOf = (name: string) => name.replace(/\.[^.]*$/, "")

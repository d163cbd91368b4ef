import type { FileReference, ForgettingStore } from "@crewfleet/machines"
import type { Shrink } from "./shrinkInWorker.ts"

/** A blob store that also takes files in, and shows them. */
export interface ImageStore extends ForgettingStore {
  readonly keep: (file: File) => FileReference
  readonly peek: (blobId: string) => Blob | undefined
}

/** Keeps images in this page's memory until they are forgotten or the page is closed. */
export const makeImageStore = (shrink: Shrink): ImageStore => {
  const blobs = new Map<string, Blob>()
  let last = 0
  const add = (blob: Blob, name: string): FileReference => {
    last += 1
    const blobId = `image-${last}`
    blobs.set(blobId, blob)
    return { blobId, name, type: blob.type, size: blob.size }
  }
  const read = async (blobId: string) => {
    const blob = blobs.get(blobId)
    if (!blob) throw new Error(`${blobId} was forgotten, or kept by a page that is no longer open`)
    return blob
  }
  return {
    keep: (file) => add(file, file.name),
    keepOnly: (files) => {
      const needed = new Set(files.map(({ blobId }) => blobId))
      for (const blobId of blobs.keys()) if (!needed.has(blobId)) blobs.delete(blobId)
    },
    peek: (blobId) => blobs.get(blobId),
    read,
    shrink: async (image, signal) => {
      const smaller = await shrink(await read(image.blobId), signal)
      return add(smaller, nameAs(image.name, smaller.type))
    }
  }
}

/** The name with the ending of the type. */
const nameAs = (name: string, type: string) =>
  type === "image/jpeg" && !/\.jpe?g$/i.test(name) ? `${name.replace(/\.[^.]*$/, "")}.jpg` : name

import type { BlobStore, FileReference } from "@crewfleet/machines"
import type { Shrink } from "./shrinkInWorker.ts"

/** A blob store that also takes files in, and shows them. */
export interface ImageStore extends BlobStore {
  readonly keep: (file: File) => FileReference
  readonly peek: (blobId: string) => Blob | undefined
}

/** Keeps images in this page's memory for as long as the page is open. */
export const makeImageStore = (shrink: Shrink): ImageStore => {
  const blobs = new Map<string, Blob>()
  const add = (blob: Blob, name: string): FileReference => {
    const blobId = `image-${blobs.size + 1}`
    blobs.set(blobId, blob)
    return { blobId, name, type: blob.type, size: blob.size }
  }
  const read = async (blobId: string) => {
    const blob = blobs.get(blobId)
    if (!blob) throw new Error(`${blobId} was kept by a page that is no longer open`)
    return blob
  }
  return {
    keep: (file) => add(file, file.name),
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

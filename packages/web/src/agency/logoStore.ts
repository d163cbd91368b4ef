import type { BlobStore, FileReference } from "@crewfleet/machines"

/** A blob store that also takes files in, and shows them. */
export interface LogoStore extends BlobStore {
  readonly keep: (file: File) => FileReference
  readonly peek: (blobId: string) => Blob | undefined
}

/** Keeps logos in this page's memory for as long as the page is open. */
export const makeLogoStore = (shrink: (image: Blob, signal: AbortSignal) => Promise<Blob>): LogoStore => {
  const blobs = new Map<string, Blob>()
  const add = (blob: Blob, name: string): FileReference => {
    const blobId = `logo-${blobs.size + 1}`
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
    shrink: async (logo, signal) => {
      const smaller = await shrink(await read(logo.blobId), signal)
      return add(smaller, nameAs(logo.name, smaller.type))
    }
  }
}

/** The name with the ending of the type. */
const nameAs = (name: string, type: string) =>
  type === "image/jpeg" && !/\.jpe?g$/i.test(name) ? `${name.replace(/\.[^.]*$/, "")}.jpg` : name

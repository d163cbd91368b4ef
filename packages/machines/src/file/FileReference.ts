/** A file that waits in the host's blob store: its media type, and its size in bytes. */
export interface FileReference {
  readonly blobId: string
  readonly name: string
  readonly type: string
  readonly size: number
}

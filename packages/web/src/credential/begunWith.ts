import type { CredentialAnswers } from "@crewfleet/sdk/rules"
import type { ImageStore } from "../image/imageStore.ts"
import type { Begun } from "./CredentialUploadDialog.tsx"

/** What another form goes on with: the days that were typed and the certificate that was chosen in this one. */
export const begunWith = ({ issued, expires, file }: CredentialAnswers, store: ImageStore): Begun => {
  const chosen = file?.pages ?? (file ? [file] : [])
  const files = chosen.flatMap(({ blobId = "", name, type }) => {
    const blob = store.peek(blobId)
    // What a draft has brought back has lost its name.
    return blob ? ["name" in blob ? (blob as File) : new File([blob], name, { type })] : []
  })
  return { ...(issued && { issued }), ...(expires && { expires }), files }
}

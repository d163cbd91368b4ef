import { type Credential, words } from "@crewfleet/sdk/rules"
import { fileAddress } from "../file/fileAddress.ts"

/** The document of a record, or why there is none to be seen (specification 002 §8). */
export function CredentialFile({
  credential
}: {
  readonly credential: Pick<Credential, "document" | "isPhysical">
}) {
  const { document, isPhysical } = credential
  if (isPhysical) return <p>{words.certificateNotIssued.text}</p>
  if (document === undefined) return <p>{words.documentNotUploaded.text}</p>
  return (
    <a href={fileAddress(document)} target="_blank" rel="noreferrer">
      Open the certificate
    </a>
  )
}

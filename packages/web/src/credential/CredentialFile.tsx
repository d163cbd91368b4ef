import { type Credential, documentViewWords } from "@crewfleet/sdk/rules"
import { DocumentView } from "../document/DocumentView.tsx"

interface CredentialFileProps {
  readonly credential: Pick<Credential, "name" | "document" | "copyGone" | "isPhysical">
  /** Asks for the record anew: the address of its document is good for some minutes. */
  readonly onGone: () => void
}

/** The document of a record, or why there is none to be seen (specification 002 §8). */
export function CredentialFile({ credential, onGone }: CredentialFileProps) {
  const { name, document, copyGone, isPhysical } = credential
  if (isPhysical) return <p>{documentViewWords.notIssued}</p>
  return (
    <DocumentView
      link={document}
      label={`Certificate of ${name}`}
      onGone={onGone}
      {...(copyGone && { missing: documentViewWords.copyGone })}
    />
  )
}

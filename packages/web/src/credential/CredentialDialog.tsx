import type { WorkerAgency } from "@crewfleet/sdk"
import { type Credential, offeredWith, writeDay } from "@crewfleet/sdk/rules"
import { writeMoment } from "../time/write.ts"
import { Button } from "../ui/Button.tsx"
import { ButtonLink } from "../ui/ButtonLink.tsx"
import { Dialog } from "../ui/Dialog.tsx"
import { Facts } from "../ui/Facts.tsx"
import { Row } from "../ui/Row.tsx"
import { Stack } from "../ui/Stack.tsx"
import { unknown } from "../ui/unknown.ts"
import { AgencyDecisions } from "./AgencyDecisions.tsx"
import { CredentialExpiry } from "./CredentialExpiry.tsx"
import { CredentialFile } from "./CredentialFile.tsx"
import { CredentialStatus } from "./CredentialStatus.tsx"
import type { CredentialLogics } from "./credentialLogics.ts"
import { EarlierVersions } from "./EarlierVersions.tsx"
import { type CredentialTarget, targetOf } from "./useCredentialPlace.ts"

interface CredentialDialogProps {
  readonly credential: Credential
  readonly agencies: ReadonlyArray<WorkerAgency>
  readonly onStep: (target: CredentialTarget) => void
  /** Asks for the record anew. */
  readonly onGone: () => void
  readonly onClose: () => void
  readonly logic: CredentialLogics["earlierVersions"]
}

/** One of a worker's own records: its days, its certificate, what each agency decided, and what can be done with it. */
export function CredentialDialog(props: CredentialDialogProps) {
  const { credential, agencies, onStep, onGone, onClose, logic } = props
  const { id, name, status, issued, uploaded, isPhysical, showCertificate, hascoId } = credential
  const offered = offeredWith(credential)
  const words = {
    renew: status === "REJECTED" ? "Upload again" : "Renew",
    attach: "Upload the certificate",
    correct: "Correct the dates",
    delete: "Delete"
  }
  return (
    <Dialog
      open
      title={name}
      onCancel={onClose}
      actions={
        <>
          <Button onClick={onClose}>Close</Button>
          {offered.toReversed().map((step) => (
            <Button
              key={step}
              kind={step === "renew" || step === "attach" ? "primary" : "secondary"}
              onClick={() => onStep(targetOf(step, credential))}
            >
              {words[step]}
            </Button>
          ))}
        </>
      }
    >
      <Stack>
        <CredentialStatus status={status} />
        <Facts
          of={{
            Uploaded: writeMoment(uploaded),
            Issued: issued ? writeDay("date", issued) : unknown,
            Expires: <CredentialExpiry credential={credential} />
          }}
        />
        <AgencyDecisions credential={credential} agencies={agencies} />
        {hascoId !== undefined || (isPhysical && showCertificate) ? (
          <Row>
            <ButtonLink href={`/worker/certificate/${id}`}>Certificate</ButtonLink>
          </Row>
        ) : (
          <CredentialFile credential={credential} onGone={onGone} />
        )}
        <EarlierVersions credential={credential} agencies={agencies} logic={logic} />
      </Stack>
    </Dialog>
  )
}

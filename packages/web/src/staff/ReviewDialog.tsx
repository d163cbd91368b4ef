import type { Credential } from "@crewfleet/sdk/rules"
import { dayOf, documentViewWords, missingDocument, writeDay } from "@crewfleet/sdk/rules"
import { type ReactNode, useEffect, useEffectEvent, useState } from "react"
import { CredentialExpiry } from "../credential/CredentialExpiry.tsx"
import { timeZone } from "../time/timeZone.ts"
import { writeMoment } from "../time/write.ts"
import { Dialog } from "../ui/Dialog.tsx"
import { Facts } from "../ui/Facts.tsx"
import { Stack } from "../ui/Stack.tsx"
import { unknown } from "../ui/unknown.ts"
import { notifyEmitted, useLogic } from "../useLogic.ts"
import { DecisionPanel } from "./DecisionPanel.tsx"
import { RecordDocument } from "./RecordDocument.tsx"
import type { StaffLogics } from "./staffLogics.ts"
import { useCommentDraft } from "./useCommentDraft.ts"

interface ReviewDialogProps {
  readonly credential: Credential
  readonly agencyId: number
  /** What the agency is called, where somebody else decides for it. */
  readonly agencyName?: string | undefined
  /** Whose drafts are kept. */
  readonly owner: string | undefined
  readonly logic: StaffLogics["review"]
  /** What else is the certificate. */
  readonly certificate?: ReactNode
  /** What was on file before. */
  readonly earlier?: ReactNode
  /** Asks for the record anew, as the address of its document has ended. */
  readonly onGone: () => void
  /** Called with whether a decision holds by now. */
  readonly onDone: (changed: boolean) => void
}

/** Shows `reviewMachine`: one record of a worker with its document, to approve or reject. */
export function ReviewDialog(props: ReviewDialogProps) {
  const { credential, agencyId, agencyName, owner, logic, certificate, earlier, onGone, onDone } = props
  const [input] = useState(() => ({ agencyId, today: dayOf(new Date(), timeZone()), record: credential }))
  const [state, send] = useLogic(logic, { input }, (emitted) =>
    emitted.type === "record.decided" ? forget(emitted.id) : notifyEmitted(emitted)
  )
  const [record] = state.context.queue
  const forget = useCommentDraft(record, state.context.comment, owner, (comment) =>
    send({ type: "comment.typed", comment })
  )
  const isDone = state.matches("done")
  const done = useEffectEvent(() => onDone(true))
  useEffect(() => {
    if (isDone) done()
  }, [isDone])
  return (
    <Dialog
      open
      size="large"
      title="View Document"
      onCancel={() => onDone(false)}
      actions={<DecisionPanel state={state} send={send} in="dialog" />}
    >
      <Stack>
        <CredentialFacts credential={credential} />
        {agencyName && (
          <p>
            You decide for <strong>{agencyName}</strong>; other agencies decide for themselves.
          </p>
        )}
        {certificate || (
          <RecordDocument
            link={credential.document}
            label={`Certificate: ${credential.name}`}
            missing={documentViewWords[missingDocument(credential)]}
            onGone={onGone}
          />
        )}
        {earlier}
      </Stack>
    </Dialog>
  )
}

/** What is told of a record beside its document. */
export function CredentialFacts({ credential }: { readonly credential: Credential }) {
  return (
    <Facts
      of={{
        Name: credential.name,
        Uploaded: writeMoment(credential.uploaded),
        Issued: credential.issued ? writeDay("date", credential.issued) : unknown,
        Expires: <CredentialExpiry credential={credential} />
      }}
    />
  )
}

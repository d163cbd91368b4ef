import type { UserType, Worker } from "@crewfleet/sdk"
import { type Credential, type CredentialSort, offeredToAgency } from "@crewfleet/sdk/rules"
import { Fragment, useCallback, useMemo, useState } from "react"
import { CertificateSheet } from "../credential/CertificateSheet.tsx"
import { CredentialRemoval } from "../credential/CredentialRemoval.tsx"
import { CredentialTable } from "../credential/CredentialTable.tsx"
import { CredentialUploadDialog, type CredentialWork } from "../credential/CredentialUploadDialog.tsx"
import * as credentialPortal from "../credential/credentialLogics.ts"
import { addWords } from "../credential/credentialWords.ts"
import { EarlierVersions } from "../credential/EarlierVersions.tsx"
import { PartBody } from "../list/PartBody.tsx"
import { Button } from "../ui/Button.tsx"
import { Card } from "../ui/Card.tsx"
import { Dialog } from "../ui/Dialog.tsx"
import { Link } from "../ui/Link.tsx"
import { SkeletonRows } from "../ui/Skeleton.tsx"
import { useLogic } from "../useLogic.ts"
import { ReviewDialog } from "./ReviewDialog.tsx"
import * as portal from "./staffLogics.ts"
import { staffPlaces } from "./staffPlaces.ts"
import { Comment, ViewDocumentDialog } from "./ViewDocumentDialog.tsx"
import { whyUnseen } from "./whyUnseen.ts"

interface WorkerRecordsProps {
  readonly sort: CredentialSort
  readonly worker: Worker
  readonly agencyId: number | undefined
  readonly userType: UserType
  /** Whose drafts are kept. */
  readonly owner: string | undefined
  readonly logic?: portal.StaffLogics["review"]
  readonly logics?: credentialPortal.CredentialLogics
}

const titles = { training: "Training & Qualifications", compliance: "Compliance" } as const

type Open =
  | { readonly to: "view" | "comment" | "remove"; readonly id: number }
  | ({ readonly to: "work" } & CredentialWork)

/**
 * The trainings or compliances of a worker: an agency adds and reviews them, an administrator reviews trainings for it, and a
 * client reads those that are approved (specification 002 §4 and §6).
 */
export function WorkerRecords(props: WorkerRecordsProps) {
  const { sort, worker, agencyId, userType, owner } = props
  const { logic = portal.staffLogics.review, logics = credentialPortal.credentialLogics } = props
  const isAgency = userType === "AGENCY"
  const whose = useMemo(() => ({ workerId: worker.id, agencyId }), [worker.id, agencyId])
  const [state, send] = useLogic(logics.list, { input: { request: { ...whose, sorts: [sort] } } })
  const { value = [], failure, attempts } = state.context
  const [open, setOpen] = useState<Open>()
  const reload = () => send({ type: "reload.asked" })
  const earlierOf = (credential: Credential) =>
    isAgency && <EarlierVersions credential={credential} agencyId={agencyId} logic={logics.earlierVersions} />
  const close = (changed = false) => {
    setOpen(undefined)
    if (changed) reload()
  }
  const shown = open && open.to !== "work" ? value.find((credential) => credential.id === open.id) : undefined
  const actions = useCallback(
    (credential: Credential) => <RecordActions credential={credential} onOpen={setOpen} />,
    []
  )
  if (isAgency && worker.shares === false)
    return (
      <Card title={titles[sort]}>
        <p>{whyUnseen(worker)}</p>
      </Card>
    )
  const decides =
    agencyId !== undefined &&
    (isAgency || (userType === "ADMIN" && sort === "training")) &&
    shown?.status === "WAITING_APPROVAL" &&
    shown.hascoId === undefined
  const isGiven = shown?.isPhysical && shown.showCertificate
  const certificate =
    shown && isAgency && (shown.hascoId !== undefined || isGiven) ? (
      <p>
        <Link href={staffPlaces.certificate(worker.id, shown.id)}>Certificate: {shown.name}</Link>
      </p>
    ) : (
      isGiven && <CertificateSheet training={shown} holder={`${worker.firstname} ${worker.lastname}`} />
    )
  return (
    <Card
      title={titles[sort]}
      flush
      busy={state.hasTag("busy")}
      actions={
        isAgency && (
          <Button size="small" onClick={() => setOpen({ to: "work", sort, act: "addForWorker" })}>
            {addWords(sort, "addForWorker")}
          </Button>
        )
      }
    >
      <PartBody
        situation="authenticatedCall"
        failure={failure}
        attempts={attempts}
        busy={state.hasTag("busy")}
        onRetry={reload}
        nothing={state.matches("empty") ? "Nothing is on file yet" : undefined}
        skeleton={<SkeletonRows rows={5} />}
      >
        {state.context.value && (
          <CredentialTable
            caption={titles[sort]}
            credentials={value}
            busy={state.hasTag("busy")}
            onOpen={({ id }) => setOpen({ to: "view", id })}
            {...(isAgency && { actions })}
          />
        )}
      </PartBody>
      {open?.to === "work" && (
        <CredentialUploadDialog
          key={`${open.act} ${open.credential?.id}`}
          of={whose}
          {...open}
          onFile={value}
          onInstead={(work) => setOpen({ to: "work", ...work })}
          onOutdated={reload}
          onDone={close}
          logics={logics}
        />
      )}
      {open?.to === "remove" && shown && (
        <CredentialRemoval credential={shown} of={whose} logic={logics.removal} onDone={close} />
      )}
      {open?.to === "comment" && shown && (
        <Dialog
          open
          title="Agency Comment"
          onCancel={close}
          actions={<Button onClick={() => close()}>Close</Button>}
        >
          <Comment credential={shown} />
        </Dialog>
      )}
      {open?.to === "view" &&
        shown &&
        (decides ? (
          <ReviewDialog
            credential={shown}
            agencyId={agencyId}
            agencyName={isAgency ? undefined : worker.agency?.name}
            owner={owner}
            logic={logic}
            certificate={certificate}
            earlier={earlierOf(shown)}
            onGone={reload}
            onDone={close}
          />
        ) : (
          <ViewDocumentDialog
            credential={shown}
            certificate={certificate}
            tellsComment={userType !== "CLIENT"}
            earlier={earlierOf(shown)}
            onGone={reload}
            onClose={close}
          />
        ))}
    </Card>
  )
}

const steps = { attach: "Upload", renew: "Renew", giveAgain: "Give again", delete: "Delete" } as const

interface RecordActionsProps {
  readonly credential: Credential
  readonly onOpen: (open: Open) => void
}

/** What an agency can do with a record beside looking at it. */
function RecordActions({ credential, onOpen }: RecordActionsProps) {
  const { id, sort, name } = credential
  const does = (label: string, open: Open) => (
    <Button size="small" kind="quiet" aria-label={`${label}: ${name}`} onClick={() => onOpen(open)}>
      {label}
    </Button>
  )
  return (
    <>
      {does("Comment", { to: "comment", id })}
      {offeredToAgency(credential).map((step) => (
        <Fragment key={step}>
          {does(
            steps[step],
            step === "delete" ? { to: "remove", id } : { to: "work", sort, act: step, credential }
          )}
        </Fragment>
      ))}
    </>
  )
}

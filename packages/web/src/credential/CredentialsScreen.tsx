import type { workerAgenciesMachine } from "@crewfleet/machines"
import type { Session } from "@crewfleet/sdk"
import type { Credential, CredentialSort } from "@crewfleet/sdk/rules"
import { useSelector } from "@xstate/react"
import ExternalLink from "lucide-react/icons/external-link"
import FilePlus from "lucide-react/icons/file-plus"
import { useCallback, useState } from "react"
import type { ActorRefFrom } from "xstate"
import { useBrand } from "../brand/brandAtom.ts"
import { Page } from "../layout/Page.tsx"
import { PartBody } from "../list/PartBody.tsx"
import { retryFor } from "../list/retryFor.ts"
import { Button } from "../ui/Button.tsx"
import { Card } from "../ui/Card.tsx"
import { SkeletonRows } from "../ui/Skeleton.tsx"
import { useLogic } from "../useLogic.ts"
import { CredentialActions } from "./CredentialActions.tsx"
import { CredentialDialogs } from "./CredentialDialogs.tsx"
import { CredentialTable } from "./CredentialTable.tsx"
import * as portal from "./credentialLogics.ts"
import { addWords } from "./credentialWords.ts"
import { targetOf, useCredentialPlace } from "./useCredentialPlace.ts"

interface CredentialsScreenProps {
  readonly session: Pick<Session, "workerId">
  /** Running already: the side bar shows the same agencies. */
  readonly agencies: ActorRefFrom<typeof workerAgenciesMachine>
  readonly logics?: portal.CredentialLogics
}

/** A worker's own trainings (specification 002 §2, "Trainings & Qualifications"). */
export function TrainingsScreen(props: CredentialsScreenProps) {
  const { onlineTraining } = useBrand()
  return <CredentialsScreen {...props} sort="training" site={onlineTraining} />
}

/** A worker's own compliances (specification 002 §2, "Compliances"). */
export function CompliancesScreen(props: CredentialsScreenProps) {
  return <CredentialsScreen {...props} sort="compliance" />
}

const nothing = {
  training: "You have no training on file yet",
  compliance: "You have no compliance on file yet"
} as const

function CredentialsScreen({
  session,
  agencies,
  logics = portal.credentialLogics,
  sort,
  site
}: CredentialsScreenProps & { readonly sort: CredentialSort; readonly site?: string | undefined }) {
  const [of] = useState({ workerId: session.workerId ?? 0 })
  const [state, send] = useLogic(logics.list, { input: { request: { ...of, sorts: [sort] } } })
  const place = useCredentialPlace()
  const known = useSelector(agencies, ({ context }) => context.value) ?? []
  const { value, failure, attempts } = state.context
  const busy = state.hasTag("busy")
  const reload = () => send({ type: "reload.asked" })
  const { open } = place
  const view = useCallback((credential: Credential) => open(targetOf("view", credential)), [open])
  const actions = useCallback(
    (credential: Credential) => <CredentialActions credential={credential} onStep={open} />,
    [open]
  )
  const add = addWords(sort, "add")
  return (
    <Page
      actions={
        <>
          {site && (
            <a href={site} target="_blank" rel="noreferrer">
              Online training <ExternalLink size={16} aria-hidden="true" />
            </a>
          )}
          <Button kind="primary" onClick={() => open({ step: "add", sort })}>
            <FilePlus size={16} aria-hidden="true" />
            {add}
          </Button>
        </>
      }
    >
      <Card title="On file" flush busy={busy}>
        <PartBody
          situation="authenticatedCall"
          failure={value ? undefined : failure}
          attempts={attempts}
          busy={busy}
          onRetry={failure && retryFor(failure, reload)}
          nothing={value?.length === 0 ? nothing[sort] : undefined}
          advice={`Put the first one on file with ${add}.`}
          skeleton={<SkeletonRows rows={5} />}
        >
          {value && (
            <CredentialTable
              caption={sort === "training" ? "Trainings" : "Compliances"}
              credentials={value}
              busy={busy}
              onOpen={view}
              actions={actions}
            />
          )}
        </PartBody>
      </Card>
      <CredentialDialogs
        place={place}
        of={of}
        credentials={value}
        agencies={known}
        onChange={reload}
        logics={logics}
      />
    </Page>
  )
}

import { BackLink } from "../layout/BackLink.tsx"
import { Page } from "../layout/Page.tsx"
import { ButtonLink } from "../ui/ButtonLink.tsx"
import * as portal from "./requestLogics.ts"
import { requestPlaces } from "./requestPlaces.ts"
import { TransportLooksCard } from "./TransportLooksCard.tsx"
import { WardRequest } from "./WardRequest.tsx"
import { draftsLast } from "./wardDrafts.ts"

interface RequestScreenProps {
  readonly id: number
  /** Whose drafts are kept. */
  readonly owner: string | undefined
  readonly logics?: portal.RequestLogics
}

/** A request of a client's wards. */
export function RequestScreen({ id, owner, logics = portal.clientRequestLogics }: RequestScreenProps) {
  const base = requestPlaces.one(id)
  return (
    <WardRequest
      id={id}
      base={base}
      title={`Transport ${id}`}
      owner={owner}
      lasting={draftsLast.withAccount}
      logics={logics}
      looksForSamePatient
      actions={<ButtonLink href={requestPlaces.like(id)}>New one like this</ButtonLink>}
      frame={({ title, windowTitle, isFirst, children }) => (
        <Page
          title={title}
          windowTitle={windowTitle}
          {...(!isFirst && { back: <BackLink href={`${base}?change=true`} label="Sections" /> })}
        >
          {children}
        </Page>
      )}
    >
      {() => <TransportLooksCard request={{ id }} logic={logics.looks} />}
    </WardRequest>
  )
}

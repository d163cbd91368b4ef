import { useState } from "react"
import { useSearch } from "wouter"
import { ConfirmAnswers } from "../editing/ConfirmAnswers.tsx"
import { useFormPlace } from "../form/useFormPlace.ts"
import { BackLink } from "../layout/BackLink.tsx"
import { Page } from "../layout/Page.tsx"
import { PartBody } from "../list/PartBody.tsx"
import { InZone } from "../time/InZone.tsx"
import { ButtonLink } from "../ui/ButtonLink.tsx"
import { Card } from "../ui/Card.tsx"
import { SelectField } from "../ui/SelectField.tsx"
import { SkeletonLines } from "../ui/Skeleton.tsx"
import { DraftNotice } from "./DraftNotice.tsx"
import { RequestPages } from "./RequestPages.tsx"
import { RequestReceipt } from "./RequestReceipt.tsx"
import * as portal from "./requestLogics.ts"
import { requestPlaces } from "./requestPlaces.ts"
import { SamePatientHint } from "./SamePatientHint.tsx"
import { useNewRequest } from "./useNewRequest.ts"
import { draftsLast, requestDrafts } from "./wardDrafts.ts"

interface NewRequestScreenProps {
  /** Whose drafts are kept. */
  readonly owner: string | undefined
  readonly logics?: Pick<portal.ClientRequestLogics, "ask" | "samePatient">
}

const title = "Request transport"

/** `/client/transport/new`: a client asks an agency for a journey, new or like an earlier one. */
export function NewRequestScreen(props: NewRequestScreenProps) {
  const said = new URLSearchParams(useSearch()).get("from") ?? ""
  const from = /^[1-9]\d{0,9}$/.test(said) ? Number(said) : undefined
  return <OpenRequest key={from} {...props} from={from} />
}

function OpenRequest({
  owner,
  from,
  logics = portal.clientRequestLogics
}: NewRequestScreenProps & { readonly from: number | undefined }) {
  const lasting = draftsLast.withAccount
  const place = useFormPlace(from === undefined ? requestPlaces.new : requestPlaces.like(from))
  const [drafts] = useState(() =>
    requestDrafts(lasting, from === undefined ? "ward.request" : `ward.request.from.${from}`)
  )
  const [logic] = useState(() => logics.ask({ recall: () => drafts.recall(owner) }))
  const { state, send, pages } = useNewRequest({
    logic,
    input: { from, lasting },
    drafts,
    owner,
    place
  })
  const { agencies, agencyId, form, isKept, problems, unconfirmed, failure, made } = state.context

  if (state.matches("opening") || state.matches("failed") || state.matches("absent"))
    return (
      <Page title={title}>
        <PartBody
          situation="authenticatedCall"
          failure={failure}
          busy={state.hasTag("busy")}
          onRetry={() => send({ type: "reload.asked" })}
          nothing={undefined}
          skeleton={<SkeletonLines lines={12} />}
        >
          {undefined}
        </PartBody>
      </Page>
    )
  if (made)
    return (
      <Page title="Request sent">
        <RequestReceipt made={made}>
          <ButtonLink
            href={made.id === undefined ? requestPlaces.list : requestPlaces.one(made.id)}
            kind="primary"
          >
            Follow the request
          </ButtonLink>
          <ButtonLink href={requestPlaces.list}>All requests</ButtonLink>
        </RequestReceipt>
      </Page>
    )
  return (
    <InZone zone={agencies.find(({ id }) => id === agencyId)?.timeZone}>
      <RequestPages
        {...pages}
        title={title}
        above={
          <>
            {isKept && <p>What you typed earlier on this device is still here.</p>}
            <Card title="The agency">
              <SelectField
                name="agencyId"
                label="Agency"
                hint="Whom you ask for the journey"
                placeholder="Choose the agency"
                choices={agencies.map(({ id, name }) => ({ value: String(id), label: name }))}
                value={agencyId === undefined ? "" : String(agencyId)}
                problem={problems.find(({ field }) => field === "agencyId")?.text}
                onChange={({ currentTarget: { value } }) =>
                  send({
                    type: "agency.chosen",
                    agencyId: value === "" ? undefined : Number(value),
                    key: crypto.randomUUID()
                  })
                }
              />
            </Card>
          </>
        }
        hint={<SamePatientHint answers={form} logic={logics.samePatient} />}
        below={<DraftNotice hours={24} onDelete={() => send({ type: "draft.deleted" })} />}
        frame={({ title, windowTitle, isFirst, children }) => (
          <Page
            title={title}
            windowTitle={windowTitle}
            {...(!isFirst && { back: <BackLink href={place.hrefOf({})} label="Sections" /> })}
          >
            {children}
          </Page>
        )}
      />
      <ConfirmAnswers open={state.matches("confirming")} asked={unconfirmed} send={send} />
    </InZone>
  )
}

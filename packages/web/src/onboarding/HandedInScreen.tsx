import type { FormPlace, HandedInForm } from "@crewfleet/machines"
import type { Session } from "@crewfleet/sdk"
import {
  type OnboardingFormName,
  onboardingForm,
  onboardingFormNames,
  reviewFormOf,
  versionsOf
} from "@crewfleet/sdk/rules"
import { useEffect, useState } from "react"
import { useLocation } from "wouter"
import { EditableCard } from "../editing/EditableCard.tsx"
import { AnswerList } from "../form/AnswerList.tsx"
import { BackLink } from "../layout/BackLink.tsx"
import { Page } from "../layout/Page.tsx"
import { LoadedPart } from "../list/LoadedPart.tsx"
import { keepSeenWorker } from "../session/seenWorker.ts"
import { timeZone } from "../time/timeZone.ts"
import { writeMoment } from "../time/write.ts"
import { Callout } from "../ui/Callout.tsx"
import { Card } from "../ui/Card.tsx"
import { EmptyState } from "../ui/EmptyState.tsx"
import { Facts } from "../ui/Facts.tsx"
import { Grid } from "../ui/Grid.tsx"
import { Stack } from "../ui/Stack.tsx"
import { unknown } from "../ui/unknown.ts"
import { DecisionCallout } from "./DecisionCallout.tsx"
import { FormStatusBadge } from "./FormStatusBadge.tsx"
import styles from "./HandedInScreen.module.css"
import { NextForm } from "./NextForm.tsx"
import * as portal from "./onboardingLogics.ts"
import { onboardingLongForms } from "./onboardingLongForms.ts"
import { PaperButtons } from "./PaperButtons.tsx"

interface HandedInScreenProps {
  readonly workerId: number
  /** For which agency it is read; a client names none. */
  readonly agencyId?: number
  readonly session: Pick<Session, "permissions" | "userType">
  /** Whose drafts are kept. */
  readonly owner: string | undefined
  readonly logics?: portal.OnboardingLogics
}

/** A form as a worker has handed it in, beside its decision; which one the address says. */
export function HandedInScreen(props: HandedInScreenProps) {
  const { workerId, agencyId, session, logics = portal.onboardingLogics } = props
  const [path] = useLocation()
  const form: OnboardingFormName =
    onboardingFormNames.find((name) => path.split("/").includes(name)) ?? "application"
  const of = { workerId, form, ...(agencyId !== undefined && { agencyId }) }
  const back =
    session.userType === "AGENCY" && agencyId !== undefined ? (
      <BackLink href={`/agency/workers/info/${agencyId}/${workerId}?tab=form`} label="Worker" />
    ) : (
      <BackLink href={`/client/workers/info/${workerId}?tab=form`} label="Worker" />
    )
  return (
    <Page back={back} windowTitle={`${onboardingForm(form).title}, worker ${workerId}`}>
      <LoadedPart logic={logics.handedIn} request={of} lines={16}>
        {(handedIn, reload) => (
          <HandedIn {...props} of={of} handedIn={handedIn} logics={logics} onChange={reload} />
        )}
      </LoadedPart>
    </Page>
  )
}

interface HandedInProps extends HandedInScreenProps {
  readonly of: FormPlace
  readonly handedIn: HandedInForm
  readonly logics: portal.OnboardingLogics
  readonly onChange: () => void
}

function HandedIn({ of, agencyId, handedIn, session, owner, logics, onChange }: HandedInProps) {
  const { workerId } = of
  useEffect(() => {
    if (agencyId !== undefined) keepSeenWorker({ workerId, agencyId })
  }, [workerId, agencyId])
  const long = onboardingLongForms[of.form]
  const { worker, record, copy, before } = handedIn
  if (record.closedBecause !== undefined)
    return (
      <Callout title="You cannot open this form">
        <p>{record.closedBecause}</p>
      </Callout>
    )
  if (!copy)
    return (
      <EmptyState title="Nothing was handed in yet">
        The worker is asked for it, and you read it here once they have handed it in.
      </EmptyState>
    )
  const answers = long.form.read(copy.answers)
  const changed = before
    ? versionsOf(long.form, answers, long.form.read(before.answers), timeZone())
        .filter(({ mine, theirs }) => mine !== theirs)
        .map(({ at }) => at)
    : []
  const paper = (
    <Card
      title="As it was handed in"
      actions={<PaperButtons paper={{ ...of, revision: copy.revision }} logic={logics.pdf} />}
    >
      <Stack>
        <Facts
          of={{
            Worker: worker,
            "Handed in": writeMoment(copy.at),
            By: copy.by ?? unknown,
            Version: `${copy.version}, revision ${copy.revision}`,
            Status: <FormStatusBadge status={record.status} />
          }}
        />
        {copy.confirmed.length > 0 && (
          <Callout tone="warning" title="What the worker was asked about and said is right">
            <ul>
              {copy.confirmed.map(({ field, text }) => (
                <li key={field}>{text}</li>
              ))}
            </ul>
          </Callout>
        )}
        {before && (
          <p>
            {changed.length === 0
              ? `Nothing differs from what was handed in on ${writeMoment(before.at)}.`
              : `${changed.length === 1 ? "One answer is" : `${changed.length} answers are`} other than on ${writeMoment(before.at)}.`}
          </p>
        )}
        <AnswerList
          of={long.form}
          answers={answers}
          withheld={copy.withheld}
          changed={changed}
          files={copy.files}
        />
      </Stack>
    </Card>
  )
  if (session.userType !== "AGENCY" || agencyId === undefined) return paper
  return (
    <Grid columns={[2, 1]} stackedBelow={64} align="start">
      {paper}
      <div className={styles.beside}>
        <Stack>
          <DecisionCard
            of={of}
            handedIn={handedIn}
            session={session}
            owner={owner}
            logics={logics}
            onChange={onChange}
          />
          <NextForm of={of} agencyId={agencyId} logic={logics.next} />
        </Stack>
      </div>
    </Grid>
  )
}

type DecisionCardProps = Omit<HandedInProps, "workerId" | "agencyId">

/** What the agency decided about it, or the form in which it does. */
function DecisionCard({
  of,
  handedIn: { record, copy },
  session,
  owner,
  logics,
  onChange
}: DecisionCardProps) {
  const long = onboardingLongForms[of.form]
  const [decision] = record.decisions
  const { decidedWith } = onboardingForm(of.form)
  const may = session.permissions.includes(decidedWith)
  const [editing, setEditing] = useState(may && decision === undefined)
  const [review] = useState(() => reviewFormOf(long))
  if (!may)
    return (
      <Card title="Decision">
        {decision ? (
          <DecisionCallout decision={decision} long={long} />
        ) : (
          <p>Somebody whose work it is decides about this form.</p>
        )}
      </Card>
    )
  return (
    <EditableCard
      title="Decision"
      act={decision ? "Change" : "Decide"}
      of={review}
      owner={owner}
      id={copy?.revision ?? 0}
      thing={`formReview.${of.form}.${of.workerId}`}
      logicFor={() => logics.review(of, decision?.at)}
      editing={editing}
      onEdit={setEditing}
      onChange={onChange}
    >
      {decision ? <DecisionCallout decision={decision} long={long} /> : <p>It waits for your decision.</p>}
    </EditableCard>
  )
}

import { type LongFormThing, longFormRules } from "@crewfleet/machines"
import type { Session } from "@crewfleet/sdk"
import { type AnyForm, type OnboardingFormName, onboardingFormNames } from "@crewfleet/sdk/rules"
import { useEffect, useState } from "react"
import { useLocation } from "wouter"
import type { EditorOpening } from "../editing/useEditor.ts"
import { useHold } from "../editing/useHold.ts"
import { makeLastReads } from "../lastRead/lastReads.ts"
import { useLastRead } from "../lastRead/useLastRead.ts"
import { Page } from "../layout/Page.tsx"
import { TakenOver } from "../layout/TakenOver.tsx"
import { PartBody } from "../list/PartBody.tsx"
import { Callout } from "../ui/Callout.tsx"
import { Card } from "../ui/Card.tsx"
import { SkeletonLines } from "../ui/Skeleton.tsx"
import { useLogic } from "../useLogic.ts"
import { OpenFormPages } from "./OpenFormPages.tsx"
import { onboardingDrafts } from "./onboardingDrafts.ts"
import * as portal from "./onboardingLogics.ts"
import { onboardingLongForms } from "./onboardingLongForms.ts"

type Thing = LongFormThing<AnyForm>

interface WorkerFormScreenProps {
  readonly session: Pick<Session, "workerId">
  /** Whose drafts are kept. */
  readonly owner: string | undefined
  readonly logics?: portal.OnboardingLogics
}

/** A form that a worker fills in over evenings; which one the address says. */
export function WorkerFormScreen({
  session,
  owner,
  logics = portal.onboardingLogics
}: WorkerFormScreenProps) {
  const [path] = useLocation()
  const named = path.split("/").at(-1) ?? ""
  const form: OnboardingFormName = onboardingFormNames.find((name) => name === named) ?? "application"
  const long = onboardingLongForms[form]
  const workerId = session.workerId ?? 0
  const of = { workerId, form }
  const hold = useHold(`crewfleet.form/${owner}/${form}`)
  const [{ store, logic, drafts, reads }] = useState(() => {
    const made = logics.makeEditor(form)
    const reads = makeLastReads<Thing>(`onboarding.${long.kind}.${long.version}`)
    return { ...made, reads, drafts: onboardingDrafts(long, made.store) }
  })
  const [opening, setOpening] = useState<EditorOpening<Thing, AnyForm>>()
  const isHeld = hold.state === "held"
  useEffect(() => {
    if (!isHeld) return setOpening(undefined)
    const of = longFormRules(long).form
    const known = async () => {
      const last = await reads.read(owner, workerId)
      return last && { thing: last.value, form: of.read(last.value) }
    }
    const open = async () =>
      setOpening({
        of,
        drafts,
        owner,
        id: workerId,
        draft: (await drafts.read(owner, workerId)) ?? (await known())
      })
    open()
  }, [drafts, reads, long, owner, workerId, isHeld])
  const [records, askRecords] = useLogic(logics.records, { input: { request: { workerId } } })
  const { value, failure, attempts } = records.context
  const last = useLastRead({ reads: logics.lastRecords, owner, id: workerId }, records.context)
  const record = (value ?? last?.value)?.find((one) => one.form === form)
  const reload = () => askRecords({ type: "reload.asked" })

  if (record?.closedBecause !== undefined)
    return (
      <Page>
        <Callout title="This form is not open yet">
          <p>{record.closedBecause}</p>
        </Callout>
      </Page>
    )
  if (hold.state === "elsewhere")
    return (
      <Page>
        <TakenOver one="form" onOpen={hold.take} />
      </Page>
    )
  if (!record || !opening || !isHeld)
    return (
      <Page>
        <Card title={long.title} busy={records.hasTag("busy")}>
          <PartBody
            situation="authenticatedCall"
            failure={failure}
            attempts={attempts}
            busy={records.hasTag("busy")}
            onRetry={reload}
            nothing={undefined}
            skeleton={<SkeletonLines lines={8} />}
          >
            {undefined}
          </PartBody>
        </Card>
      </Page>
    )
  return (
    <OpenFormPages
      of={of}
      long={long}
      record={record}
      logic={logic}
      opening={opening}
      reads={reads}
      store={store}
      base={`/worker/forms/${form}`}
      logics={logics}
      onHandedIn={reload}
    />
  )
}

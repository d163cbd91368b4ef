import type { FormPlace, LongFormThing, OnboardingLongForm } from "@crewfleet/machines"
import type { FormRecord } from "@crewfleet/sdk"
import type { AnyForm, FormSection } from "@crewfleet/sdk/rules"
import { useEffect, useEffectEvent, useMemo } from "react"
import type { AnyStateMachine } from "xstate"
import { EditorDecisions } from "../editing/EditorDecisions.tsx"
import { LoadingEditor } from "../editing/LoadingEditor.tsx"
import type { EditorOpening } from "../editing/useEditor.ts"
import { type FileUploads, FileUploadsContext } from "../form/FileUploads.ts"
import { fetchFieldsAhead } from "../form/lazyFields.ts"
import { SectionList } from "../form/SectionList.tsx"
import { useFormPlace } from "../form/useFormPlace.ts"
import type { LastReads } from "../lastRead/lastReads.ts"
import { BackLink } from "../layout/BackLink.tsx"
import { Page } from "../layout/Page.tsx"
import { writeMoment } from "../time/write.ts"
import { ButtonLink } from "../ui/ButtonLink.tsx"
import { Callout } from "../ui/Callout.tsx"
import { Row } from "../ui/Row.tsx"
import { DecisionCallout } from "./DecisionCallout.tsx"
import { LooksCard } from "./LooksCard.tsx"
import { OnboardingCheck } from "./OnboardingCheck.tsx"
import { OnboardingSection } from "./OnboardingSection.tsx"
import type { OnboardingLogics } from "./onboardingLogics.ts"
import { PaperButtons } from "./PaperButtons.tsx"
import { type OpenForm, useOpenForm } from "./useOpenForm.ts"
import { WhereaboutsLine } from "./WhereaboutsLine.tsx"

interface OpenFormPagesProps {
  readonly of: FormPlace
  readonly long: OnboardingLongForm
  readonly record: FormRecord
  readonly logic: AnyStateMachine
  readonly opening: EditorOpening<LongFormThing<AnyForm>, AnyForm>
  /** Where what the service told is kept, for when it cannot be asked. */
  readonly reads: LastReads<LongFormThing<AnyForm>>
  /** Where chosen files wait. */
  readonly store: Pick<FileUploads, "keep" | "peek">
  readonly base: string
  readonly logics: Pick<OnboardingLogics, "looks" | "pdf">
  /** Where it stands may be another by now. */
  readonly onHandedIn: () => void
}

/** The pages of an onboarding form that is open: its sections, each of them, and the check before it is handed in. */
export function OpenFormPages(props: OpenFormPagesProps) {
  const { of, long, record, base, logics } = props
  const place = useFormPlace(base)
  const { editor, whereabouts } = useOpenForm(long, props.logic, props.opening, props.reads)
  const { context, step } = editor
  const { thing } = context
  const handedIn = thing?.submitted?.revision
  const tell = useEffectEvent(() => {
    if (handedIn === undefined || handedIn === (record.revision ?? undefined)) return
    props.onHandedIn()
    place.go({})
  })
  useEffect(() => {
    if (handedIn !== undefined) tell()
  }, [handedIn])

  useEffect(fetchFieldsAhead, [])

  const { store } = props
  const { upload } = editor
  const uploads = useMemo(() => uploadsOf(store, upload), [store, upload])

  const section = long.form.sections.find(({ id }: FormSection<string>) => id === place.section)
  const back = <BackLink href={base} label={long.title} />
  const decisions = (
    <EditorDecisions editor={editor} thing="form" changed="This form was changed somewhere else meanwhile" />
  )
  const isOpen = step !== "loading" && step !== "failed"
  if (!isOpen || !thing)
    return (
      <Page>
        <LoadingEditor editor={editor} title={long.title} situation="authenticatedCall" />
      </Page>
    )
  if (section)
    return (
      <Page title={section.title} windowTitle={`${section.title}, ${long.title}`} back={back}>
        <WhereaboutsLine of={whereabouts} />
        <FileUploadsContext value={uploads}>
          <OnboardingSection key={section.id} long={long} section={section} editor={editor} place={place} />
        </FileUploadsContext>
        {decisions}
      </Page>
    )
  if (place.isCheck)
    return (
      <Page title="Check your answers" windowTitle={`Check your answers, ${long.title}`} back={back}>
        <WhereaboutsLine of={whereabouts} />
        <OnboardingCheck long={long} editor={editor} place={place} />
        {decisions}
      </Page>
    )
  const { submitted } = thing
  return (
    <Page actions={thing.savedAt !== null && <PaperButtons paper={of} logic={logics.pdf} />}>
      <WhereaboutsLine of={whereabouts} />
      {record.decisions.map((decision) => (
        <DecisionCallout
          key={`${decision.agency.id}`}
          decision={decision}
          long={long}
          hrefOf={(changed) => place.hrefOf({ section: changed })}
        />
      ))}
      {submitted && (
        <Callout title={`Handed in on ${writeMoment(submitted.at)}`}>
          <p>
            {thing.revision > submitted.revision
              ? "What you have changed since is a working copy: your agencies see it once you update the form."
              : record.decisions.length === 0
                ? "Your agencies look at it next. You read here what they decide."
                : "You can change it and hand it in again."}
          </p>
        </Callout>
      )}
      <SectionList of={long.form} answers={context.form} place={place} />
      <Row justify="end">
        <ButtonLink href={place.hrefOf({ check: true })} kind="primary">
          Check your answers
        </ButtonLink>
      </Row>
      {thing.savedAt !== null && <LooksCard of={of} long={long} logic={logics.looks} />}
      {decisions}
    </Page>
  )
}

const uploadsOf = (
  { keep, peek }: Pick<FileUploads, "keep" | "peek">,
  upload: OpenForm["editor"]["upload"]
): FileUploads => ({
  keep,
  peek,
  inBackground: true,
  files: upload ? { [upload.at]: { upload: upload.actor } } : {}
})

import type { TransportAnswers } from "@crewfleet/machines"
import type { Problem } from "@crewfleet/sdk"
import { type AnyForm, transportForm } from "@crewfleet/sdk/rules"
import type { ReactNode } from "react"
import { DraftLine } from "../editing/DraftLine.tsx"
import { CheckPage } from "../form/CheckPage.tsx"
import { SectionList } from "../form/SectionList.tsx"
import { SectionPage } from "../form/SectionPage.tsx"
import type { FormPlaceInAddress } from "../form/useFormPlace.ts"
import { afterPaint } from "../ui/afterPaint.ts"
import { ButtonLink } from "../ui/ButtonLink.tsx"
import { Row } from "../ui/Row.tsx"
import { ActButton } from "./ActButton.tsx"

/** One page of a request that is typed, for whatever stands around it. */
export interface RequestPage {
  readonly title: string
  readonly windowTitle: string
  /** Whether it is the list of sections, from which the others come. */
  readonly isFirst: boolean
  readonly children: ReactNode
}

interface RequestPagesProps {
  /** What the whole of it is called. */
  readonly title: string
  readonly place: FormPlaceInAddress
  readonly answers: TransportAnswers
  readonly problems: ReadonlyArray<Problem>
  readonly refusals: ReadonlyArray<string>
  readonly left: Readonly<Record<string, unknown>>
  readonly busy: boolean
  /** Whether what is typed cannot be kept on this device. */
  readonly unkept: boolean
  /** What the button says that sends it. */
  readonly act: string
  /** Why it cannot be sent as it is. */
  readonly obstacle?: string | undefined
  /** What stands above the list of sections. */
  readonly above?: ReactNode
  /** What is said where the answers are typed that decide it. */
  readonly hint?: ReactNode
  /** What is asked beside the answers before they are sent. */
  readonly asking?: ReactNode
  /** What stands below every page. */
  readonly below?: ReactNode
  readonly onChange: (changes: Partial<TransportAnswers>) => void
  readonly onLeftRead: () => void
  readonly onSubmit: () => void
  readonly frame: (page: RequestPage) => ReactNode
}

/** The sections whose answers decide what is hinted at. */
const hinted: ReadonlyArray<string> = ["journey", "patient"]

/** The pages of a request: its sections with where each stands, each of them, and the check before it is sent. */
export function RequestPages(props: RequestPagesProps) {
  const { title, place, answers, problems, refusals, busy, unkept, above, hint, below, frame } = props
  const form: AnyForm = transportForm
  const section = transportForm.sections.find(({ id }) => id === place.section)
  const rest = (
    <>
      <DraftLine unkept={unkept} />
      {below}
    </>
  )
  if (section)
    return frame({
      title: section.title,
      windowTitle: `${section.title}, ${title}`,
      isFirst: false,
      children: (
        <>
          <SectionPage
            key={section.id}
            of={form}
            section={section}
            answers={answers}
            problems={problems}
            left={props.left}
            onLeftRead={props.onLeftRead}
            busy={busy}
            place={place}
            goOnWith="Continue"
            onChange={props.onChange as (changes: Partial<AnyForm["empty"]>) => void}
          >
            {hinted.includes(section.id) && hint}
          </SectionPage>
          {rest}
        </>
      )
    })
  if (place.isCheck)
    return frame({
      title: "Check your answers",
      windowTitle: `Check your answers, ${title}`,
      isFirst: false,
      children: (
        <>
          <CheckPage
            of={form}
            answers={answers}
            problems={problems}
            refusals={refusals}
            place={place}
            above={hint}
            asking={props.asking}
          >
            <ActButton
              act={props.act}
              because={props.obstacle}
              kind="primary"
              busy={busy}
              // What is wrong is looked for and drawn after the frame that shows that the button was pressed.
              onPress={() => afterPaint(props.onSubmit)}
            />
          </CheckPage>
          {rest}
        </>
      )
    })
  return frame({
    title,
    windowTitle: title,
    isFirst: true,
    children: (
      <>
        {above}
        <SectionList of={form} answers={answers} place={place} />
        <Row justify="end">
          <ButtonLink href={place.hrefOf({ check: true })} kind="primary">
            Check your answers
          </ButtonLink>
        </Row>
        {rest}
      </>
    )
  })
}

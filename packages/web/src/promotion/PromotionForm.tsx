import type { EditorEvent, Viewer } from "@crewfleet/machines"
import {
  type PromotionForm as Answers,
  type Problem,
  type Promotion,
  type PromotionField,
  promotionLimits,
  promotionQuestions,
  wallClockOf
} from "@crewfleet/sdk"
import { type ChangeEvent, useCallback, useState } from "react"
import { timeZone } from "../time/timeZone.ts"
import { Form } from "../ui/Form.tsx"
import { TextAreaField } from "../ui/TextAreaField.tsx"
import { TextField } from "../ui/TextField.tsx"
import { AwardFields } from "./AwardFields.tsx"
import { LockedVehicles } from "./LockedVehicles.tsx"
import styles from "./PromotionForm.module.css"
import { VehicleFields } from "./VehicleFields.tsx"

interface PromotionFormProps {
  readonly id: string
  readonly viewer: Viewer
  readonly form: Answers
  /** The promotion that is edited; a new one without it. */
  readonly promotion: Promotion | undefined
  /** Why nothing can be changed. */
  readonly standing: string | undefined
  /** Whether it was typed earlier. */
  readonly restored: boolean
  readonly problems: ReadonlyArray<Problem>
  /** What else was said against the last attempt. */
  readonly refusals: ReadonlyArray<string>
  readonly busy: boolean
  readonly attempts: number
  readonly send: (event: EditorEvent<Answers>) => void
  readonly onSubmit: () => void
}

/** How a text field of the promotion form is wired to its answer. */
export type AnswerOf = (field: PromotionField) => {
  readonly name: PromotionField
  readonly label: string
  readonly value: string
  readonly problem: string | undefined
  readonly onChange: (
    event: ChangeEvent<HTMLInputElement> | ChangeEvent<HTMLTextAreaElement> | ChangeEvent<HTMLSelectElement>
  ) => void
}

/** The questions about a promotion; its vehicles are chosen once and locked ever after. */
export function PromotionForm({ id, viewer, form, promotion, problems, send, ...rest }: PromotionFormProps) {
  const [earliest] = useState(() => wallClockOf(new Date().toISOString(), timeZone()))
  const isNew = promotion === undefined
  const change = useCallback(
    (changes: Partial<Answers>) =>
      send({ type: "form.changed", changes: isNew ? { ...changes, key: crypto.randomUUID() } : changes }),
    [send, isNew]
  )
  const answerOf: AnswerOf = (field) => ({
    name: field,
    label: promotionQuestions[field],
    value: form[field],
    problem: problems.find((problem) => problem.field === field)?.text,
    onChange: ({ currentTarget }) => change({ [field]: currentTarget.value })
  })
  const isAgency = viewer.userType === "AGENCY"

  return (
    <Form
      id={id}
      problems={linked(problems, rest.refusals)}
      busy={rest.busy}
      attempts={rest.attempts}
      onSubmit={rest.onSubmit}
    >
      {rest.standing && <p className={styles.standing}>{rest.standing}</p>}
      {rest.restored && !rest.standing && (
        <p className={styles.standing}>This is what you typed earlier and did not save.</p>
      )}
      <fieldset className={styles.fields} disabled={rest.standing !== undefined}>
        <div className={styles.wide}>
          <TextField {...answerOf("title")} counter={counted(form.title, promotionLimits.title)} />
        </div>
        <div className={styles.wide}>
          <TextAreaField
            {...answerOf("description")}
            counter={counted(form.description, promotionLimits.description)}
          />
        </div>
        <AwardFields userType={viewer.userType} type={form.promotionType} answerOf={answerOf} />
        <TextField {...answerOf("startDate")} type="datetime-local" min={earliest} />
        <TextField {...answerOf("expiryDate")} type="datetime-local" min={earliest} />
        <TextField
          {...answerOf("usageLimit")}
          type="number"
          {...promotionLimits.usageLimit}
          hint="How many bookings can use it, up to 1000"
        />
        <TextField
          {...answerOf("daysHired")}
          type="number"
          {...promotionLimits.daysHired}
          hint="How many days a booking needs to qualify"
        />
        <div className={styles.wide}>
          <TextField
            {...answerOf("code")}
            optional
            hint="Typed with a booking to use the promotion; without a code, every booking that fits may get it"
          />
        </div>
      </fieldset>
      {isAgency && isNew && <VehicleFields form={form} onChange={change} />}
      {isAgency && promotion && <LockedVehicles filter={promotion.vehicleFilter ?? {}} />}
    </Form>
  )
}

const counted = (text: string, most: number) => `${text.trim().length}/${most}`

const questions = Object.keys(promotionQuestions)

/** Every problem once, with a way to its field where the form has that field. */
const linked = (problems: ReadonlyArray<Problem>, refusals: ReadonlyArray<string>) => [
  ...refusals.filter((text) => problems.every((problem) => problem.text !== text)).map((text) => ({ text })),
  ...problems.map(({ field, text }) => (questions.includes(field) ? { field, text } : { text }))
]

import {
  type AnyForm,
  type AskingSignature,
  ratings,
  type SignatureForm,
  wallClockOf,
  type YesNo
} from "@crewfleet/sdk/rules"
import type { ChangeEvent, ReactNode } from "react"
import { useZone } from "../time/InZone.tsx"
import { CheckboxField } from "../ui/CheckboxField.tsx"
import { choicesOf } from "../ui/choicesOf.ts"
import { Grid } from "../ui/Grid.tsx"
import { PasswordField } from "../ui/PasswordField.tsx"
import { Radios } from "../ui/Radios.tsx"
import { SelectField } from "../ui/SelectField.tsx"
import { TextAreaField } from "../ui/TextAreaField.tsx"
import { TextField } from "../ui/TextField.tsx"
import { useShownFirst } from "../ui/useShownFirst.ts"
import { type AnyControlProps, type ControlProps, fieldWords } from "./ControlProps.ts"
import { InstantField } from "./InstantField.tsx"
import { LazyFileControl } from "./LazyFileControl.ts"
import { LinesField } from "./LinesField.tsx"
import { LazyCountryField, LazySignatureField } from "./lazyFields.ts"
import { PhotosField } from "./PhotosField.tsx"
import { RowsField } from "./RowsField.tsx"

/** One question, drawn as its kind is. */
export function QuestionField(props: AnyControlProps): ReactNode {
  const draw = fields[props.question.kind]
  if (!draw) throw new Error(`Nothing draws a question of the kind ${props.question.kind}`)
  return draw(props)
}

type Draw<Value> = (props: ControlProps<Value>) => ReactNode

type Typing = ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>

interface Typed {
  readonly height?: number
  readonly counted?: boolean
  readonly max?: number
  readonly inputMode?: "email" | "numeric" | "decimal" | "tel"
}

/** What is typed is kept as it stands: a letter is seen at once, and told with the frame after. */
function TypedField(props: ControlProps<string>) {
  const { kind, autoComplete = "off" } = props.question
  const { height = 1, counted, max, inputMode = inputModes[kind] } = props.question as Typed
  const [value, type] = useShownFirst(props.value, props.onChange)
  const field = {
    ...fieldWords(props),
    ...(counted && { counter: `${value.trim().length}/${max}` }),
    value,
    autoComplete,
    onChange: ({ currentTarget }: Typing) => type(currentTarget.value)
  }
  if (kind === "secret") return <PasswordField {...field} />
  return height > 1 ? (
    <TextAreaField {...field} rows={height} />
  ) : (
    <TextField {...field} type={kind === "date" ? "date" : "text"} inputMode={inputMode} />
  )
}

const inputModes: Readonly<Record<string, Typed["inputMode"]>> = { number: "numeric", money: "decimal" }

const typedField: Draw<string> = (props) => <TypedField {...props} />

const choiceField: Draw<string> = (props) => {
  const { of, as, placeholder } = props.question as {
    readonly of?: Readonly<Record<string, string>>
    readonly as?: string
    readonly placeholder?: string
  }
  const choices = choicesOf(of ?? {})
  if (as === "radios")
    return (
      <Radios
        {...fieldWords(props)}
        inline={choices.length === 2}
        value={props.value}
        choices={choices}
        onChange={props.onChange}
      />
    )
  // A list never shows its first answer as if somebody had chosen it.
  const unchosen = placeholder ?? (props.value === "" ? "Choose" : undefined)
  // A code that nobody foresaw is shown as it is.
  const known = props.value === "" || choices.some(({ value }) => value === props.value)
  return (
    <SelectField
      {...fieldWords(props)}
      value={props.value}
      autoComplete={props.question.autoComplete ?? "off"}
      onChange={({ currentTarget }) => props.onChange(currentTarget.value)}
      {...(unchosen && { placeholder: unchosen })}
      choices={known ? choices : [{ value: props.value, label: props.value }, ...choices]}
    />
  )
}

function MomentField(props: ControlProps<string>) {
  const { fromNow } = props.question as { readonly fromNow?: true }
  const zone = useZone()
  return (
    <InstantField
      {...fieldWords(props)}
      zone={zone}
      value={props.value}
      onChange={props.onChange}
      {...(fromNow && { min: wallClockOf(new Date().toISOString(), zone) })}
    />
  )
}

const yesNoField: Draw<YesNo> = (props) => {
  const { question, value, problems, onChange } = props
  const { details } = question as {
    readonly details?: { readonly label: string; readonly after?: string; readonly required?: string }
  }
  return (
    <Grid cells={10} gap={4} align="end">
      <Radios
        {...fieldWords(props)}
        inline
        value={value.answer}
        choices={choicesOf({ YES: "Yes", NO: "No" })}
        onChange={(answer) => onChange({ ...value, answer: answer as YesNo["answer"] })}
      />
      {details && value.answer === (details.after ?? "YES") && (
        <TextAreaField
          name={`${props.name}/details`}
          label={details.label}
          optional={details.required === undefined}
          problem={problems.find(({ field }) => field === "details")?.text}
          value={value.details}
          onChange={({ currentTarget }) => onChange({ ...value, details: currentTarget.value })}
        />
      )}
    </Grid>
  )
}

const groupField: Draw<object> = ({ name, question, value, problems, nested, onChange }) => {
  const { each } = question as unknown as { readonly each: AnyForm }
  return nested({
    of: each,
    prefix: `${name}/`,
    answers: value,
    problems,
    onChange: (changes) => onChange({ ...value, ...changes })
  })
}

// biome-ignore lint/suspicious/noExplicitAny: each kind of answer is drawn by what knows it
const fields: Readonly<Record<string, Draw<any>>> = {
  text: typedField,
  number: typedField,
  money: typedField,
  time: typedField,
  date: typedField,
  secret: typedField,
  moment: ((props) => <MomentField {...props} />) satisfies Draw<string>,
  choice: choiceField,
  country: ((props) => <LazyCountryField {...props} />) satisfies Draw<string>,
  tick: ((props) => {
    const { optional: _, ...words } = fieldWords(props)
    return (
      <CheckboxField
        {...words}
        checked={props.value}
        onChange={({ currentTarget }) => props.onChange(currentTarget.checked)}
      />
    )
  }) satisfies Draw<boolean>,
  yesNo: yesNoField,
  rating: ((props) => (
    <Radios
      {...fieldWords(props)}
      value={props.value}
      choices={choicesOf(ratings)}
      onChange={props.onChange}
    />
  )) satisfies Draw<string>,
  file: (props) => <LazyFileControl {...props} />,
  group: groupField,
  rows: (props) => <RowsField {...props} />,
  lines: ((props) => <LinesField {...props} />) satisfies Draw<ReadonlyArray<string>>,
  photos: ((props) => <PhotosField {...props} />) satisfies Draw<ReadonlyArray<string>>,
  signature: ((props) => {
    const { label, unnamed = false, each } = props.question as unknown as AskingSignature
    return (
      <LazySignatureField
        name={props.name}
        label={label}
        nameLabel={unnamed ? "Type your full name" : "Full name"}
        padLabel={label}
        unnamed={unnamed}
        picture={each}
        nested={props.nested}
        value={props.value}
        problems={props.problems}
        onChange={props.onChange}
      />
    )
  }) satisfies Draw<SignatureForm>,
  unseen: () => null
}

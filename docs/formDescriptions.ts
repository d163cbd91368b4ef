import { type OnboardingFormName, onboardingFormNames } from "@crewfleet/sdk/rules"
import { applicationForm } from "../packages/sdk/src/onboarding/applicationForm.ts"
import { bankForm } from "../packages/sdk/src/onboarding/bankForm.ts"
import { hmrcForm } from "../packages/sdk/src/onboarding/hmrcForm.ts"
import { occupationalForm } from "../packages/sdk/src/onboarding/occupationalForm.ts"
import { bodiesOf, type operationsOf } from "../packages/service/src/http/openApi.ts"
import type { JsonSchema } from "../packages/service/src/http/plainSchema.ts"

const forms = { application: applicationForm, occupational: occupationalForm, hmrc: hmrcForm, bank: bankForm }

/** What every long form has, whatever it asks. */
const common: Readonly<Record<string, string>> = {
  rowId: "Tells the row apart from others.",
  id: "By what it is named.",
  name: "The name.",
  type: "The media type.",
  size: "The size in bytes.",
  method: "DRAWN, TYPED or UPLOADED.",
  drawing: "What was drawn, as the path of an SVG.",
  signedAt: "When it was signed, in UTC.",
  revision: "Counts the saves.",
  version: "Of the declaration that was asked.",
  savedAt: "When it was saved last, in UTC.",
  answers: "The answers, by question.",
  left: "Kept answers that today's declaration has no place for.",
  withheld: "The questions whose answers are not for this reader.",
  files:
    "Where the files among these answers can be read, by their ids: addresses that are good for some minutes.",
  submitted: "What was handed in last.",
  sections: "The sections that are saved, by name.",
  confirmed: "The odd answers that were said to be right.",
  at: "When, in UTC.",
  by: "Who; null once nobody has that account any more.",
  organisation: "For which agency or client.",
  fields: "What they saw of what not everybody may read, by question.",
  field: "The question.",
  text: "What is odd about it.",
  answer: "The answer that is right, as it was asked about.",
  hash: "A hash of all its answers that only the service can make (HMAC-SHA256), in hexadecimal digits."
}

/** What the schemas of every long form are; those of one form begin with its name. */
const schemaWords: Readonly<Record<string, string>> = {
  FormSubmission: "A form that was handed in.",
  FormLook: "That somebody other than whom a form is about looked at it.",
  FormLookPage: "One page of who looked at a form.",
  FormSubmit: "A form that is handed in as it stands.",
  SavedForm: "What was saved.",
  UploadedAnswer: "A file that was uploaded.",
  HandedInForm: "What was handed in.",
  Pdf: "A PDF.",
  Answers: "The answers of the form, by question.",
  Form: "The form as it stands.",
  Save: "Answers in the sections that are named, typed over the form as it was at a revision.",
  Copy: "The form as it was handed in."
}

const isOwn = (named: string, title: string) => named in schemaWords || named.startsWith(title)

interface Labelled {
  readonly label: string
  readonly kind: string
  readonly each?: { readonly questions: Readonly<Record<string, Labelled>> }
}

const signed = "The name that was typed as a signature; empty where a question beside it asks for the name."

/** By the place of each question among the answers, such as `references.email`. */
const labelsOf = (
  questions: Readonly<Record<string, Labelled>>,
  within = ""
): ReadonlyArray<readonly [string, string]> =>
  Object.entries(questions).flatMap(([field, { label, kind, each }]) => [
    [`${within}${field}`, `${label.replace(/[.?]$/, "")}.`] as const,
    ...(kind === "signature" ? [[`${within}${field}.name`, signed] as const] : []),
    ...(each ? labelsOf(each.questions, `${within}${field}.`) : [])
  ])

const isForm = (name: string): name is OnboardingFormName => onboardingFormNames.some((one) => one === name)

/** What is said of the fields of long forms: each question says it by its label, in one place with the question. */
export const formDescriptions = (
  operations: ReturnType<typeof operationsOf>,
  schemas: Readonly<Record<string, JsonSchema>>
): Readonly<Record<string, string>> => {
  const words: Record<string, string> = {}
  const visited = new Set<string>()
  for (const operation of operations) {
    const { operationId } = operation
    const [group = ""] = operationId.split(".")
    if (!isForm(group)) continue
    const labels = new Map(labelsOf(forms[group].questions as Readonly<Record<string, Labelled>>))
    const title = `${group.charAt(0).toUpperCase()}${group.slice(1)}`
    const visit = (schema: JsonSchema, path: string): void => {
      const named = schema.$ref?.split("/").at(-1)
      if (named !== undefined) {
        const inner = schemas[named]
        if (!inner || visited.has(named) || !isOwn(named, title)) return
        visited.add(named)
        const said = schemaWords[named] ?? schemaWords[named.slice(title.length)]
        if (said) words[named] = said
        visit(inner, named)
        return
      }
      for (const part of [...(schema.anyOf ?? []), ...(schema.items ? [schema.items] : [])]) visit(part, path)
      for (const [field, part] of Object.entries(schema.properties ?? {})) {
        const place = /answers\.?(.*)$/i.exec(`${path}.${field}`)?.[1]
        const said = labels.get(place ?? "") ?? common[field] ?? labels.get(field)
        if (said) words[`${path}.${field}`] ??= said
        visit(part, `${path}.${field}`)
      }
    }
    for (const { schema } of bodiesOf(operation)) visit(schema, operationId)
  }
  return words
}

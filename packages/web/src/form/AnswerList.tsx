import {
  type AnswersOf,
  type AnyForm,
  answerWords,
  fieldOf,
  filesIn,
  isSigned,
  type Line,
  type SignatureForm
} from "@crewfleet/sdk/rules"
import type { ReactNode } from "react"
import { fileAddress } from "../file/fileAddress.ts"
import { useZone } from "../time/InZone.tsx"
import { Badge } from "../ui/Badge.tsx"
import { Grid } from "../ui/Grid.tsx"
import { Row } from "../ui/Row.tsx"
import { Stack } from "../ui/Stack.tsx"
import styles from "./AnswerList.module.css"
import { SignatureDrawing } from "./SignatureDrawing.tsx"

interface AnswerListProps<Form extends AnyForm> {
  readonly of: Form
  readonly answers: AnswersOf<Form>
  /** The questions whose answers are listed; all, unless told. */
  readonly fields?: ReadonlyArray<string>
  /** Whose answers are not shown to whoever looks. */
  readonly withheld?: ReadonlyArray<string>
  /** What is read in the place of those; that they are not shown, unless told. */
  readonly withheldSaid?: string
  /** What is read where a question was not answered, by its name; that it was not, unless told. */
  readonly unsaid?: Readonly<Record<string, string>>
  /** What an answer is drawn with beside its words, by the name of its question. */
  readonly marks?: Readonly<Record<string, ReactNode>>
  /** Whose answers, by their addresses, are other than before. */
  readonly changed?: ReadonlyArray<string>
  /** Whose answers are given, and changed nowhere here. */
  readonly given?: ReadonlyArray<string>
  /** Where the files among the answers are, by their ids. */
  readonly files?: Readonly<Record<string, string>>
  /** Leads to the question of an answer, where it may be changed: each line then has a link that says which. */
  readonly onChange?: (section: string, at: string) => void
}

/** The answers of a form in words, section by section: to look at, or to check before it is sent. */
export function AnswerList<Form extends AnyForm>(props: AnswerListProps<Form>) {
  const { of, answers, withheld = [], changed = [], given = [], files = {}, marks = {}, onChange } = props
  const { withheldSaid = answerWords.notShown, unsaid = {} } = props
  const zone = useZone()
  const lines = of.lines(answers, zone)
  const addresses = filesIn(of, answers).map(({ at, file }) => ({ at, address: files[file.id ?? ""] }))
  const isListed = (field: string) => props.fields?.includes(field) ?? true
  const said = (line: Line): Line => {
    const field = fieldOf(line.at)
    if (withheld.includes(field)) return { ...line, text: withheldSaid }
    return line.text === "" ? { ...line, text: unsaid[field] ?? "" } : line
  }
  const sections = of.sections.map(({ id, title, fields }) => {
    const own = lines.filter(({ at }) => fields.includes(fieldOf(at)) && isListed(fieldOf(at)))
    return (
      own.length > 0 && (
        <Stack as="section" gap={1} key={id}>
          {title && <h3>{title}</h3>}
          <Stack as="dl" gap={0}>
            {own.map((line) => (
              <Answer
                key={line.at}
                line={said(line)}
                mark={marks[line.at]}
                signature={signatureAt(of, answers, line.at)}
                isChanged={changed.includes(line.at)}
                address={addresses.find(({ at }) => at === line.at || at.startsWith(`${line.at}/`))?.address}
                {...(onChange && !given.includes(line.at) && { onChange: () => onChange(id, line.at) })}
              />
            ))}
          </Stack>
        </Stack>
      )
    )
  })
  return <Stack gap={5}>{sections}</Stack>
}

/** An answer beside what it is drawn with, if anything. */
function Marked({ mark, children }: { readonly mark: ReactNode; readonly children: ReactNode }) {
  return mark ? (
    <span>
      {mark} {children}
    </span>
  ) : (
    children
  )
}

/** An e-mail address that is too long for its line goes on before its domain, and not anywhere. */
const breakable = (text: string): ReactNode => {
  const at = text.indexOf("@")
  if (at < 0) return text
  return (
    <>
      {text.slice(0, at)}
      <wbr />
      {text.slice(at)}
    </>
  )
}

/** The signature that a line tells of, once it is given. */
const signatureAt = (of: AnyForm, answers: object, at: string): SignatureForm | undefined => {
  const question = of.questions[at]
  const signature: SignatureForm = Object(answers)[at]
  return question?.kind === "signature" && isSigned(signature, question) ? signature : undefined
}

function Answer({
  line: { label, text },
  mark,
  signature,
  isChanged,
  address,
  onChange
}: {
  readonly line: Line
  readonly mark: ReactNode
  readonly signature: SignatureForm | undefined
  readonly isChanged: boolean
  readonly address: string | undefined
  readonly onChange?: () => void
}) {
  return (
    <Grid columns={[2, 3]} stackedBelow={36} gap={1} across={4} className={styles.line}>
      <dt>
        {label} {isChanged && <Badge tone="warning">Changed</Badge>}
      </dt>
      <Row as="dd" gap={3} nowrap align={signature ? "start" : "baseline"} justify="between">
        {address ? (
          <a href={fileAddress(address)} target="_blank" rel="noreferrer">
            {signature ? (
              <img className={styles.signature} src={fileAddress(address)} alt={`${label}, uploaded`} />
            ) : (
              text
            )}
          </a>
        ) : signature?.method === "DRAWN" ? (
          <span className={styles.signature}>
            <SignatureDrawing drawing={signature.drawing} label={`${label}, drawn`} />
          </span>
        ) : (
          <Marked mark={mark}>{breakable(text || answerWords.notProvided)}</Marked>
        )}
        {onChange && (
          <button type="button" className={styles.change} aria-label={`Change ${label}`} onClick={onChange}>
            Change
          </button>
        )}
      </Row>
    </Grid>
  )
}

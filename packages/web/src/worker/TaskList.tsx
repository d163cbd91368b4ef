import type { FormRecord } from "@crewfleet/sdk"
import type { WorkerTask } from "@crewfleet/sdk/rules"
import {
  isRejectionReason,
  type OnboardingFormName,
  offeredWith,
  onboardingForm,
  rejectionReasons,
  writeDay
} from "@crewfleet/sdk/rules"
import { useState } from "react"
import type { Begun } from "../credential/CredentialUploadDialog.tsx"
import { type CredentialTarget, credentialQuery, targetOf } from "../credential/useCredentialPlace.ts"
import { Button } from "../ui/Button.tsx"
import { CameraButton } from "../ui/CameraButton.tsx"
import { Link } from "../ui/Link.tsx"
import { Row } from "../ui/Row.tsx"
import styles from "./WorkerLists.module.css"

interface TaskListProps {
  readonly tasks: ReadonlyArray<WorkerTask>
  /** What is to be done begins with this, such as a photograph that was taken of it. */
  readonly onOpen: (target: CredentialTarget, begun: Begun) => void
}

/** How many are shown at first. */
const first = 8

/** What a worker is to do, what hurts first on top: each leads to the act, and the camera is one tap away. */
export function TaskList({ tasks, onOpen }: TaskListProps) {
  const [isWhole, setWhole] = useState(false)
  return (
    <>
      <ul className={styles.list}>
        {(isWhole ? tasks : tasks.slice(0, first)).map((task) => (
          <li key={keyOf(task)} className={styles.item}>
            <Task task={task} onOpen={onOpen} />
          </li>
        ))}
      </ul>
      {!isWhole && tasks.length > first && (
        <div className={styles.more}>
          <Button onClick={() => setWhole(true)}>Show all {tasks.length}</Button>
        </div>
      )}
    </>
  )
}

const keyOf = (task: WorkerTask) => {
  if (task.kind === "unshared") return `agency-${task.agency.id}`
  if (task.kind === "form") return `form-${task.record.form}`
  if (task.kind === "missing")
    return task.anyOf.map(({ sort, subjectId }) => `${sort}-of-${subjectId}`).join(" ")
  return `${task.credential.sort}-${task.credential.id}`
}

function Task({ task, onOpen }: { readonly task: WorkerTask } & Pick<TaskListProps, "onOpen">) {
  if (task.kind === "unshared")
    return (
      <>
        <Link href="/worker/settings">Let {task.agency.name} see your records</Link>
        <p className={styles.words}>It sees none of them until you do.</p>
      </>
    )
  if (task.kind === "form") return <FormTask record={task.record} />
  if (task.kind === "missing") return <Missing anyOf={task.anyOf} onOpen={onOpen} />
  const { kind, credential } = task
  const { name } = credential
  const step = offeredWith(credential).find((one) => one === "attach" || one === "renew")
  const target = targetOf(step ?? "view", credential)
  if (!step)
    return (
      <>
        <Link href={`/worker/home?${credentialQuery(target)}`}>See {name}</Link>
        <p className={styles.words}>{whyOf(task)} Whoever gave it can give it again.</p>
      </>
    )
  return (
    <Row justify="between">
      <div>
        <Link href={`/worker/home?${credentialQuery(target)}`}>{acts[kind](name)}</Link>
        <p className={styles.words}>{whyOf(task)}</p>
      </div>
      <CameraButton
        label={`Photograph ${name}`}
        onTake={(photograph) => onOpen(target, { files: [photograph] })}
      >
        Photograph
      </CameraButton>
    </Row>
  )
}

/** A form that an agency waits for. */
function FormTask({ record: { form, status, decisions } }: { readonly record: FormRecord }) {
  const { title } = onboardingForm(form as OnboardingFormName)
  const [act, why] = formActs[status as keyof typeof formActs] ?? formActs.NOT_STARTED
  const asking = decisions
    .filter((decision) => decision.status === "REJECTED")
    .map(({ agency }) => agency.name)
  return (
    <>
      <Link href={`/worker/forms/${form}`}>{`${act} ${title}`}</Link>
      <p className={styles.words}>{asking.length > 0 ? `${asking.join(" and ")} asked for changes.` : why}</p>
    </>
  )
}

const formActs = {
  REJECTED: ["Change", "An agency asked for changes."],
  SAVED: ["Go on with", "It is begun and not handed in yet."],
  NOT_STARTED: ["Fill in", "Your agencies wait for it."]
} as const

/** What is asked for and not on file; the form begins with the first of what would do. */
function Missing({
  anyOf: [asked, ...others],
  onOpen
}: Pick<Extract<WorkerTask, { readonly kind: "missing" }>, "anyOf"> & Pick<TaskListProps, "onOpen">) {
  const { sort, subjectId, name } = asked
  const target = { step: "add", sort } as const
  const subject = { id: String(subjectId), name }
  return (
    <Row justify="between">
      <div>
        <Link
          href={`/worker/home?${credentialQuery(target)}`}
          onClick={(press) => {
            press.preventDefault()
            onOpen(target, { subject })
          }}
        >
          Upload {name}
        </Link>
        <p className={styles.words}>
          {others.length === 0
            ? "It is asked for and missing."
            : `Missing. ${others.map((other) => other.name).join(" or ")} will do instead.`}
        </p>
      </div>
      <CameraButton
        label={`Photograph ${name}`}
        onTake={(photograph) => onOpen(target, { subject, files: [photograph] })}
      >
        Photograph
      </CameraButton>
    </Row>
  )
}

const acts = {
  rejected: (name: string) => `Upload ${name} again`,
  expired: (name: string) => `Renew ${name}`,
  expiring: (name: string) => `Renew ${name}`,
  owed: (name: string) => `Upload the certificate of ${name}`
} as const

const whyOf = ({ kind, credential }: Extract<WorkerTask, { readonly credential: unknown }>): string => {
  const { because, expires = "" } = credential
  switch (kind) {
    case "rejected":
      return isRejectionReason(because)
        ? `Rejected: ${rejectionReasons[because].label.toLowerCase()}. ${rejectionReasons[because].mend}`
        : "Rejected"
    case "expired":
      return `Expired: it was valid through ${writeDay("date", expires)}.`
    case "expiring":
      return `About to expire: it is valid through ${writeDay("date", expires)}.`
    case "owed":
      return "No certificate of it was uploaded."
  }
}

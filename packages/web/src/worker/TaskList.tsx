import type { WorkerTask } from "@crewfleet/sdk/rules"
import { isRejectionReason, rejectionReasons, writeDay } from "@crewfleet/sdk/rules"
import { useState } from "react"
import { Link } from "wouter"
import type { Begun } from "../credential/CredentialUploadDialog.tsx"
import { type CredentialTarget, credentialQuery, targetOf } from "../credential/useCredentialPlace.ts"
import { Button } from "../ui/Button.tsx"
import { CameraButton } from "../ui/CameraButton.tsx"
import { Row } from "../ui/Row.tsx"
import styles from "./WorkerLists.module.css"

interface TaskListProps {
  readonly tasks: ReadonlyArray<WorkerTask>
  /** A certificate was photographed for what is to be done. */
  readonly onPhotograph: (target: CredentialTarget, begun: Begun) => void
}

/** How many are shown at first. */
const first = 8

/** What a worker is to do, what hurts first on top: each leads to the act, and the camera is one tap away. */
export function TaskList({ tasks, onPhotograph }: TaskListProps) {
  const [isWhole, setWhole] = useState(false)
  return (
    <>
      <ul className={styles.list}>
        {(isWhole ? tasks : tasks.slice(0, first)).map((task) => (
          <li key={keyOf(task)} className={styles.item}>
            <Task task={task} onPhotograph={onPhotograph} />
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

const keyOf = (task: WorkerTask) =>
  task.kind === "unshared" ? `agency-${task.agency.id}` : `${task.credential.sort}-${task.credential.id}`

function Task({ task, onPhotograph }: { readonly task: WorkerTask } & Pick<TaskListProps, "onPhotograph">) {
  if (task.kind === "unshared")
    return (
      <>
        <Link href="/worker/settings">Let {task.agency.name} see your records</Link>
        <p className={styles.words}>It sees none of them until you do.</p>
      </>
    )
  const { kind, credential } = task
  const { name } = credential
  const target = targetOf(kind === "owed" ? "attach" : "renew", credential)
  return (
    <Row justify="between">
      <div>
        <Link href={`/worker/home?${credentialQuery(target)}`}>{acts[kind](name)}</Link>
        <p className={styles.words}>{whyOf(task)}</p>
      </div>
      <CameraButton
        label={`Photograph ${name}`}
        onTake={(photograph) => onPhotograph(target, { files: [photograph] })}
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
      return `Expired: it was valid through ${writeDay("dayOnFile", expires)}.`
    case "expiring":
      return `About to expire: it is valid through ${writeDay("dayOnFile", expires)}.`
    case "owed":
      return "No certificate of it was uploaded."
  }
}

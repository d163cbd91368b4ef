import { type ReactNode, type SubmitEvent, startTransition, useState } from "react"
import { ErrorSummary, type Problem } from "./ErrorSummary.tsx"
import styles from "./Form.module.css"

interface FormProps {
  /** For a button that stands outside the form and submits it. */
  readonly id?: string
  readonly problems?: readonly Problem[]
  readonly busy?: boolean
  /** Counts what is tried beside submitting, so that what is said against it takes the focus too. */
  readonly attempts?: number
  readonly onSubmit: (form: HTMLFormElement) => void
  readonly children: ReactNode
}

/** A form that leaves validation to its owner, keeps every answer, and moves the focus to the problems. */
export function Form({ id, problems = [], busy = false, attempts = 0, onSubmit, children }: FormProps) {
  const [submitted, setSubmitted] = useState(0)
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    // A form in a dialog that this one opened reports here too, as React passes events on to whoever drew it.
    if (busy || event.target !== event.currentTarget) return
    // Many problems take longer to draw and to go to than somebody waits for a press.
    startTransition(() => setSubmitted((before) => before + 1))
    onSubmit(event.currentTarget)
  }

  return (
    // Outside of a dialog element this method sends nothing anywhere, also where no script answers.
    <form id={id} className={styles.form} method="dialog" noValidate aria-busy={busy} onSubmit={submit}>
      <ErrorSummary attempt={submitted + attempts} problems={problems} />
      {children}
    </form>
  )
}

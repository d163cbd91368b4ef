import { type ReactNode, type SubmitEvent, useState } from "react"
import { ErrorSummary, type Problem } from "./ErrorSummary.tsx"
import styles from "./Form.module.css"

interface FormProps {
  readonly problems?: readonly Problem[]
  readonly busy?: boolean
  readonly onSubmit: (answers: FormData) => void
  readonly children: ReactNode
}

/** A form that leaves validation to its owner, keeps every answer, and moves the focus to the problems. */
export function Form({ problems = [], busy = false, onSubmit, children }: FormProps) {
  const [attempt, setAttempt] = useState(0)
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (busy) return
    setAttempt(attempt + 1)
    onSubmit(new FormData(event.currentTarget))
  }

  return (
    <form className={styles.form} noValidate aria-busy={busy} onSubmit={submit}>
      <ErrorSummary key={attempt} problems={problems} />
      {children}
    </form>
  )
}

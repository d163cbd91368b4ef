import { type MouseEvent, useEffect, useRef } from "react"
import styles from "./ErrorSummary.module.css"
import link from "./Link.module.css"
import { markTitle } from "./windowTitle.ts"

/** What is wrong, and with which field where it is one field's. */
export interface Problem {
  readonly field?: string | undefined
  readonly text: string
}

interface ErrorSummaryProps {
  readonly problems: readonly Problem[]
  /** Counts what is tried: each takes the focus again. */
  readonly attempt?: number
}

/**
 * Everything wrong with a form: takes the focus and marks the window's title when it appears and with each attempt, and each line
 * leads to its field. It stays the same element: where one that has the focus is taken away, a dialog around it takes that.
 */
export function ErrorSummary({ problems, attempt = 0 }: ErrorSummaryProps) {
  const summary = useRef<HTMLElement>(null)
  const shown = problems.length > 0

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt takes the focus again
  useEffect(() => {
    if (!shown) return
    summary.current?.focus()
    return markTitle()
  }, [shown, attempt])

  if (!shown) return null
  return (
    <section
      ref={summary}
      className={styles.summary}
      role="alert"
      tabIndex={-1}
      aria-labelledby="error-summary"
    >
      <h2 id="error-summary">There is a problem</h2>
      <ul className={styles.problems}>
        {problems.map(({ field, text }) => (
          <li key={`${field}: ${text}`}>{field ? <FieldLink field={field} text={text} /> : text}</li>
        ))}
      </ul>
    </section>
  )
}

function FieldLink({ field, text }: { readonly field: string; readonly text: string }) {
  const go = (event: MouseEvent) => {
    event.preventDefault()
    document.getElementById(field)?.focus()
  }
  return (
    <a href={`#${field}`} className={link.alone} onClick={go}>
      {text}
    </a>
  )
}

import type { ReactNode } from "react"
import type { Tone } from "./Badge.tsx"
import styles from "./Callout.module.css"

interface CalloutProps {
  readonly tone?: Exclude<Tone, "neutral">
  readonly title?: string
  readonly children: ReactNode
}

/** Something that stands out in a page; `role="status"` tells it to whoever does not see it come. */
export function Callout({ tone = "info", title, children }: CalloutProps) {
  return (
    <div className={styles.callout} data-tone={tone} role="status">
      {title && <p className={styles.title}>{title}</p>}
      {children}
    </div>
  )
}

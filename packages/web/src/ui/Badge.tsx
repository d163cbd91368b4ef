import type { ReactNode } from "react"
import styles from "./Badge.module.css"

/** What a badge's colour says. */
export type Tone = "neutral" | "success" | "warning" | "danger" | "info"

/** A status in a word or two; the colour repeats what the words say. */
export function Badge({
  tone = "neutral",
  children
}: {
  readonly tone?: Tone
  readonly children: ReactNode
}) {
  return (
    <span className={styles.badge} data-tone={tone}>
      {children}
    </span>
  )
}

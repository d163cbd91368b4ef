import type { ReactNode } from "react"
import styles from "./Bullets.module.css"
import { Stack } from "./Stack.tsx"

interface BulletsProps {
  /** What something else says that it is described by it. */
  readonly id?: string
  readonly "aria-label"?: string
  /** Its items. */
  readonly children: ReactNode
}

/** Short sentences below each other, each with a bullet. */
export function Bullets(props: BulletsProps) {
  return <Stack as="ul" gap={1} className={styles.bullets} {...props} />
}

import type { ReactNode } from "react"
import { GoBackButton } from "./GoBackButton.tsx"
import styles from "./PageMessage.module.css"

interface PageMessageProps {
  readonly title: string
  readonly children?: ReactNode
  readonly onGoBack: () => void
}

/** A page with nothing but a message and the way back. */
export function PageMessage({ title, children, onGoBack }: PageMessageProps) {
  return (
    <section className={styles.message}>
      <h1>{title}</h1>
      {children && <p>{children}</p>}
      <GoBackButton onGoBack={onGoBack} />
    </section>
  )
}

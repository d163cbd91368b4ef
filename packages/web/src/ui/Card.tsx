import { type ReactNode, useId } from "react"
import styles from "./Card.module.css"

interface CardProps {
  readonly title: string
  readonly actions?: ReactNode
  readonly busy?: boolean
  /** Lets a table or a list reach the card's edges. */
  readonly flush?: boolean
  readonly children: ReactNode
}

/** One topic on a page, under its heading. */
export function Card({ title, actions, busy = false, flush = false, children }: CardProps) {
  const heading = useId()
  return (
    <section className={styles.card} aria-labelledby={heading} aria-busy={busy}>
      <header className={styles.header}>
        <h2 id={heading} className={styles.title}>
          {title}
        </h2>
        {actions && <div className={styles.actions}>{actions}</div>}
      </header>
      <div className={styles.body} data-flush={flush}>
        {children}
      </div>
    </section>
  )
}

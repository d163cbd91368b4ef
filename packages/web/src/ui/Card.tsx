import { type ReactNode, useId } from "react"
import styles from "./Card.module.css"

interface CardProps {
  /** What it is about; left out where the page's own heading says it. */
  readonly title?: string
  readonly actions?: ReactNode
  readonly busy?: boolean
  /** Lets a table or a list reach the card's edges. */
  readonly flush?: boolean
  readonly children: ReactNode
}

/** One topic on a page, under its heading or the page's. */
export function Card({ title, actions, busy, flush, children }: CardProps) {
  const heading = useId()
  return (
    <section className={styles.card} aria-labelledby={title && heading} aria-busy={busy}>
      {title && (
        <header className={styles.header}>
          <h2 id={heading} className={styles.title}>
            {title}
          </h2>
          {actions && <div className={styles.actions}>{actions}</div>}
        </header>
      )}
      <div className={styles.body} data-flush={flush}>
        {children}
      </div>
    </section>
  )
}

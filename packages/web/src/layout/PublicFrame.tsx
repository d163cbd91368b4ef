import type { ReactNode } from "react"
import { BrandMark } from "./BrandMark.tsx"
import { PageHeading } from "./PageHeading.tsx"
import styles from "./PublicFrame.module.css"

interface PublicFrameProps {
  readonly product: string
  readonly title: string
  readonly lead?: string
  readonly year: number
  readonly children: ReactNode
}

/**
 * The calm frame around everything a guest can see. What is marked as written is written anew into the page that holds
 * the sign-in form, by whoever serves it or opens it.
 */
export function PublicFrame({ product, title, lead, year, children }: PublicFrameProps) {
  return (
    <div className={styles.frame}>
      <header className={styles.header}>
        <BrandMark product={product} />
      </header>
      <main className={styles.main}>
        <div className={styles.card}>
          <PageHeading>{title}</PageHeading>
          {lead && <p className={styles.lead}>{lead}</p>}
          <div className={styles.body}>{children}</div>
        </div>
      </main>
      <footer className={styles.footer}>
        © <span data-written="year">{year}</span> <span data-written="name">{product}</span>
      </footer>
    </div>
  )
}

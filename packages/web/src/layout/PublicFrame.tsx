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

/** The calm frame around everything a guest can see. */
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
        © {year} {product}
      </footer>
    </div>
  )
}

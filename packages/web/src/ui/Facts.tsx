import type { ReactNode } from "react"
import styles from "./Facts.module.css"
import { Grid } from "./Grid.tsx"

interface FactsProps {
  /** What is known, under what it is called. */
  readonly of: Readonly<Record<string, ReactNode>>
}

/** What is known of something in few words, each under its heading: two beside each other on a phone. */
export function Facts({ of }: FactsProps) {
  return (
    <Grid as="dl" cells="narrow" gap={3}>
      {Object.entries(of).map(([label, value]) => (
        <div key={label} className={styles.fact}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </Grid>
  )
}

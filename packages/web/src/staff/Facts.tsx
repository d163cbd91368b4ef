import type { ReactNode } from "react"
import { Grid } from "../ui/Grid.tsx"
import styles from "./Facts.module.css"

interface FactsProps {
  /** What is known, under what it is called. */
  readonly of: Readonly<Record<string, ReactNode>>
}

/** What is known of something, each under its heading. */
export function Facts({ of }: FactsProps) {
  return (
    <Grid as="dl" cells={13}>
      {Object.entries(of).map(([label, value]) => (
        <div key={label} className={styles.fact}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </Grid>
  )
}

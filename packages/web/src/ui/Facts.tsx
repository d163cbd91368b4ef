import type { ReactNode } from "react"
import styles from "./Facts.module.css"
import { Grid } from "./Grid.tsx"

interface Fact {
  readonly id: string
  readonly label: string
  readonly value: ReactNode
}

interface FactsProps {
  /** What is known, under what it is called, or else by an id of its own where two things may be called the same. */
  readonly of: Readonly<Record<string, ReactNode>> | ReadonlyArray<Fact>
}

/** What is known of something in few words, each under its heading: two beside each other on a phone. */
export function Facts({ of }: FactsProps) {
  const facts: ReadonlyArray<Fact> = Array.isArray(of)
    ? of
    : Object.entries(of).map(([label, value]) => ({ id: label, label, value }))
  return (
    <Grid as="dl" cells="narrow" gap={3}>
      {facts.map(({ id, label, value }) => (
        <div key={id} className={styles.fact}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </Grid>
  )
}

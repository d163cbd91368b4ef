import type { ReactNode } from "react"
import { failureWords } from "../list/failureWords.ts"
import { Button } from "../ui/Button.tsx"
import { Row } from "../ui/Row.tsx"
import { Stack } from "../ui/Stack.tsx"
import styles from "./PriceBox.module.css"
import type { ShownPrice } from "./usePrice.ts"

interface PriceFrameProps {
  readonly price: ShownPrice<unknown>
  /** By what problems find it. */
  readonly id?: string
  /** What is said while too little is known for a price. */
  readonly nothing: string
  /** The price, once it is known. */
  readonly children: ReactNode
}

/** The place of a price: that it is worked out, why it cannot be, or what it is. */
export function PriceFrame({
  price: { quote, failure, busy, retry },
  id,
  nothing,
  children
}: PriceFrameProps) {
  return (
    <Stack
      as="section"
      gap={2}
      align="start"
      justify="center"
      className={styles.box}
      id={id}
      tabIndex={id === undefined ? undefined : -1}
      aria-label="Price"
      aria-live="polite"
      aria-busy={busy}
    >
      {failure ? (
        <>
          <p className={styles.warning}>{failureWords("authenticatedCall", failure)}</p>
          {failure._tag !== "Refused" && (
            <Button size="small" onClick={retry}>
              Retry
            </Button>
          )}
        </>
      ) : quote ? (
        children
      ) : (
        <p className={styles.minor}>{busy ? "Working out the price…" : nothing}</p>
      )}
    </Stack>
  )
}

/** That somebody else has the vehicle. */
export function Taken() {
  return <p className={styles.warning}>This vehicle is already booked at that time.</p>
}

/** The lines of a price. */
export function PriceLines({ children }: { readonly children: ReactNode }) {
  return (
    <Stack as="dl" gap={1} className={styles.lines}>
      {children}
    </Stack>
  )
}

interface PriceLineProps {
  readonly label: string
  readonly amount: string
  readonly total?: boolean
}

/** What something costs. */
export function PriceLine({ label, amount, total = false }: PriceLineProps) {
  return (
    <Row gap={4} nowrap align="start" justify="between" className={styles.line} data-total={total}>
      <dt>{label}</dt>
      <dd>{amount}</dd>
    </Row>
  )
}

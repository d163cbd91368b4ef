import type { DeliveryStatus } from "@crewfleet/machines"
import { type ReactNode, useDeferredValue } from "react"
import { Row } from "../ui/Row.tsx"
import { Stack } from "../ui/Stack.tsx"
import { useRootMark } from "../ui/useRootMark.ts"
import styles from "./DeliveryStatusLine.module.css"

interface DeliveryStatusLineProps {
  readonly status: DeliveryStatus
  readonly children?: ReactNode
}

/** Where a delivery is, in sight at the foot of the window and read out when it changes; a longer text moves nothing. */
export function DeliveryStatusLine({ status, children }: DeliveryStatusLineProps) {
  useRootMark("line")
  // What a letter changes of it follows the letter.
  const { tone, fact, advice } = useDeferredValue(status)
  return (
    <Stack gap={0} justify="end" className={styles.place}>
      <Row across={3} justify="between" className={styles.line} data-tone={tone}>
        <Stack gap={0} role="status" aria-live="polite" className={styles.words}>
          <strong className={styles.fact}>{fact}</strong>
          {advice.map((text) => (
            <span key={text}>{text}</span>
          ))}
        </Stack>
        {children && <Row className={styles.actions}>{children}</Row>}
      </Row>
    </Stack>
  )
}

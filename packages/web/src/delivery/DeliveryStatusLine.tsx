import type { DeliveryStatus } from "@crewfleet/machines"
import type { ReactNode } from "react"
import styles from "./DeliveryStatusLine.module.css"

interface DeliveryStatusLineProps {
  readonly status: DeliveryStatus
  readonly children?: ReactNode
}

/** Where a delivery is, in sight at the foot of the window and read out when it changes; a longer text moves nothing. */
export function DeliveryStatusLine({ status: { tone, fact, advice }, children }: DeliveryStatusLineProps) {
  return (
    <div className={styles.place}>
      <div className={styles.line} data-tone={tone}>
        <div role="status" aria-live="polite" className={styles.words}>
          <strong className={styles.fact}>{fact}</strong>
          {advice.map((text) => (
            <span key={text}>{text}</span>
          ))}
        </div>
        {children && <div className={styles.actions}>{children}</div>}
      </div>
    </div>
  )
}

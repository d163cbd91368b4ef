import type { ReportStatus } from "@crewfleet/machines"
import type { ReactNode } from "react"
import styles from "./ReportStatusLine.module.css"

interface ReportStatusLineProps {
  readonly status: ReportStatus
  readonly children?: ReactNode
}

/** Where the report is, in sight at the foot of the window and read out when it changes; a longer text moves nothing. */
export function ReportStatusLine({ status: { tone, fact, advice }, children }: ReportStatusLineProps) {
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

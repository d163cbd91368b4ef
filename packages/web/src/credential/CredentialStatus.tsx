import { type Credential, type DocumentStatus, documentStandingWords } from "@crewfleet/sdk/rules"
import Clock from "lucide-react/icons/clock"
import Square from "lucide-react/icons/square"
import TriangleAlert from "lucide-react/icons/triangle-alert"
import { Row } from "../ui/Row.tsx"
import styles from "./CredentialStatus.module.css"

const marks = {
  REJECTED: { Icon: TriangleAlert, words: documentStandingWords.rejected },
  WAITING_APPROVAL: { Icon: Clock, words: documentStandingWords.awaiting },
  APPROVED: { Icon: Square, words: "Approved" }
} as const satisfies Readonly<Record<DocumentStatus, object>>

/** Where the review of a credential stands: a warning sign, a clock or a green square, and the word (specification 002 §4). */
export function CredentialStatus({ status }: Pick<Credential, "status">) {
  const { Icon, words } = marks[status]
  return (
    <Row as="span" gap={1} nowrap className={styles.status} data-status={status}>
      <Icon size={16} aria-hidden="true" />
      {words}
    </Row>
  )
}

import TriangleAlert from "lucide-react/icons/triangle-alert"
import type { ReactNode } from "react"
import { Row } from "../ui/Row.tsx"
import styles from "./ScheduleTable.module.css"

/** Why somebody should look at something, behind a warning sign. */
export function Attention({ children }: { readonly children: ReactNode }) {
  return (
    <Row as="span" gap={1} nowrap className={styles.attention}>
      <TriangleAlert size={16} aria-hidden="true" />
      {children}
    </Row>
  )
}

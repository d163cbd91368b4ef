import type { WorkerAgency } from "@crewfleet/sdk"
import ChevronRight from "lucide-react/icons/chevron-right"
import { Link } from "../ui/Link.tsx"
import { Row } from "../ui/Row.tsx"
import styles from "./AgencyList.module.css"

/** The agencies of a worker; each leads to its own page. */
export function AgencyList({ agencies }: { readonly agencies: ReadonlyArray<WorkerAgency> }) {
  return (
    <ul className={styles.list}>
      {agencies.map(({ id, name }) => (
        <li key={id}>
          <Link href={`/worker/agency/${id}`} className={styles.agency}>
            <Row as="span" gap={3} nowrap className={styles.line}>
              <Row as="span" justify="center" className={styles.initial} aria-hidden="true">
                {[...name][0]}
              </Row>
              <span className={styles.name}>{name}</span>
              <ChevronRight className={styles.arrow} aria-hidden="true" />
            </Row>
          </Link>
        </li>
      ))}
    </ul>
  )
}

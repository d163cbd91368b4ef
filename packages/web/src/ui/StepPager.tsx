import ChevronLeft from "lucide-react/icons/chevron-left"
import ChevronRight from "lucide-react/icons/chevron-right"
import { Button } from "./Button.tsx"
import styles from "./StepPager.module.css"

interface StepPagerProps {
  /** Zero-based. */
  readonly page: number
  readonly size: number
  readonly total: number
  readonly label: string
  readonly onPage: (page: number) => void
}

/** Leads through the pages of a list one by one, and says which rows are shown (specification 001 §2). */
export function StepPager({ page, size, total, label, onPage }: StepPagerProps) {
  const last = Math.max(0, Math.ceil(total / size) - 1)
  return (
    <nav className={styles.pager} aria-label={label}>
      <p className={styles.range} aria-live="polite">
        Showing {total === 0 ? 0 : page * size + 1} - {Math.min(total, (page + 1) * size)} of{" "}
        {total.toLocaleString("en-GB")}
      </p>
      <div className={styles.steps}>
        <Button size="small" disabled={page === 0} onClick={() => onPage(page - 1)}>
          <ChevronLeft size={16} aria-hidden="true" />
          Previous
        </Button>
        <Button size="small" disabled={page >= last} onClick={() => onPage(page + 1)}>
          Next
          <ChevronRight size={16} aria-hidden="true" />
        </Button>
      </div>
    </nav>
  )
}

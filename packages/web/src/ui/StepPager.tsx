import ChevronLeft from "lucide-react/icons/chevron-left"
import ChevronRight from "lucide-react/icons/chevron-right"
import { Button } from "./Button.tsx"
import frame from "./PagerFrame.module.css"
import { pageRange } from "./pageRange.ts"
import { Row } from "./Row.tsx"
import styles from "./StepPager.module.css"

interface StepPagerProps {
  /** Zero-based. */
  readonly page: number
  readonly size: number
  readonly total: number
  /** There may be more than `total`. */
  readonly atLeast?: boolean | undefined
  readonly label: string
  readonly onPage: (page: number) => void
}

/** Leads through the pages of a list one by one, and says which rows are shown (specification 001 §2). */
export function StepPager({ page, size, total, atLeast, label, onPage }: StepPagerProps) {
  const last = Math.max(0, Math.ceil(total / size) - 1)
  return (
    <nav className={`${frame.frame} ${styles.pager}`} aria-label={label}>
      <p className={frame.range} aria-live="polite">
        {pageRange({ page, size, total, atLeast })}
      </p>
      <Row>
        <Button size="small" disabled={page === 0} onClick={() => onPage(page - 1)}>
          <ChevronLeft size={16} aria-hidden="true" />
          Previous
        </Button>
        <Button size="small" disabled={page >= last} onClick={() => onPage(page + 1)}>
          Next
          <ChevronRight size={16} aria-hidden="true" />
        </Button>
      </Row>
    </nav>
  )
}

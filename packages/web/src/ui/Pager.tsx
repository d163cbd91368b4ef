import { pageWindow } from "@crewfleet/sdk/rules"
import ChevronLeft from "lucide-react/icons/chevron-left"
import ChevronRight from "lucide-react/icons/chevron-right"
import { IconButton } from "./IconButton.tsx"
import styles from "./Pager.module.css"
import frame from "./PagerFrame.module.css"
import { PageSize } from "./PageSize.tsx"
import { pageRange } from "./pageRange.ts"

interface PagerProps {
  /** Zero-based. */
  readonly page: number
  readonly size: number
  readonly total: number
  /** There may be more than `total`. */
  readonly atLeast?: boolean | undefined
  readonly label?: string
  readonly onPage: (page: number) => void
  /** How many rows a page may have, where a person chooses; the smallest first. */
  readonly sizes?: readonly number[]
  readonly onSize?: (size: number) => void
}

/** Leads through the pages of a list; one that fits on a page has none, unless a person chooses how long pages are. */
export function Pager({
  page,
  size,
  total,
  atLeast,
  label = "Pages",
  onPage,
  sizes = [],
  onSize
}: PagerProps) {
  const { pages, previous, next } = pageWindow({ page, size, totalElements: total })
  if (total === 0 || (total <= size && !onSize)) return null

  return (
    <nav className={`${frame.frame} ${styles.pager}`} aria-label={label}>
      <p className={frame.range}>{pageRange({ page, size, total, atLeast })}</p>
      {onSize && <PageSize sizes={sizes} size={size} onSize={onSize} />}
      <ul className={styles.pages}>
        <li>
          <IconButton
            label="Previous page"
            disabled={previous === undefined}
            onClick={() => onPage(previous ?? page)}
          >
            <ChevronLeft />
          </IconButton>
        </li>
        {pages.map((shown) => (
          <li key={shown}>
            <button
              type="button"
              className={styles.page}
              aria-label={`Page ${shown + 1}`}
              aria-current={shown === page ? "page" : undefined}
              onClick={() => onPage(shown)}
            >
              {shown + 1}
            </button>
          </li>
        ))}
        <li>
          <IconButton label="Next page" disabled={next === undefined} onClick={() => onPage(next ?? page)}>
            <ChevronRight />
          </IconButton>
        </li>
      </ul>
    </nav>
  )
}

import ChevronLeft from "lucide-react/icons/chevron-left"
import ChevronRight from "lucide-react/icons/chevron-right"
import { IconButton } from "./IconButton.tsx"
import styles from "./Pager.module.css"
import { pagesShown } from "./pagesShown.ts"

interface PagerProps {
  /** Zero-based. */
  readonly page: number
  readonly size: number
  readonly total: number
  readonly label?: string
  readonly onPage: (page: number) => void
}

/** Leads through the pages of a list; a list of one page has none. */
export function Pager({ page, size, total, label = "Pages", onPage }: PagerProps) {
  const pages = Math.ceil(total / size)
  if (pages <= 1) return null

  return (
    <nav className={styles.pager} aria-label={label}>
      <p className={styles.range}>
        Showing {page * size + 1} - {Math.min(total, (page + 1) * size)} of {total.toLocaleString("en-GB")}
      </p>
      <ul className={styles.pages}>
        <li>
          <IconButton label="Previous page" disabled={page <= 0} onClick={() => onPage(page - 1)}>
            <ChevronLeft />
          </IconButton>
        </li>
        {pagesShown(page, pages).map((shown) => (
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
          <IconButton label="Next page" disabled={page >= pages - 1} onClick={() => onPage(page + 1)}>
            <ChevronRight />
          </IconButton>
        </li>
      </ul>
    </nav>
  )
}

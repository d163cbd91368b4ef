import { Link } from "../ui/Link.tsx"
import shape from "../ui/Segments.module.css"
import styles from "./ViewLinks.module.css"

interface ViewLinksProps {
  /** What the views are of, such as `Views of jobs`. */
  readonly label: string
  /** Each view's label by its address. */
  readonly views: Readonly<Record<string, string>>
  /** The address of the view that is shown. */
  readonly shown: string
}

/** Leads between the views of the same things, such as a list and a schedule. */
export function ViewLinks({ label, views, shown }: ViewLinksProps) {
  return (
    <nav className={shape.segments} aria-label={label}>
      {Object.entries(views).map(([href, view]) => (
        <Link
          key={href}
          href={href}
          className={`${shape.segment} ${styles.view}`}
          aria-current={href === shown ? "page" : undefined}
        >
          {view}
        </Link>
      ))}
    </nav>
  )
}

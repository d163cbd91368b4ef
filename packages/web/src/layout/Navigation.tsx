import type { ComponentType, SVGProps } from "react"
import { fetchPageAhead } from "../fetchPageAhead.ts"
import { Link } from "../ui/Link.tsx"
import styles from "./Navigation.module.css"

/** One link of a side bar with its picture. */
export interface NavigationLink {
  readonly label: string
  readonly href: string
  readonly icon: ComponentType<SVGProps<SVGSVGElement>>
}

/** Links that belong together, under a heading where they have one. */
export interface NavigationGroup {
  readonly label?: string
  readonly links: readonly NavigationLink[]
}

interface NavigationProps {
  readonly groups: readonly NavigationGroup[]
  /** Where the link leads that stands for this page. */
  readonly current: string | undefined
  readonly collapsed?: boolean
  readonly onNavigate?: () => void
}

/** The links of a portal in their groups, the current page marked; a page that is pointed at is fetched ahead. */
export function Navigation({ groups, current, collapsed = false, onNavigate }: NavigationProps) {
  return (
    <nav className={styles.navigation} aria-label="Main" data-collapsed={collapsed}>
      {groups.map(({ label, links }) => (
        <ul key={label ?? ""} className={styles.group} aria-label={label}>
          {label && (
            <li className={styles.label} role="presentation" aria-hidden="true">
              {label}
            </li>
          )}
          {links.map(({ label, href, icon: Icon }) => (
            <li key={href}>
              <Link
                href={href}
                className={styles.link}
                aria-current={href === current ? "page" : undefined}
                title={collapsed ? label : undefined}
                onClick={onNavigate}
                onPointerEnter={() => fetchPageAhead(href)}
                onFocus={() => fetchPageAhead(href)}
              >
                <Icon aria-hidden="true" />
                <span className={styles.text}>{label}</span>
              </Link>
            </li>
          ))}
        </ul>
      ))}
    </nav>
  )
}

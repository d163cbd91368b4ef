import type { ReactNode } from "react"
import { Link } from "./Link.tsx"

interface RowLinkProps {
  /** Where the row leads; nowhere, where that is not known. */
  readonly href: string | undefined
  readonly children: ReactNode
}

/** The name of a row, which leads to its page: where rows are cards, from anywhere on its card. */
export function RowLink({ href, children }: RowLinkProps) {
  return href ? (
    <Link href={href} data-opens>
      {children}
    </Link>
  ) : (
    children
  )
}

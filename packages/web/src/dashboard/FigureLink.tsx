import type { UserType } from "@crewfleet/sdk"
import type { FigureRows } from "@crewfleet/sdk/rules"
import { createContext, type ReactNode, useContext } from "react"
import { MayOpenContext } from "../layout/MayOpenContext.ts"
import { Link } from "../ui/Link.tsx"
import styles from "./FigureLink.module.css"
import { figurePlace } from "./figurePlace.ts"

/** Who looks at the figures, which says in whose portal their rows are. */
export const FigureViewerContext = createContext<UserType>("AGENCY")

interface FigureLinkProps {
  /** What the figure counts; nothing leads there where that is not known. */
  readonly rows: FigureRows | undefined
  /** What is read aloud, where the figure alone says too little. */
  readonly label?: string
  readonly children: ReactNode
}

/** A figure that leads to the rows that it counts, unless whoever looks at it may not see their list. */
export function FigureLink({ rows, label, children }: FigureLinkProps) {
  const userType = useContext(FigureViewerContext)
  const mayOpen = useContext(MayOpenContext)
  const place = rows && figurePlace(userType, rows)
  if (!place || !mayOpen(place)) return children
  return (
    <Link href={place} className={styles.figure} aria-label={label}>
      {children}
    </Link>
  )
}

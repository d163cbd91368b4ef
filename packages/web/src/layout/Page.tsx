import { type ReactNode, useContext } from "react"
import { BackLink } from "./BackLink.tsx"
import styles from "./Page.module.css"
import { PageHeading } from "./PageHeading.tsx"
import { PlaceContext } from "./PlaceContext.ts"

interface PageProps {
  /** The thing's own name, where the page is of one; what the portal calls the page otherwise. */
  readonly title?: string
  /** What the window is called where the heading alone would not tell it from others. */
  readonly windowTitle?: string
  readonly lead?: string
  readonly actions?: ReactNode
  /** The way up, above the heading: to the page above, unless told. */
  readonly back?: ReactNode
  readonly children: ReactNode
}

/** The contents of a portal page under its heading. */
export function Page({ title, windowTitle, lead, actions, back = <BackLink />, children }: PageProps) {
  const place = useContext(PlaceContext)
  const heading = title ?? place.title
  return (
    <div className={styles.page}>
      {back}
      <header className={styles.header}>
        <div>
          <PageHeading title={windowTitle ?? heading}>{heading}</PageHeading>
          {lead && <p className={styles.lead}>{lead}</p>}
        </div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </header>
      {children}
    </div>
  )
}

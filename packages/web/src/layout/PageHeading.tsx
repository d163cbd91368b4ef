import { useAtomValue } from "jotai"
import { useEffect, useLayoutEffect, useRef } from "react"
import { useLocation } from "wouter"
import { brandAtom } from "../brand/brandAtom.ts"
import { titleWindow } from "../ui/windowTitle.ts"

interface PageHeadingProps {
  /** What the window is called where the heading would not do: it must not name a person. */
  readonly title?: string
  readonly children: string
}

/** Where the last heading stood; undefined before the first page of a visit. */
let placeRead: string | undefined

/** The heading of a page: names the window, and takes the focus on arrival, so that a new page is read out. */
export function PageHeading({ children, title = children }: PageHeadingProps) {
  const product = useAtomValue(brandAtom)?.name
  const [place] = useLocation()
  const heading = useRef<HTMLHeadingElement>(null)

  useEffect(() => titleWindow(product ? `${title} – ${product}` : title), [title, product])
  useEffect(() => {
    if (placeRead !== undefined && placeRead !== place) heading.current?.focus()
    placeRead = place
  }, [place])
  useLayoutEffect(() => {
    const shown = heading.current
    return () => {
      // Whichever heading takes the place of this one has not been read out.
      if (document.activeElement === shown) placeRead = "nowhere"
    }
  }, [])

  return (
    <h1 ref={heading} tabIndex={-1}>
      {children}
    </h1>
  )
}

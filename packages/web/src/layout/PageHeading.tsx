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

/** What it said. */
let wordsRead: string | undefined

/** Whether anything of this visit has had the focus, which may be lost since. */
let hasBegun = false

const begin = () => {
  hasBegun = true
}

/**
 * The heading of a page: names the window, and takes the focus on arrival, so that a new page is read out. Where the page stays and
 * says something else, such as the next section of a form, it takes the focus that went with what was pressed.
 */
export function PageHeading({ children, title = children }: PageHeadingProps) {
  const product = useAtomValue(brandAtom)?.name
  const [place] = useLocation()
  const heading = useRef<HTMLHeadingElement>(null)

  useEffect(() => titleWindow(product ? `${title} – ${product}` : title), [title, product])
  useEffect(() => {
    const isLost = hasBegun && wordsRead !== children && document.activeElement === document.body
    if (placeRead !== undefined && (placeRead !== place || isLost)) heading.current?.focus()
    placeRead = place
    wordsRead = children
  }, [place, children])
  useEffect(() => {
    document.addEventListener("focusin", begin)
    return () => document.removeEventListener("focusin", begin)
  }, [])
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

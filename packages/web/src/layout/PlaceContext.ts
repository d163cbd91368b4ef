import { createContext } from "react"

/** Where a page of a portal is. */
export interface PagePlace {
  /** What the page is called; empty where nothing says so. */
  readonly title: string
  /** What it is part of. */
  readonly up: { readonly href: string; readonly label: string } | undefined
}

/** The place of what no table of a portal declares. */
export const nowhere: PagePlace = { title: "", up: undefined }

/** The place of the page that is shown, as the table of its portal declares it. */
export const PlaceContext = createContext(nowhere)

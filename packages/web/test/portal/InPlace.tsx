import type { ReactNode } from "react"
import { PlaceContext } from "../../src/layout/PlaceContext.ts"
import { brandWords } from "../../src/portal/pages/brandWords.ts"
import type { Section } from "../../src/portal/pages/PageRow.ts"
import { pagePlaceOf } from "../../src/portal/pages/pagePlaceOf.ts"
import { placeIn } from "../../src/portal/pages/placeIn.ts"

interface InPlaceProps<Facts> {
  readonly of: ReadonlyArray<Section<Facts>>
  readonly path: string
  readonly children: ReactNode
}

/** A screen on its own, called as the table of its portal calls the page at a path, and part of what that says. */
export function InPlace<Facts>({ of: sections, path, children }: InPlaceProps<Facts>) {
  const place = placeIn(sections, path)
  if (!place) throw new Error(`There is no page at ${path}`)
  const page = pagePlaceOf(place, path, { facts: {} as Facts, words: brandWords(false) })
  return <PlaceContext value={page}>{children}</PlaceContext>
}

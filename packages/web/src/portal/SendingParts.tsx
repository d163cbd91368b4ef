import { type ComponentType, useEffect, useState } from "react"
import { Boundary } from "../layout/Boundary.tsx"
import { registerOffline } from "../offline/registerOffline.ts"
import type { CommonFacts } from "./factsOf.ts"
import type { Section, UnsentProps } from "./pages/PageRow.ts"
import { everyRow, type Place } from "./pages/placeIn.ts"

interface SendingPartsProps<Facts> {
  readonly rows: ReadonlyArray<Section<Facts>>
  readonly place: Place<Facts> | undefined
  readonly base: `/${string}`
  readonly facts: Facts
}

/**
 * What sends by itself on every page of a portal once what is shown first has had its time, and at once on a page that
 * stands alone; from then on the portal opens without a connection, where some of its pages do.
 */
export function SendingParts<Facts extends CommonFacts>({
  rows,
  place,
  base,
  facts
}: SendingPartsProps<Facts>) {
  const settled = useSettled()
  const begins = settled || place?.row.alone === true
  const pages = everyRow(rows).map(({ row }) => row)
  const opensOffline = pages.some(({ offline }) => offline)
  useEffect(() => {
    if (begins && opensOffline) registerOffline(`${base}/`)
  }, [begins, opensOffline, base])
  if (!begins) return null
  return pages.map(({ address, unsent }) => {
    if (!unsent) return null
    const Unsent = unsent as ComponentType<Facts & UnsentProps>
    return (
      <Boundary key={address} instead={null}>
        <Unsent {...facts} quiet={place?.row.address === address} />
      </Boundary>
    )
  })
}

/** Milliseconds in which a page is filled as a rule, on a slow line too. */
const filled = 2_000

/** Whether what a portal shows first has had its time, so that work for which nobody waits may begin. */
const useSettled = (): boolean => {
  const [settled, setSettled] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(true), filled)
    return () => clearTimeout(timer)
  }, [])
  return settled
}

import { portalOf } from "@crewfleet/sdk/rules"
import type { ComponentType, ReactNode } from "react"
import { Redirect, useLocation } from "wouter"
import { useBrand } from "../brand/brandAtom.ts"
import { ComingSoon } from "../layout/ComingSoon.tsx"
import { MayOpenContext } from "../layout/MayOpenContext.ts"
import { NotFound } from "../layout/NotFound.tsx"
import { PageMessage } from "../layout/PageMessage.tsx"
import { nowhere, PlaceContext } from "../layout/PlaceContext.ts"
import type { CommonFacts } from "./factsOf.ts"
import { PortalShell } from "./PortalShell.tsx"
import { brandWords } from "./pages/brandWords.ts"
import { isBarred } from "./pages/isBarred.ts"
import { ownSessionsPage } from "./pages/ownSessionsPage.ts"
import type { Parameters, Section } from "./pages/PageRow.ts"
import { addressOf, pagePlaceOf } from "./pages/pagePlaceOf.ts"
import { filledIn, type Place, placeIn } from "./pages/placeIn.ts"
import { sideBarOf } from "./pages/sideBarOf.ts"
import { SendingParts } from "./SendingParts.tsx"

interface PortalPagesProps<Facts> {
  readonly sections: ReadonlyArray<Section<Facts>>
  readonly facts: Facts
  /** What is said above every page but those that stand alone. */
  readonly said?: ReactNode
  /** What stands where there is no page. */
  readonly elsewhere?: ReactNode
  /** What stays beside the pages. */
  readonly children?: ReactNode
}

/** A portal as its table declares it: the side bar, the page at the address, and what sends by itself. */
export function PortalPages<Facts extends CommonFacts>({
  sections,
  facts,
  said,
  elsewhere = <NotFound />,
  children
}: PortalPagesProps<Facts>) {
  const { carRental } = useBrand()
  const [path] = useLocation()
  const { session } = facts
  const base = portalOf(session.userType)
  const rows = [...sections, ownSessionsPage(base)]
  const place = placeIn(rows, path)
  const page = place && pagePlaceOf(place, path, { facts, words: brandWords(carRental) })
  const mayOpen = (href: string) => {
    const found = placeIn(rows, href.replace(/\?.*/, ""))
    return found?.row.screen !== undefined && !isBarred(found, session.permissions)
  }
  const linked = place && [...place.above, place.row].findLast(({ icon }) => icon)

  return (
    <PortalShell
      session={session}
      groups={sideBarOf(sections, { facts, permissions: session.permissions, carRental })}
      current={linked && addressOf(linked, path)}
    >
      <SendingParts rows={rows} place={place} base={base} facts={facts} />
      {!place?.row.alone && said}
      <PlaceContext value={page ?? nowhere}>
        {path.replace(/\/$/, "").toLowerCase() === base ? (
          <Redirect to={`${base}/home`} replace />
        ) : (
          <MayOpenContext value={mayOpen}>
            <PageAt place={place} facts={facts} elsewhere={elsewhere} title={page?.title} />
          </MayOpenContext>
        )}
      </PlaceContext>
      {children}
    </PortalShell>
  )
}

interface PageAtProps<Facts> {
  readonly place: Place<Facts> | undefined
  readonly facts: Facts
  readonly elsewhere: ReactNode
  readonly title: string | undefined
}

/** The page at a place: its screen, what bars it, or that it is still to come with everything beneath it. */
function PageAt<Facts extends CommonFacts>({ place, facts, elsewhere, title }: PageAtProps<Facts>) {
  if (!place) return elsewhere
  const { row, parameters, isWhole } = place
  if (isBarred(place, facts.session.permissions))
    return (
      <PageMessage title="You may not see this page">
        Somebody who manages the roles of your organisation can change that.
      </PageMessage>
    )
  if (!row.screen) return <ComingSoon page={title} />
  if (!isWhole) return elsewhere
  const Screen = row.screen as ComponentType<Facts & Parameters>
  return <Screen key={filledIn(row.address, parameters)} {...facts} {...parameters} />
}

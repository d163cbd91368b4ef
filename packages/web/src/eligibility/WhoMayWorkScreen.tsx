import type { Lookup } from "@crewfleet/sdk"
import { useCallback, useMemo } from "react"
import { useLocation, useSearch } from "wouter"
import { Page } from "../layout/Page.tsx"
import { PartBody } from "../list/PartBody.tsx"
import { SkeletonRows } from "../ui/Skeleton.tsx"
import { useLogic } from "../useLogic.ts"
import * as portal from "./eligibilityLogics.ts"
import { Matrix } from "./Matrix.tsx"
import { type MatrixPlace, matrixAddress, matrixPath, matrixPlaceIn } from "./matrixPlace.ts"

interface WhoMayWorkScreenProps {
  readonly agencyId: number
  readonly logics?: portal.EligibilityLogics
}

/** Who of an agency's workers may work a shift as what they are booked as, and who stops being allowed to. */
export function WhoMayWorkScreen({ agencyId, logics = portal.eligibilityLogics }: WhoMayWorkScreenProps) {
  const [, navigate] = useLocation()
  const query = useSearch()
  const place = useMemo(() => matrixPlaceIn(query), [query])
  const [state, send] = useLogic(logics.lookup, { input: { request: { of: "assignmentCodes" } } })
  const { value: codes, failure, attempts } = state.context
  const code = codes && chosenOf(codes, place)
  const go = useCallback(
    (change: Partial<MatrixPlace>, replace = false) => {
      // Whoever has gone on to another page by then is not called back.
      if (location.pathname !== matrixPath) return
      navigate(matrixAddress({ ...matrixPlaceIn(location.search), ...change }), { replace })
    },
    [navigate]
  )
  return codes && code ? (
    <Matrix agencyId={agencyId} codes={codes} code={code} place={place} logics={logics} onGo={go} />
  ) : (
    <Page back={null}>
      <PartBody
        situation="loadEligibility"
        failure={failure}
        attempts={attempts}
        busy={state.hasTag("busy")}
        onRetry={() => send({ type: "reload.asked" })}
        nothing={codes && "There is nothing that workers are booked as"}
        skeleton={<SkeletonRows rows={12} />}
      >
        {undefined}
      </PartBody>
    </Page>
  )
}

/** What was chosen, or the first there is. */
const chosenOf = (codes: ReadonlyArray<Lookup>, { code }: MatrixPlace) =>
  codes.find(({ id }) => id === code) ?? codes[0]

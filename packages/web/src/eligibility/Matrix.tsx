import type { Lookup } from "@crewfleet/sdk"
import { addDays, dayOf, matrixCounts, narrowedMatrix } from "@crewfleet/sdk/rules"
import { useDeferredValue, useEffect, useEffectEvent, useMemo } from "react"
import { Page } from "../layout/Page.tsx"
import { useNarrow } from "../layout/useNarrow.ts"
import { ExportList } from "../list/ExportList.tsx"
import { PartBody } from "../list/PartBody.tsx"
import { timeZone } from "../time/timeZone.ts"
import { ButtonLink } from "../ui/ButtonLink.tsx"
import { Card } from "../ui/Card.tsx"
import { EmptyState } from "../ui/EmptyState.tsx"
import { SkeletonRows } from "../ui/Skeleton.tsx"
import { Stack } from "../ui/Stack.tsx"
import { useLogic } from "../useLogic.ts"
import type { EligibilityLogics } from "./eligibilityLogics.ts"
import { MatrixCards } from "./MatrixCards.tsx"
import { MatrixSummary } from "./MatrixSummary.tsx"
import { MatrixTable } from "./MatrixTable.tsx"
import { MatrixTools } from "./MatrixTools.tsx"
import { matrixCsv } from "./matrixCsv.ts"
import { type MatrixPlace, requirementsPath, shiftAt } from "./matrixPlace.ts"
import { ShiftChoice } from "./ShiftChoice.tsx"
import { shiftWords } from "./shiftWords.ts"

interface MatrixProps {
  readonly agencyId: number
  readonly codes: ReadonlyArray<Lookup>
  readonly code: Lookup
  readonly place: MatrixPlace
  readonly logics: EligibilityLogics
  readonly onGo: (change: Partial<MatrixPlace>, replace?: boolean) => void
}

/** Shows `eligibilityMatrixMachine`: every worker with every requirement, what hurts first on top. */
export function Matrix({ agencyId, codes, code, place, logics, onGo }: MatrixProps) {
  const zone = timeZone()
  const request = { agencyId, assignmentCodeId: code.id, ...shiftAt(place, zone) }
  const [state, send] = useLogic(logics.matrix, { input: { request } })
  const { value: matrix, failure, attempts } = state.context
  const busy = state.hasTag("busy")
  const asked = JSON.stringify(request)
  const ask = useEffectEvent(() => {
    if (asked !== JSON.stringify(state.context.request)) send({ type: "request.changed", request })
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: another shift has other workers who may work it
  useEffect(() => ask(), [asked])

  const today = dayOf(new Date(), zone)
  const counts = useMemo(() => matrix && matrixCounts(matrix.workers, today), [matrix, today])
  const { search, verdict, lacks, ahead } = useDeferredValue(place)
  const shown = useMemo(
    () =>
      matrix && narrowedMatrix(matrix.workers, matrix.requirements, { search, verdict, lacks, ahead }, today),
    [matrix, search, verdict, lacks, ahead, today]
  )
  const Workers = useNarrow() ? MatrixCards : MatrixTable
  const words = shiftWords(place, addDays(today, 1), matrix)

  return (
    <Page
      back={null}
      actions={
        <>
          <ButtonLink href={`${requirementsPath}?code=${code.id}`}>What is asked for</ButtonLink>
          {matrix && (
            <ExportList
              key={JSON.stringify(matrix.requirements)}
              names={["worker", "workers"]}
              csv={{ logic: logics.export, columns: matrixCsv(matrix.requirements) }}
              request={{
                search: "",
                page: 0,
                size: 0,
                filter: { request, filter: { search, verdict, lacks, ahead }, today }
              }}
            />
          )}
        </>
      }
    >
      <Stack>
        <ShiftChoice
          tomorrow={addDays(today, 1)}
          codes={codes}
          code={code}
          day={place.day}
          from={place.from}
          until={place.until}
          onGo={onGo}
        />
        {matrix && counts && (
          <MatrixSummary
            words={words}
            all={matrix.workers.length}
            counts={counts}
            place={place}
            onGo={onGo}
          />
        )}
        {matrix && <MatrixTools matrix={matrix} place={place} onGo={onGo} />}
        <Card title={`${code.name}, ${words}`} flush busy={busy}>
          <PartBody
            situation="loadEligibility"
            failure={failure}
            attempts={attempts}
            busy={busy}
            onRetry={() => send({ type: "reload.asked" })}
            nothing={matrix?.workers.length === 0 ? `Nobody is booked as ${code.name} yet` : undefined}
            advice="Somebody stands here once they have been taken on and have a job with this assignment code."
            skeleton={<SkeletonRows rows={12} />}
          >
            {matrix &&
              shown &&
              (shown.length > 0 ? (
                <Workers agencyId={agencyId} requirements={matrix.requirements} workers={shown} />
              ) : (
                <EmptyState title="No worker is as you have asked">
                  Take back one of the choices above to see others.
                </EmptyState>
              ))}
          </PartBody>
        </Card>
      </Stack>
    </Page>
  )
}

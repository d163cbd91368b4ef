import type { Draft, RequirementsOfCode } from "@crewfleet/machines"
import type { AnswersOf, requirementsForm } from "@crewfleet/sdk/rules"
import { useEffect, useState } from "react"
import { useLocation, useSearch } from "wouter"
import { Page } from "../layout/Page.tsx"
import { PartBody } from "../list/PartBody.tsx"
import { Row } from "../ui/Row.tsx"
import { SelectField } from "../ui/SelectField.tsx"
import { SkeletonLines } from "../ui/Skeleton.tsx"
import { Stack } from "../ui/Stack.tsx"
import { useLogic } from "../useLogic.ts"
import * as portal from "./eligibilityLogics.ts"
import { matrixPlaceIn, requirementsPath } from "./matrixPlace.ts"
import { RequirementsEditor } from "./RequirementsEditor.tsx"
import { requirementDrafts } from "./requirementDrafts.ts"

interface RequirementsScreenProps {
  /** Whose drafts are kept. */
  readonly owner: string | undefined
  readonly logics?: portal.EligibilityLogics
}

/** What an agency asks of its workers, for one assignment code after another. */
export function RequirementsScreen({ owner, logics = portal.eligibilityLogics }: RequirementsScreenProps) {
  const [, navigate] = useLocation()
  const place = matrixPlaceIn(useSearch())
  const [state, send] = useLogic(logics.lookup, { input: { request: { of: "assignmentCodes" } } })
  const { value: codes, failure, attempts } = state.context
  const code = codes?.find(({ id }) => id === place.code) ?? codes?.[0]
  return (
    <Page lead="Whoever is to be booked must meet this on every day of the shift.">
      <PartBody
        situation="loadRequirements"
        failure={failure}
        attempts={attempts}
        busy={state.hasTag("busy")}
        onRetry={() => send({ type: "reload.asked" })}
        nothing={codes?.length === 0 ? "There is nothing that workers are booked as" : undefined}
        skeleton={<SkeletonLines lines={12} />}
      >
        {codes && code && (
          <Stack>
            <Row>
              <SelectField
                name="code"
                label="Assignment code"
                choices={codes.map(({ id, code, name }) => ({
                  value: String(id),
                  label: [code, name].filter(Boolean).join(" ")
                }))}
                value={String(code.id)}
                onChange={({ currentTarget }) => navigate(`${requirementsPath}?code=${currentTarget.value}`)}
              />
            </Row>
            <Visit key={code.id} code={code.id} owner={owner} logics={logics} />
          </Stack>
        )}
      </PartBody>
    </Page>
  )
}

interface VisitProps {
  readonly code: number
  readonly owner: string | undefined
  readonly logics: portal.EligibilityLogics
}

/** The draft is read before the editor opens; what was discarded begins anew. */
function Visit({ code, owner, logics }: VisitProps) {
  const [visit, setVisit] = useState<{
    readonly number: number
    readonly draft: Draft<RequirementsOfCode, AnswersOf<typeof requirementsForm>> | undefined
  }>()
  useEffect(() => {
    requirementDrafts.read(owner, code).then((draft) => setVisit((known) => known ?? { number: 1, draft }))
  }, [owner, code])
  return visit ? (
    <RequirementsEditor
      key={visit.number}
      id={code}
      owner={owner}
      logics={logics}
      draft={visit.draft}
      onDiscarded={() => setVisit({ number: visit.number + 1, draft: undefined })}
    />
  ) : (
    <SkeletonLines lines={12} />
  )
}

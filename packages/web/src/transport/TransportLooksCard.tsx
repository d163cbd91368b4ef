import type { TransportRequest } from "@crewfleet/machines"
import { lookedAtSaid, writeInstant } from "@crewfleet/sdk/rules"
import { PartBody } from "../list/PartBody.tsx"
import { useZone } from "../time/InZone.tsx"
import { Card } from "../ui/Card.tsx"
import { DataTable } from "../ui/DataTable.tsx"
import { SkeletonLines } from "../ui/Skeleton.tsx"
import { Stack } from "../ui/Stack.tsx"
import { StepPager } from "../ui/StepPager.tsx"
import { unknown } from "../ui/unknown.ts"
import { useLogic } from "../useLogic.ts"
import type { TransportLogics } from "./transportLogics.ts"

interface TransportLooksCardProps {
  readonly request: TransportRequest
  readonly logic: TransportLogics["looks"]
}

/** Who looked at what not everybody may read of a job, and when. */
export function TransportLooksCard({ request: filter, logic }: TransportLooksCardProps) {
  const [state, send] = useLogic(logic, { input: { filter } })
  const zone = useZone()
  const { answer, request, failure, attempts } = state.context
  return (
    <Card title="Who has looked at it" flush busy={state.hasTag("busy")}>
      <PartBody
        situation="authenticatedCall"
        failure={failure}
        attempts={attempts}
        busy={state.hasTag("busy")}
        onRetry={() => send({ type: "reload.asked" })}
        nothing={answer?.content.length === 0 ? "Nobody yet" : undefined}
        skeleton={<SkeletonLines lines={4} />}
      >
        {answer && (
          <Stack>
            <DataTable
              caption="Who has looked at it"
              columns={[
                { heading: "Who", card: "heading", cell: ({ by }) => by ?? unknown },
                { heading: "For", card: "plain", cell: ({ organisation }) => organisation ?? unknown },
                { heading: "When", card: "side", cell: ({ at }) => writeInstant("moment", at, zone) },
                {
                  heading: "What",
                  card: "wide",
                  cell: ({ audiences }) => audiences.map(lookedAtSaid).join(", ")
                }
              ]}
              rows={answer.content}
              rowKey={({ id }) => id}
            />
            {answer.totalElements > request.size && (
              <StepPager
                label="Pages of looks"
                page={request.page}
                size={request.size}
                total={answer.totalElements}
                onPage={(page) => send({ type: "page.chosen", page })}
              />
            )}
          </Stack>
        )}
      </PartBody>
    </Card>
  )
}

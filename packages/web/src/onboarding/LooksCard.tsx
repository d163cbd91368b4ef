import type { FormPlace } from "@crewfleet/machines"
import type { LongForm } from "@crewfleet/sdk/rules"
import { LoadedPart } from "../list/LoadedPart.tsx"
import { writeMoment } from "../time/write.ts"
import { Card } from "../ui/Card.tsx"
import { DataTable } from "../ui/DataTable.tsx"
import { EmptyState } from "../ui/EmptyState.tsx"
import { unknown } from "../ui/unknown.ts"
import type { OnboardingLogics } from "./onboardingLogics.ts"

interface LooksCardProps {
  readonly of: FormPlace
  readonly long: LongForm
  readonly logic: OnboardingLogics["looks"]
}

/** Who else has looked at a form, and at what of it that not everybody may read: its worker reads that. */
export function LooksCard({ of, long, logic }: LooksCardProps) {
  const labelOf = (field: string): string => long.form.questions[field]?.label ?? field
  return (
    <Card title="Who has looked at it" flush>
      <LoadedPart logic={logic} request={of} lines={3}>
        {(looks) =>
          looks.length === 0 ? (
            <EmptyState title="Nobody but you">
              Whoever reads it for an agency or a client stands here from then on.
            </EmptyState>
          ) : (
            <DataTable
              caption="Who has looked at it"
              columns={[
                { heading: "Who", card: "heading", cell: ({ by }) => by ?? unknown },
                { heading: "For", card: "plain", cell: ({ organisation }) => organisation ?? unknown },
                { heading: "When", card: "side", cell: ({ at }) => writeMoment(at) },
                {
                  heading: "Confidential answers",
                  card: "wide",
                  cell: ({ fields }) =>
                    fields.length === 0
                      ? "None"
                      : fields.length > 3
                        ? `${fields.length} answers`
                        : fields.map(labelOf).join(", ")
                }
              ]}
              rows={looks}
              rowKey={({ id }) => id}
            />
          )
        }
      </LoadedPart>
    </Card>
  )
}

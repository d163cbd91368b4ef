import { onboardingForm } from "@crewfleet/sdk/rules"
import { LoadedPart } from "../list/LoadedPart.tsx"
import { Card } from "../ui/Card.tsx"
import { FormRows } from "./FormRows.tsx"
import type { OnboardingLogics } from "./onboardingLogics.ts"

interface FormsTabProps {
  readonly workerId: number
  /** For which agency they are looked at; a client names none. */
  readonly agencyId?: number | undefined
  readonly logic: OnboardingLogics["records"]
}

/** The onboarding forms of a worker, each on a page of its own (specification 002 §2); a client opens the application alone. */
export function FormsTab({ workerId, agencyId, logic }: FormsTabProps) {
  return (
    <Card title="Forms" flush>
      <LoadedPart logic={logic} request={{ workerId, agencyId }} lines={8}>
        {(records) => (
          <FormRows
            records={records}
            hrefOf={(form, { submitted, closedBecause }) => {
              if (!submitted || closedBecause !== undefined) return undefined
              if (agencyId !== undefined) return `/agency/${form}/${agencyId}/${workerId}`
              return onboardingForm(form).isForClients ? `/client/${form}/${workerId}` : undefined
            }}
          />
        )}
      </LoadedPart>
    </Card>
  )
}

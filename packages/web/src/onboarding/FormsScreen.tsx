import type { Session } from "@crewfleet/sdk"
import { Page } from "../layout/Page.tsx"
import { LoadedPart } from "../list/LoadedPart.tsx"
import { Card } from "../ui/Card.tsx"
import { FormRows } from "./FormRows.tsx"
import * as portal from "./onboardingLogics.ts"

interface FormsScreenProps {
  readonly session: Pick<Session, "workerId">
  /** Whose forms are kept on this device as they stood last. */
  readonly owner: string | undefined
  readonly logics?: Pick<portal.OnboardingLogics, "records" | "lastRecords">
}

/** What a worker's agencies need to know about them: four forms, and where each stands. */
export function FormsScreen({ session, owner, logics = portal.onboardingLogics }: FormsScreenProps) {
  const workerId = session.workerId ?? 0
  return (
    <Page lead="What your agencies need to know about you. You fill each in once, over as many evenings as you like.">
      <Card title="Your forms" flush>
        <LoadedPart
          logic={logics.records}
          request={{ workerId }}
          lastRead={{ reads: logics.lastRecords, owner, id: workerId }}
          lines={8}
        >
          {(records) => (
            <FormRows
              records={records}
              hrefOf={(form, { closedBecause }) =>
                closedBecause === undefined ? `/worker/forms/${form}` : undefined
              }
            />
          )}
        </LoadedPart>
      </Card>
    </Page>
  )
}

import type { StaffScope } from "@crewfleet/machines"
import type { Credential } from "@crewfleet/sdk/rules"
import { useState } from "react"
import { CredentialExpiry } from "../credential/CredentialExpiry.tsx"
import { CredentialStatus } from "../credential/CredentialStatus.tsx"
import type { CredentialLogics } from "../credential/credentialLogics.ts"
import { PartBody } from "../list/PartBody.tsx"
import { Card } from "../ui/Card.tsx"
import { Facts } from "../ui/Facts.tsx"
import { SkeletonLines } from "../ui/Skeleton.tsx"
import { Stack } from "../ui/Stack.tsx"
import { useLogic } from "../useLogic.ts"
import { RecordDocument } from "./RecordDocument.tsx"

interface LicenceCopyCardProps {
  readonly scope: StaffScope
  readonly name: string
  readonly logic: CredentialLogics["list"]
}

/** The copy of a worker's driving licence among their compliances, and how its review stands. */
export function LicenceCopyCard({ scope, name, logic }: LicenceCopyCardProps) {
  const [request] = useState(() => ({ ...scope, sorts: ["compliance"] as const }))
  const [state, send] = useLogic(logic, { input: { request } })
  const { value, failure, attempts } = state.context
  const copy = value?.find(isLicence)
  const reload = () => send({ type: "reload.asked" })
  return (
    <Card title="Copy of the licence" busy={state.hasTag("busy")}>
      <PartBody
        situation="authenticatedCall"
        failure={failure}
        attempts={attempts}
        busy={state.hasTag("busy")}
        onRetry={reload}
        nothing={undefined}
        skeleton={<SkeletonLines lines={3} />}
      >
        {copy ? (
          <Stack>
            <Facts
              of={{
                Review: <CredentialStatus status={copy.status} />,
                Expires: <CredentialExpiry credential={copy} />
              }}
            />
            <RecordDocument link={copy.document} label={`Licence of ${name}`} onGone={reload} />
          </Stack>
        ) : (
          value && <p>No copy is among their compliances.</p>
        )}
      </PartBody>
    </Card>
  )
}

const isLicence = ({ name }: Credential) => /driving licence/i.test(name)

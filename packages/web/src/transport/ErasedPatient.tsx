import { erasedSaid } from "@crewfleet/sdk/rules"
import { write } from "../time/write.ts"
import { Card } from "../ui/Card.tsx"

interface ErasedPatientProps {
  readonly title: string
  readonly erasedAt: string
}

/** What stands in the place of the answers of a request whose patient was erased: that it was, and when. */
export function ErasedPatient({ title, erasedAt }: ErasedPatientProps) {
  return (
    <Card title={title}>
      <p>{erasedSaid(write("date", erasedAt))}</p>
    </Card>
  )
}

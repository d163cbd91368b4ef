import type { ConditionContent, ReceivedReport } from "@crewfleet/sdk"
import { writeMoment } from "../dashboard/timeWriter.ts"
import { Button } from "../ui/Button.tsx"
import { Card } from "../ui/Card.tsx"
import styles from "./CompareReports.module.css"
import { ReportSheet } from "./ReportSheet.tsx"

interface ReportConflictProps {
  readonly mine: ConditionContent
  readonly theirs: ReceivedReport
  readonly onMine: () => void
  readonly onTheirs: () => void
}

/** Two reports of the same moment, side by side, until a person has chosen one. */
export function ReportConflict({ mine, theirs, onMine, onTheirs }: ReportConflictProps) {
  const from = theirs.receivedFrom ? ` from ${theirs.receivedFrom}` : ""
  return (
    <div className={styles.both}>
      <Card
        title="On this device"
        actions={
          <Button size="small" onClick={onMine}>
            Send this one instead
          </Button>
        }
      >
        <ReportSheet content={mine} photoUrl={() => undefined} photoNote={() => "is still on this device"} />
      </Card>
      <Card
        title={`Received ${writeMoment(theirs.receivedAt)}${from}`}
        actions={
          <Button size="small" onClick={onTheirs}>
            Keep this one, delete mine
          </Button>
        }
      >
        <ReportSheet
          content={theirs.content}
          photoUrl={(id) => theirs.photos?.find((photo) => photo.id === id)?.url}
        />
      </Card>
    </div>
  )
}

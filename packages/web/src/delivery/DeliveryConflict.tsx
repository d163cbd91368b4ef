import type { ReactNode } from "react"
import { Button } from "../ui/Button.tsx"
import { Card } from "../ui/Card.tsx"
import { Grid } from "../ui/Grid.tsx"

interface DeliveryConflictProps {
  readonly mine: ReactNode
  readonly theirs: ReactNode
  /** When the other one was received, and from whom. */
  readonly received: string
  readonly onMine: () => void
  readonly onTheirs: () => void
}

/** Two deliveries of the same record, side by side, until a person has chosen one. */
export function DeliveryConflict({ mine, theirs, received, onMine, onTheirs }: DeliveryConflictProps) {
  return (
    <Grid cells={22} align="start">
      <Card
        title="On this device"
        actions={
          <Button size="small" onClick={onMine}>
            Send this one instead
          </Button>
        }
      >
        {mine}
      </Card>
      <Card
        title={received}
        actions={
          <Button size="small" onClick={onTheirs}>
            Keep this one, delete mine
          </Button>
        }
      >
        {theirs}
      </Card>
    </Grid>
  )
}

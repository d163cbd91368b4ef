import { PageMessage } from "../layout/PageMessage.tsx"
import { Button } from "../ui/Button.tsx"

interface TakenOverProps {
  /** What it is called, such as `report`. */
  readonly one: string
  readonly onOpen: () => void
}

/** Says that another tab works on a delivery, and takes it back when asked to. */
export function TakenOver({ one, onOpen }: TakenOverProps) {
  return (
    <PageMessage
      title={`This ${one} is open in another tab`}
      actions={
        <Button kind="primary" onClick={onOpen}>
          Go on here
        </Button>
      }
    >
      Everything that was noted there is kept on this device.
    </PageMessage>
  )
}

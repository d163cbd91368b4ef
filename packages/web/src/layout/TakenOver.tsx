import { Button } from "../ui/Button.tsx"
import { PageMessage } from "./PageMessage.tsx"

interface TakenOverProps {
  /** What it is called, such as `report`. */
  readonly one: string
  readonly onOpen: () => void
}

/** Says that another tab has what is open here, and takes it over when asked to. */
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

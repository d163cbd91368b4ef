import { type Attachment, type DeliveryWords, owedIn, owedTitle } from "@crewfleet/machines"
import { deliveryNotices } from "@crewfleet/sdk/rules"
import { useState } from "react"
import { Button } from "../ui/Button.tsx"
import { Card } from "../ui/Card.tsx"
import { Row } from "../ui/Row.tsx"
import { Stack } from "../ui/Stack.tsx"
import { Sure } from "../ui/Sure.tsx"
import { KeptPicture } from "./KeptPicture.tsx"

/** What a device does with attachments that it has. */
export interface KeptFiles {
  readonly read: (id: string) => Promise<Blob | undefined>
  /** Removes one from the device, unless it is still to be sent. */
  readonly remove: (id: string) => void
}

interface OwedAttachmentsProps {
  readonly attachments: ReadonlyArray<Attachment>
  readonly words: DeliveryWords
  readonly files: KeptFiles
  readonly onRetry: () => void
  readonly onRemove: (id: string) => void
}

/** What the service still lacks of a delivery that it has received: how each attachment stands, and what to do about it. */
export function OwedAttachments({ attachments, words, files, onRetry, onRemove }: OwedAttachmentsProps) {
  const [removing, setRemoving] = useState<string>()
  const owed = owedIn({ attachments })
  if (owed.length === 0) return null
  return (
    <Card
      title={owedTitle(words)}
      actions={
        <Button size="small" onClick={onRetry}>
          Send now
        </Button>
      }
    >
      <Stack as="ul" gap={3}>
        {owed.map(({ id, status, failure }) => (
          <Row as="li" gap={3} key={id}>
            <KeptPicture id={id} label={words.picture} read={files.read} />
            <span>
              {standing[status]}
              {failure && deliveryNotices(words.attaching, failure).map(({ text }) => ` ${text}`)}
            </span>
            {status === "refused" && (
              <Button size="small" onClick={() => setRemoving(id)}>
                Remove
              </Button>
            )}
          </Row>
        ))}
      </Stack>
      <Sure
        open={removing !== undefined}
        title={`Remove the ${words.attachment} from this device?`}
        description="The service does not have it: it is gone for good."
        no="Keep it"
        yes="Remove"
        onNo={() => setRemoving(undefined)}
        onYes={() => {
          setRemoving(undefined)
          if (removing === undefined) return
          onRemove(removing)
          files.remove(removing)
        }}
      />
    </Card>
  )
}

const standing = {
  onDevice: "On this device.",
  waiting: "Waiting to be sent.",
  sending: "Sending.",
  refused: "Refused.",
  received: "Received."
} as const

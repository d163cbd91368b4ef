import type { transportMessagesMachine } from "@crewfleet/machines"
import type { TransportMessage } from "@crewfleet/sdk"
import { type AnswersOf, transportMessageForm, writeInstant } from "@crewfleet/sdk/rules"
import { useState } from "react"
import type { AnyStateMachine } from "xstate"
import { makeDrafts } from "../editing/Drafts.ts"
import { EditorDialog } from "../editing/EditorDialog.tsx"
import { PartBody } from "../list/PartBody.tsx"
import { useZone } from "../time/InZone.tsx"
import { Button } from "../ui/Button.tsx"
import { Card } from "../ui/Card.tsx"
import { SkeletonLines } from "../ui/Skeleton.tsx"
import { Stack } from "../ui/Stack.tsx"
import { useLogic } from "../useLogic.ts"
import styles from "./MessagesCard.module.css"
import { wardStore } from "./wardDrafts.ts"

interface MessagesCardProps {
  /** The number of the job. */
  readonly id: number
  /** Whose drafts are kept, and for how many milliseconds. */
  readonly owner: string | undefined
  readonly lasting: number
  /** What each side is called. */
  readonly sides: Readonly<Record<string, string>>
  readonly logic: typeof transportMessagesMachine
  readonly editorFor: (id: number) => AnyStateMachine
}

/** What ward and agency wrote to each other about a journey, the first first. */
export function MessagesCard({ id, owner, lasting, sides, logic, editorFor }: MessagesCardProps) {
  const [state, send] = useLogic(logic, { input: { request: { id } } })
  const [writes, setWrites] = useState(false)
  const [editor] = useState(() => editorFor(id))
  const thing = `transport.message.${id}`
  const [drafts] = useState(() =>
    makeDrafts<{ readonly id: number }, AnswersOf<typeof transportMessageForm>>(
      thing,
      transportMessageForm,
      wardStore(lasting)
    )
  )
  const zone = useZone()
  const { value, failure, attempts } = state.context
  const reload = () => send({ type: "reload.asked" })
  const writerOf = ({ by, side }: TransportMessage) => [by, sides[side] ?? side].filter(Boolean).join(", ")
  return (
    <Card
      title="Messages"
      busy={state.hasTag("busy")}
      actions={
        <Button size="small" onClick={() => setWrites(true)}>
          Write a message
        </Button>
      }
    >
      <PartBody
        situation="askForTransport"
        failure={failure}
        attempts={attempts}
        busy={state.hasTag("busy")}
        onRetry={reload}
        nothing={value?.length === 0 ? "No messages yet" : undefined}
        advice="Ward and agency read what is written here. It is not for emergencies: telephone."
        skeleton={<SkeletonLines lines={3} />}
      >
        {value && (
          <Stack as="ol" className={styles.messages}>
            {value.map((message) => (
              <li key={message.id}>
                <p className={styles.body}>{message.body}</p>
                <p
                  className={styles.by}
                >{`${writerOf(message)}, ${writeInstant("moment", message.at, zone)}`}</p>
              </li>
            ))}
          </Stack>
        )}
      </PartBody>
      {writes && (
        <EditorDialog<{ readonly id: number }, typeof transportMessageForm>
          logic={editor}
          of={transportMessageForm}
          owner={owner}
          thing={thing}
          drafts={drafts}
          title="Write a message"
          submit="Send"
          onDone={({ changed }) => {
            setWrites(false)
            if (changed) reload()
          }}
        />
      )}
    </Card>
  )
}

import type { AnyForm } from "@crewfleet/sdk/rules"
import { type ReactNode, useState } from "react"
import type { AnyStateMachine } from "xstate"
import { Button } from "../ui/Button.tsx"
import { Card } from "../ui/Card.tsx"
import { Row } from "../ui/Row.tsx"
import { EditorPanel, type EditorPanelProps } from "./EditorPanel.tsx"

interface EditableCardProps<Form extends AnyForm>
  extends Omit<EditorPanelProps<unknown, Form>, "logic" | "onDone"> {
  readonly title: string
  /** What the button says; nothing where it cannot be edited. */
  readonly act?: string | undefined
  readonly kind?: "primary" | "secondary"
  readonly logicFor: () => AnyStateMachine
  /** How it stands, beside the title. */
  readonly standing?: ReactNode
  readonly editing: boolean
  readonly onEdit: (editing: boolean) => void
  readonly onChange: () => void
  /** What is read while nothing is edited. */
  readonly children: ReactNode
}

/** Something to read and, behind a toggle, to edit in the same place. */
export function EditableCard<Form extends AnyForm>(props: EditableCardProps<Form>) {
  const { title, act, kind, logicFor, standing, editing, onEdit, onChange, children, ...edited } = props
  const [logic] = useState(logicFor)
  const edits = editing && act !== undefined
  return (
    <Card
      title={title}
      actions={
        <Row>
          {standing}
          {act !== undefined && !edits && (
            <Button
              size="small"
              {...(kind && { kind })}
              aria-label={`${act} ${title}`}
              onClick={() => onEdit(true)}
            >
              {act}
            </Button>
          )}
        </Row>
      }
    >
      {edits ? (
        <EditorPanel<unknown, Form>
          {...edited}
          logic={logic}
          onDone={({ changed }) => {
            onEdit(false)
            if (changed) onChange()
          }}
        />
      ) : (
        children
      )}
    </Card>
  )
}

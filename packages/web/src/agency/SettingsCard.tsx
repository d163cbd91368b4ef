import type { AnyForm } from "@crewfleet/sdk/rules"
import { type ComponentProps, type ReactNode, useState } from "react"
import { EditorDialog } from "../editing/EditorDialog.tsx"
import { Button } from "../ui/Button.tsx"
import { Card } from "../ui/Card.tsx"

interface SettingsCardProps<Thing, Form extends AnyForm>
  extends Pick<
    ComponentProps<typeof EditorDialog<Thing, Form>>,
    "logic" | "of" | "owner" | "id" | "thing" | "questions"
  > {
  readonly title: string
  /** What the dialog is called, and its button for those who listen, such as `Change the time zone`. */
  readonly change: string
  /** Called with what was saved. */
  readonly onSaved?: (saved: Thing) => void
  /** What is read while nothing is changed. */
  readonly children: ReactNode
}

/** One thing that an agency says of itself, and the form in which it is changed. */
export function SettingsCard<Thing, Form extends AnyForm>(props: SettingsCardProps<Thing, Form>) {
  const { title, change, onSaved, children, ...edited } = props
  const [open, setOpen] = useState(false)
  return (
    <Card
      title={title}
      actions={
        <Button size="small" aria-label={change} onClick={() => setOpen(true)}>
          Change
        </Button>
      }
    >
      {children}
      {open && (
        <EditorDialog<Thing, Form>
          {...edited}
          title={change}
          submit="Save"
          onDone={({ thing }) => {
            setOpen(false)
            if (thing) onSaved?.(thing)
          }}
        />
      )}
    </Card>
  )
}

import type { AnyForm } from "@crewfleet/sdk/rules"
import { Button } from "../ui/Button.tsx"
import { Row } from "../ui/Row.tsx"
import styles from "./EditorBar.module.css"
import type { OpenEditor } from "./useEditor.ts"

interface EditorBarProps<Thing, Form extends AnyForm> {
  readonly editor: OpenEditor<Thing, Form>
  /** Whether something is typed that is not saved. */
  readonly dirty: boolean
  /** What the button says that makes a new thing. */
  readonly add: string
}

/** Says at the bottom of a form that fills a page whether it is saved, and saves or discards it. */
export function EditorBar<Thing, Form extends AnyForm>({ editor, dirty, add }: EditorBarProps<Thing, Form>) {
  const { context, step, busy, send } = editor
  const isNew = context.thing === undefined
  const saving = step === "sending" || step === "meeting"
  return (
    <Row justify="end" className={styles.bar}>
      <p className={styles.saved} role="status">
        {saving ? "Saving…" : dirty ? "Unsaved changes" : isNew ? "" : "All changes are saved"}
      </p>
      {dirty && (
        <Button disabled={busy} onClick={() => send({ type: "close.asked" })}>
          Discard changes
        </Button>
      )}
      <Button kind="primary" type="submit" busy={saving} disabled={busy && !saving}>
        {isNew ? add : "Save"}
      </Button>
    </Row>
  )
}

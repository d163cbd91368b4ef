import type { Hirer, ListedHirer } from "@crewfleet/sdk"
import { hirerForm } from "@crewfleet/sdk/rules"
import { useRef, useState } from "react"
import { EditorDialog } from "../editing/EditorDialog.tsx"
import { EditorQuestions } from "../editing/EditorForm.tsx"
import { currentOwner } from "../session/currentOwner.ts"
import { AlikeHirers } from "./AlikeHirers.tsx"
import type { HirerLogics } from "./hirerLogics.ts"

interface HirerDialogProps {
  /** Which hirer is corrected; a new one without. */
  readonly id?: number | undefined
  readonly agencyId: number | undefined
  readonly logics: Pick<HirerLogics, "editor" | "alike">
  /** Called once, with the hirer where one was saved, or chosen among those alike. */
  readonly onClose: (hirer: ListedHirer | undefined) => void
}

const further = ["address", "licence"]
/** By these somebody is found among the hirers, who are offered below them. */
const person = Object.keys(hirerForm.questions).filter((field) => !further.includes(field))

/** Enters a hirer or corrects what is said of one, above the page that needs it; own hirers alike are offered first. */
export function HirerDialog({ id, agencyId, logics, onClose }: HirerDialogProps) {
  const [owner] = useState(currentOwner)
  const [logic] = useState(() => logics.editor(agencyId))
  const chosen = useRef<ListedHirer>(undefined)
  const isNew = id === undefined
  const prefix = "hirer-"
  return (
    <EditorDialog<Hirer, typeof hirerForm>
      logic={logic}
      of={hirerForm}
      owner={owner}
      id={id}
      thing="hirer"
      title={isNew ? "Add a hirer" : "Edit a hirer"}
      submit={isNew ? "Add Hirer" : "Save"}
      restored="This is what you typed earlier and did not save."
      questions={{ prefix, fields: person }}
      onDone={({ thing }) => onClose(chosen.current ?? thing)}
    >
      {(editor) => (
        <>
          {isNew && (
            <AlikeHirers
              answers={editor.context.form}
              agencyId={agencyId}
              busy={editor.busy}
              logic={logics.alike}
              onChoose={(hirer) => {
                chosen.current = hirer
                editor.send({ type: "close.asked" })
                editor.send({ type: "discard.confirmed" })
              }}
            />
          )}
          <EditorQuestions editor={editor} prefix={prefix} fields={further} />
        </>
      )}
    </EditorDialog>
  )
}

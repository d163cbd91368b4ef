import { logoEditorLogic } from "@crewfleet/machines"
import { logoForm } from "@crewfleet/sdk/rules"
import { type ReactNode, useEffect, useEffectEvent, useId, useState } from "react"
import { AnswersForm } from "../form/AnswersForm.tsx"
import { LazyFileControl } from "../form/LazyFileControl.ts"
import { logoManner } from "../image/ImageManner.ts"
import { type ImageStore, makeImageStore } from "../image/imageStore.ts"
import { shrinkInWorker } from "../image/shrinkInWorker.ts"
import { notify } from "../notice/noticesAtom.ts"
import { loadClient } from "../session/sessionActor.ts"
import { Button } from "../ui/Button.tsx"
import { Card } from "../ui/Card.tsx"
import { Dialog } from "../ui/Dialog.tsx"
import { useLogic } from "../useLogic.ts"

interface LogoCardProps {
  readonly agencyId: number
  readonly onSaved: () => void
  readonly makeUpload: typeof makeLogoUpload
  /** The logo as it is. */
  readonly children: ReactNode
}

/** The logo of an agency, and the dialog in which another is put in its place. */
export function LogoCard({ children, ...upload }: LogoCardProps) {
  const [open, setOpen] = useState(false)
  return (
    <Card
      title="Logo"
      actions={
        <Button size="small" aria-label="Change the logo" onClick={() => setOpen(true)}>
          Change
        </Button>
      }
    >
      {children}
      {open && <LogoDialog {...upload} onEnd={() => setOpen(false)} />}
    </Card>
  )
}

interface LogoDialogProps extends Omit<LogoCardProps, "children"> {
  readonly onEnd: () => void
}

/** Shows `logoEditorMachine`: it cannot be closed while the logo is on its way. */
function LogoDialog({ agencyId, makeUpload, ...done }: LogoDialogProps) {
  const id = useId()
  const [{ store, logic }] = useState(makeUpload)
  const [refusals, setRefusals] = useState<ReadonlyArray<string>>([])
  const [state, send] = useLogic(logic, { input: { agencyId } }, ({ notice }) => {
    if (notice.level === "success") notify(notice)
    else setRefusals((earlier) => [...earlier, notice.text])
  })
  useEffect(() => void LazyFileControl.fetchAhead(), [])
  const output = state.status === "done" ? state.output : undefined
  const end = useEffectEvent(() => {
    if (output === "saved") done.onSaved()
    done.onEnd()
  })
  useEffect(() => {
    if (output) end()
  }, [output])

  const { form, problems } = state.context
  const busy = state.hasTag("busy")
  const close = () => send({ type: "close.asked" })
  return (
    <Dialog
      open={output === undefined}
      title="Change the logo"
      {...(!busy && { onCancel: close })}
      actions={
        <>
          <Button disabled={busy} onClick={close}>
            Cancel
          </Button>
          <Button kind="primary" type="submit" form={id} busy={busy}>
            Save
          </Button>
        </>
      }
    >
      <AnswersForm
        of={logoForm}
        id={id}
        answers={form}
        problems={problems}
        refusals={refusals}
        busy={busy}
        store={store}
        files={{ logo: { upload: state.children.uploadLogo } }}
        onChange={({ logo = null }) => send({ type: "logo.chosen", logo })}
        onSubmit={() => {
          setRefusals([])
          send({ type: "save.asked" })
        }}
      />
    </Dialog>
  )
}

/** Where a chosen logo waits, as long as its dialog is open, and how it is uploaded. */
export const makeLogoUpload = (): {
  readonly store: ImageStore
  readonly logic: ReturnType<typeof logoEditorLogic>
} => {
  const store = makeImageStore(shrinkInWorker(logoManner))
  return { store, logic: logoEditorLogic(loadClient, store) }
}

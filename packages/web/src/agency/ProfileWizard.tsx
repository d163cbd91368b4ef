import { type ProfileWizardOutput, profileStepOf } from "@crewfleet/machines"
import { useEffect, useEffectEvent, useId, useState } from "react"
import { DraftLine } from "../editing/DraftLine.tsx"
import { useDraftKeeper } from "../editing/useDraftKeeper.ts"
import { LazyFileControl } from "../form/LazyFileControl.ts"
import { notify } from "../notice/noticesAtom.ts"
import { timeZone } from "../time/timeZone.ts"
import { Button } from "../ui/Button.tsx"
import { Dialog } from "../ui/Dialog.tsx"
import { useLogic } from "../useLogic.ts"
import { ProfileForm } from "./ProfileForm.tsx"
import { profileDrafts } from "./profileDrafts.ts"
import * as portal from "./profileWizard.ts"

interface ProfileWizardProps {
  readonly agencyId: number
  /** Whose drafts are kept: `ownerOf` whoever is signed in; undefined where none are. */
  readonly owner: string | undefined
  /** Whether this is the page that it stands above; elsewhere it waits, with all its answers. */
  readonly shown?: boolean
  /** Called once, with how the wizard ended. */
  readonly onDone: (output: ProfileWizardOutput) => void
  /** Leaves it for another day: what was given is kept. */
  readonly onSignOut: () => void
  readonly logic?: typeof portal.profileWizard
  readonly store?: typeof portal.logoStore
}

/** Shows `profileWizardMachine` above its page: it stays until the profile is complete. */
export function ProfileWizard({
  agencyId,
  owner,
  shown = true,
  onDone,
  onSignOut,
  logic = portal.profileWizard,
  store = portal.logoStore
}: ProfileWizardProps) {
  const form = useId()
  const [refusals, setRefusals] = useState<ReadonlyArray<string>>([])
  const [state, send] = useLogic(logic, { input: { agencyId, timeZone: timeZone() } }, ({ notice }) => {
    if (notice.level === "success") notify(notice)
    else setRefusals((earlier) => [...earlier, notice.text])
  })
  const output = state.status === "done" ? state.output : undefined
  const answers = state.context.form
  const remembers = state.matches("remembering")
  const [unkept, setUnkept] = useState(false)
  const keeper = useDraftKeeper({ drafts: profileDrafts, owner }, (isKept) => setUnkept(!isKept))
  useEffect(() => {
    if (!remembers) keeper.change(undefined, output ? undefined : { form: answers })
  }, [keeper, output, remembers, answers])
  const { logo } = answers
  useEffect(() => {
    if (!remembers) store.keepOnly(logo && !output ? [logo] : [])
  }, [store, remembers, logo, output])
  useEffect(() => void LazyFileControl.fetchAhead(), [])
  const tellOwner = useEffectEvent(onDone)
  useEffect(() => {
    if (output) tellOwner(output)
  }, [output])

  if (output) return null
  if (state.matches("alreadySet"))
    return (
      <Dialog
        open={shown}
        title="Your profile is complete"
        description={refusals.join(" ")}
        actions={
          <Button kind="primary" onClick={() => send({ type: "explanation.read" })}>
            Continue
          </Button>
        }
      />
    )

  if (remembers) return null

  const step = profileStepOf(state)
  const waits = step === "currency" && !state.matches({ currency: "choosing" })
  const submit = () => {
    setRefusals([])
    send({ type: step === "logo" ? "completion.chosen" : "next.chosen" })
  }
  return (
    <Dialog
      open={shown}
      size="large"
      title="Complete your profile"
      description="Hirers see these details. It takes three short steps."
      actions={
        <>
          <Button kind="quiet" disabled={state.hasTag("busy")} onClick={onSignOut}>
            Sign out
          </Button>
          {step !== "currency" && (
            <Button
              disabled={!state.can({ type: "previous.chosen" })}
              onClick={() => {
                setRefusals([])
                send({ type: "previous.chosen" })
              }}
            >
              Previous
            </Button>
          )}
          <Button kind="primary" type="submit" form={form} disabled={waits} busy={state.hasTag("busy")}>
            {step === "logo" ? "Complete Setup" : "Next"}
          </Button>
        </>
      }
    >
      <ProfileForm id={form} state={state} send={send} store={store} refusals={refusals} onSubmit={submit} />
      <DraftLine unkept={unkept} />
    </Dialog>
  )
}

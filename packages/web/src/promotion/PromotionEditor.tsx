import { offered, promotionFacts, promotionLife, type Viewer, whyNot } from "@crewfleet/machines"
import type { Promotion } from "@crewfleet/sdk"
import { promotionForm } from "@crewfleet/sdk/rules"
import { useState } from "react"
import { EditorDialog } from "../editing/EditorDialog.tsx"
import { Sure } from "../ui/Sure.tsx"
import { LockedVehicles } from "./LockedVehicles.tsx"
import { PromotionActions } from "./PromotionActions.tsx"
import * as portal from "./promotionLogics.ts"
import { VehicleFields } from "./VehicleFields.tsx"

interface PromotionEditorProps {
  readonly viewer: Viewer
  /** Whose drafts are kept. */
  readonly owner: string | undefined
  /** Which promotion is edited; a new one without it. */
  readonly id: number | undefined
  readonly onDone: (changed: boolean) => void
  readonly logicFor?: typeof portal.promotionEditor
}

/** A promotion is made or edited, activated or ended; its vehicles are chosen once and locked ever after. */
export function PromotionEditor(props: PromotionEditorProps) {
  const { viewer, owner, id, onDone, logicFor = portal.promotionEditor } = props
  const { userType } = viewer
  const [logic] = useState(() => logicFor(viewer))
  const [openedAt] = useState(() => new Date().toISOString())
  const factsOf = (promotion: Promotion) => promotionFacts(promotion, userType, openedAt)
  const lockOf = (promotion: Promotion | undefined) =>
    promotion && whyNot(promotionLife, promotion.status, factsOf(promotion), { type: "promotion.updated" })
  return (
    <EditorDialog<Promotion, typeof promotionForm>
      logic={logic}
      of={promotionForm}
      owner={owner}
      id={id}
      thing="promotion"
      title={id === undefined ? "Create a Promotion" : "Edit a Promotion"}
      submit={id === undefined ? "Create Promotion" : "Save Changes"}
      restored="This is what you typed earlier and did not save."
      large
      leavesWhileBusy
      locked={lockOf}
      questions={{ fields: id === undefined ? asked : askedAgain, given: promotionForm.given({ userType }) }}
      acts={({ context: { thing }, busy, send }) =>
        thing &&
        lockOf(thing) === undefined && (
          <PromotionActions
            busy={busy}
            steps={offered(promotionLife, thing.status, factsOf(thing))}
            onAct={(act) => send({ type: "act.asked", act })}
          />
        )
      }
      onDone={({ changed }) => onDone(changed)}
    >
      {({ context: { form, thing }, step, change, send }) => (
        <>
          {userType === "AGENCY" && !thing && <VehicleFields form={form} onChange={change} />}
          {userType === "AGENCY" && thing && <LockedVehicles filter={thing.vehicleFilter ?? {}} />}
          <Sure
            open={step === "confirming"}
            title="End this promotion for ever?"
            description="No further booking will get it, and it cannot be activated again."
            no="Keep it"
            yes="End for ever"
            onNo={() => send({ type: "act.cancelled" })}
            onYes={() => send({ type: "act.confirmed" })}
          />
        </>
      )}
    </EditorDialog>
  )
}

/** The vehicles have a part of the form to themselves. */
const asked = Object.keys(promotionForm.questions).filter((field) => field !== "vehicleFilter")
/** One that is there is activated by a button. */
const askedAgain = asked.filter((field) => field !== "activate")

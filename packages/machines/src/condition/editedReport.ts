import type { Damage } from "@crewfleet/sdk"
import {
  type ConditionForm,
  isSignedByAnybody,
  onVehicle,
  type Party,
  type SignatureForm,
  withoutSignatures
} from "@crewfleet/sdk/rules"
import type { Edited } from "../delivery/DeliveryOptions.ts"
import type { ConditionDraft, ReportEdit } from "./ConditionDelivery.ts"
import { conditionWords } from "./conditionWords.ts"
import { keptOutline, reportOutline } from "./reportOutline.ts"

/** What an edit makes of a report; undefined where it is not possible. */
export const editedReport = (draft: ConditionDraft, edit: ReportEdit): Edited<ConditionForm> | undefined => {
  const { damages } = draft.form
  /** What was found at pick-up stays as it was found. */
  const isFixed = (id: string) => draft.facts.earlier?.damages.some((damage) => damage.id === id)
  switch (edit.type) {
    case "answer.given":
      return changed(draft, edit.answers)
    case "damage.placed":
      return isFixed(edit.damage.id) ? undefined : changed(draft, placed(draft, edit.damage))
    case "damage.removed":
      return isFixed(edit.id)
        ? undefined
        : changed(draft, { damages: damages.filter(({ id }) => id !== edit.id) })
    case "damage.returned":
      return damages.some(({ id }) => id === edit.damage.id)
        ? undefined
        : changed(draft, { damages: damages.toSpliced(edit.at, 0, edit.damage) })
    case "photo.taken":
      return isFixed(edit.damageId) ? undefined : changed(draft, { damages: withPhoto(damages, edit) })
    case "photo.unreadable":
      return { problems: [{ field: `damage-${edit.damageId}`, text: conditionWords.photoUnreadable }] }
    case "photo.removed":
      return draft.attachments.some(({ id }) => id === edit.id)
        ? changed(draft, { damages: damages.map((damage) => withoutPhoto(damage, edit.id)) })
        : undefined
    case "step.chosen":
      return { form: { ...draft.form, step: { wanted: edit.wanted } }, problems: draft.problems }
    case "signature.changed":
      return signed(draft, edit)
  }
}

/** Nobody signs what is changed afterwards: they are told so, and sign again. */
export const unsigned = (form: ConditionForm, changed: ConditionForm): Edited<ConditionForm> => ({
  form: withoutSignatures(changed),
  notice: isSignedByAnybody(form) ? conditionWords.signAgain : undefined
})

const changed = ({ form }: ConditionDraft, answers: Partial<ConditionForm>) =>
  unsigned(form, { ...form, ...answers })

/** A damage is put on the vehicle, and stays where it was found earlier unless it is moved. */
const placed = ({ form, facts }: ConditionDraft, damage: Omit<Damage, "photoIds">) => {
  const { damages } = form
  const before = damages.find(({ id }) => id === damage.id)
  const outline = reportOutline(form, facts)
  const isMoved = !before || before.view !== damage.view || before.x !== damage.x || before.y !== damage.y
  const place = isMoved ? onVehicle(outline, damage.view, damage) : undefined
  const after = { ...damage, ...place, photoIds: before?.photoIds ?? [] }
  return {
    damages: before ? damages.map((each) => (each === before ? after : each)) : [...damages, after],
    outline: keptOutline(form, facts)
  }
}

type Taken = Extract<ReportEdit, { readonly type: "photo.taken" }>

const withPhoto = (damages: ReadonlyArray<Damage>, { id, damageId, at }: Taken): ReadonlyArray<Damage> =>
  damages.map((damage) => {
    if (damage.id !== damageId) return damage
    const { photoIds } = withoutPhoto(damage, id)
    return { ...damage, photoIds: photoIds.toSpliced(at ?? photoIds.length, 0, id) }
  })

const withoutPhoto = (damage: Damage, id: string): Damage => ({
  ...damage,
  photoIds: damage.photoIds.filter((photoId) => photoId !== id)
})

const signed = (
  { form, problems }: ConditionDraft,
  { party, signature }: { readonly party: Party; readonly signature: SignatureForm }
): Edited<ConditionForm> => ({
  form: { ...form, signatures: { ...form.signatures, [party]: signature } },
  problems: problems.filter(({ field }) => !field.startsWith(party))
})

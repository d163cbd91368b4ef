import {
  accessoriesFor,
  type ConditionForm,
  type Damage,
  isSignedByAnybody,
  type Party,
  reportProblems,
  type SignatureForm,
  withoutSignatures
} from "@crewfleet/sdk"
import { assign, enqueueActions } from "xstate"
import type { ConditionDraft } from "./ConditionDraft.ts"
import type { ConditionReportContext } from "./ConditionReportContext.ts"
import { conditionWords } from "./conditionWords.ts"
import { sendingPhotos } from "./sendingPhotos.ts"

/** How a report is filled in and signed. */
export const editingReport = sendingPhotos.extend({
  actions: {
    answer: assign(({ context }, { answers }: { readonly answers: Partial<ConditionForm> }) =>
      edited(context, answers)
    ),
    placeDamage: assign(({ context }, { damage }: { readonly damage: Omit<Damage, "photoIds"> }) => {
      const { damages } = context.form
      const before = damages.find(({ id }) => id === damage.id)
      const placed = { ...damage, photoIds: before?.photoIds ?? [] }
      return edited(context, {
        damages: before ? damages.map((each) => (each === before ? placed : each)) : [...damages, placed]
      })
    }),
    removeDamage: assign(({ context }, { id }: { readonly id: string }) => {
      const removed = context.form.damages.find((damage) => damage.id === id)
      return {
        ...edited(context, { damages: context.form.damages.filter((damage) => damage !== removed) }),
        photos: context.photos.filter((photo) => !removed?.photoIds.includes(photo.id))
      }
    }),
    takePhoto: assign(({ context }, taken: { readonly id: string; readonly damageId: string }) => ({
      ...edited(context, {
        damages: context.form.damages.map((damage) =>
          damage.id === taken.damageId
            ? { ...damage, photoIds: [...damage.photoIds.filter((id) => id !== taken.id), taken.id] }
            : damage
        )
      }),
      photos: [...context.photos.filter(({ id }) => id !== taken.id), { id: taken.id, status: "onDevice" }]
    })),
    removePhoto: assign(({ context }, { id }: { readonly id: string }) => ({
      ...edited(context, {
        damages: context.form.damages.map((damage) => ({
          ...damage,
          photoIds: damage.photoIds.filter((photoId) => photoId !== id)
        }))
      }),
      photos: context.photos.filter((photo) => photo.id !== id)
    })),
    refusePhoto: assign((_, { damageId }: { readonly damageId: string }) => ({
      problems: [{ field: `damage-${damageId}` as const, text: conditionWords.photoUnreadable }]
    })),
    sign: assign(({ context }, signed: { readonly party: Party; readonly signature: SignatureForm }) => ({
      form: {
        ...context.form,
        signatures: { ...context.form.signatures, [signed.party]: signed.signature }
      },
      problems: context.problems.filter(({ field }) => !field.startsWith(signed.party))
    })),
    /** Nobody signs what is changed afterwards: they are told so, and sign again. */
    tellUnsigned: enqueueActions(({ enqueue, context }) => {
      if (isSignedByAnybody(context.form)) enqueue.emit({ type: "notice", notice: conditionWords.signAgain })
    }),
    showProblems: assign(({ context }) => ({ problems: problemsOf(context) }))
  },
  guards: {
    isIncomplete: ({ context }) => problemsOf(context).length > 0,
    /** What was found at pick-up stays as it was found. */
    isOwnDamage: ({ context }, { id }: { readonly id: string }) =>
      !context.earlier?.damages.some((damage) => damage.id === id),
    isOwnPhoto: ({ context }, { id }: { readonly id: string }) =>
      context.photos.some((photo) => photo.id === id)
  }
})

/** The answers after a change, which nobody has signed. */
const edited = (context: ConditionReportContext, answers: Partial<ConditionForm>) => ({
  form: withoutSignatures({ ...context.form, ...answers }),
  problems: []
})

const problemsOf = ({ form, subject, earlier }: ConditionDraft) =>
  reportProblems(form, accessoriesFor(subject?.fuelType), earlier)

import type { ConditionDelivery, ConditionDraft, ReportOfBooking } from "@crewfleet/machines"
import { type ConditionForm, kilometresIn, type Moment, moments } from "@crewfleet/sdk/rules"
import { type DeviceStore, type KeptKind, makeDeliveryStore } from "../delivery/makeDeliveryStore.ts"
import type { SealedStore } from "../sealed/makeSealedStore.ts"
import { sealedReports } from "./sealedReports.ts"

const placeOf = ({ bookingId, moment }: ReportOfBooking) => `${bookingId}/${moment}`

/** Both reports of a booking have their photos in one place. */
const photoPlaceOf = ({ bookingId }: ReportOfBooking, id: string) => `${bookingId}/photo/${id}`

const recordAt = (place: string): ReportOfBooking | undefined => {
  const [bookingId, moment, ...more] = place.split("/")
  return more.length === 0 && moments.includes(moment as Moment)
    ? { bookingId: Number(bookingId), moment: moment as Moment }
    : undefined
}

/** The form in what was kept; another version of the portal may have kept another. */
const formIn = (kept: unknown): ConditionForm | undefined => {
  const { odometer, damages, signatures } = Object(kept) as Partial<ConditionForm>
  const isForm = typeof odometer === "string" && Array.isArray(damages) && typeof signatures === "object"
  return isForm ? (kept as ConditionForm) : undefined
}

interface Kept {
  readonly photos?: unknown
  readonly subject?: unknown
  readonly earlier?: unknown
  readonly isStarting?: unknown
}

/** A report as it lies on devices: tabs of earlier versions of the portal read and write the same. */
const format = {
  write: ({ attachments, facts, ...draft }: ConditionDraft) => ({ ...draft, ...facts, photos: attachments }),
  read: (kept: Kept) => {
    const { photos, subject, earlier, isStarting, ...draft } = kept
    return { ...draft, attachments: photos, facts: { subject, earlier, isStarting } }
  }
}

const reports: KeptKind<ConditionDelivery> = {
  placeOf,
  recordAt,
  attachmentPlaceOf: photoPlaceOf,
  isAttachmentPlace: (record, place) => place.startsWith(photoPlaceOf(record, "")),
  formIn,
  format,
  /** A return has to know the pick-up, where that one is on this device too. */
  factsFrom: async ({ bookingId, moment }, draftOf) => {
    if (moment === "PICK_UP") return {}
    const pickUp = await draftOf({ bookingId, moment: "PICK_UP" })
    const { form } = pickUp ?? {}
    const odometer = form && kilometresIn(form.odometer)
    return {
      ...(form &&
        odometer !== undefined && { earlier: { odometer, damages: form.damages, outline: form.outline } }),
      ...(pickUp?.asked && form?.step?.wanted && { isStarting: true })
    }
  }
}

/** The condition reports that one person keeps in this browser. */
export const makeReportStore = (
  owner: string | undefined,
  device: SealedStore = sealedReports
): DeviceStore<ConditionDelivery> => makeDeliveryStore(reports, owner, device)

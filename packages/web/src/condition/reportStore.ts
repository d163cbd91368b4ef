import type {
  ConditionDraft,
  KeptReport,
  PhotoOfBooking,
  ReportOfBooking,
  ReportStore
} from "@crewfleet/machines"
import { kilometresIn, type Moment, moments } from "@crewfleet/sdk"
import { inTurn } from "../sealed/inTurn.ts"
import type { SealedStore } from "../sealed/makeSealedStore.ts"
import { sealedReports } from "./sealedReports.ts"

/** A report on this device, by its booking. */
export interface DraftOfBooking {
  readonly report: ReportOfBooking
  readonly draft: ConditionDraft
}

/** A report store that also takes photos in, and knows everything that one person keeps here. */
export interface DeviceStore extends ReportStore {
  readonly list: () => Promise<ReadonlyArray<DraftOfBooking>>
  /** Answers whether the photo will survive this page. */
  readonly keepPhoto: (photo: PhotoOfBooking, image: Blob) => Promise<boolean>
  readonly removePhoto: (photo: PhotoOfBooking) => Promise<void>
}

const encode = (value: unknown) => new TextEncoder().encode(JSON.stringify(value))
const decode = (bytes: Uint8Array): unknown => JSON.parse(new TextDecoder().decode(bytes))

/** What one person keeps in this browser, encrypted. What it cannot keep lives as long as the page. */
export const makeReportStore = (
  owner: string | undefined,
  device: SealedStore = sealedReports
): DeviceStore => {
  const images = new Map<string, Blob>()
  const draftPlace = ({ bookingId, moment }: ReportOfBooking) => `${bookingId}/${moment}`
  const photoPlace = ({ bookingId, photoId }: PhotoOfBooking) => `${bookingId}/photo/${photoId}`

  const draftAt = async (place: string): Promise<ConditionDraft | undefined> => {
    const bytes = await device.read(owner, place).catch(() => undefined)
    const draft = bytes && decode(bytes)
    return isDraft(draft) ? draft : undefined
  }
  const earlierOf = async (report: ReportOfBooking): Promise<KeptReport["earlier"]> => {
    if (report.moment === "PICK_UP") return undefined
    const draft = await draftAt(draftPlace({ ...report, moment: "PICK_UP" }))
    const odometer = draft && kilometresIn(draft.form.odometer)
    return draft && odometer !== undefined ? { odometer, damages: draft.form.damages } : undefined
  }
  const next = inTurn()

  return {
    read: (report) =>
      next(async () => ({
        draft: await draftAt(draftPlace(report)),
        earlier: await earlierOf(report)
      })),
    keep: (report, draft) => next(() => device.keep(owner, draftPlace(report), encode(draft))),
    forget: (report) =>
      next(async () => {
        const draft = await draftAt(draftPlace(report))
        const photos = (draft?.photos ?? []).map(({ id }) =>
          photoPlace({ bookingId: report.bookingId, photoId: id })
        )
        for (const place of photos) images.delete(place)
        await device.forget(owner, [draftPlace(report), ...photos])
      }),
    list: () =>
      next(async () => {
        const places = await device.places(owner).catch(() => [])
        const found = await Promise.all(
          places.map(async (place) => {
            const report = reportAt(place)
            const draft = report && (await draftAt(place))
            return report && draft ? [{ report, draft }] : []
          })
        )
        return found.flat()
      }),
    keepPhoto: async (photo, image) => {
      images.set(photoPlace(photo), image)
      const bytes = new Uint8Array(await image.arrayBuffer())
      return next(() => device.keep(owner, photoPlace(photo), bytes)).then(
        () => true,
        () => false
      )
    },
    photo: async (photo) => {
      const place = photoPlace(photo)
      const here = images.get(place)
      if (here) return here
      const bytes = await device.read(owner, place).catch(() => undefined)
      return bytes && new Blob([bytes], { type: "image/jpeg" })
    },
    removePhoto: async (photo) => {
      images.delete(photoPlace(photo))
      await next(() => device.forget(owner, [photoPlace(photo)])).catch(() => {})
    }
  }
}

const reportAt = (place: string): ReportOfBooking | undefined => {
  const [bookingId, moment, ...more] = place.split("/")
  return more.length === 0 && moments.includes(moment as Moment)
    ? { bookingId: Number(bookingId), moment: moment as Moment }
    : undefined
}

/** Whether this is a draft of today's form; another version of the portal may have kept another. */
const isDraft = (value: unknown): value is ConditionDraft => {
  const { form, photos, known, asked } = Object(value) as Partial<ConditionDraft>
  const { odometer, damages, signatures } = Object(form) as Partial<ConditionDraft["form"]>
  return (
    Array.isArray(photos) &&
    Array.isArray(known) &&
    typeof asked === "boolean" &&
    typeof odometer === "string" &&
    Array.isArray(damages) &&
    typeof signatures === "object"
  )
}

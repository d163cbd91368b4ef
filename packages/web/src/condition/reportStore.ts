import type {
  ConditionDraft,
  KeptReport,
  PhotoOfBooking,
  ReportOfBooking,
  ReportStore
} from "@crewfleet/machines"
import { kilometresIn, type Moment, moments } from "@crewfleet/sdk"
import { forgetBytes, keepBytes as keepSealedBytes, placesUnder, readBytes } from "./sealedReports.ts"

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

/** What one person keeps in this browser, encrypted. What it cannot keep, and what is nobody's, lives as long as the page. */
export const makeReportStore = (owner: string | undefined): DeviceStore => {
  const keepBytes = async (place: string, bytes: Uint8Array<ArrayBuffer>) => {
    if (owner === undefined) throw new Error("Nobody is known to keep it for")
    await keepSealedBytes(place, bytes)
  }
  const images = new Map<string, Blob>()
  const draftPlace = ({ bookingId, moment }: ReportOfBooking) => `${owner}/${bookingId}/${moment}`
  const photoPlace = ({ bookingId, photoId }: PhotoOfBooking) => `${owner}/${bookingId}/photo/${photoId}`

  const draftAt = async (place: string): Promise<ConditionDraft | undefined> => {
    const bytes = await readBytes(place).catch(() => undefined)
    const draft = bytes && decode(bytes)
    return isDraft(draft) ? draft : undefined
  }
  const earlierOf = async (report: ReportOfBooking): Promise<KeptReport["earlier"]> => {
    if (report.moment === "PICK_UP") return undefined
    const draft = await draftAt(draftPlace({ ...report, moment: "PICK_UP" }))
    const odometer = draft && kilometresIn(draft.form.odometer)
    return draft && odometer !== undefined ? { odometer, damages: draft.form.damages } : undefined
  }
  const inTurn = queue()

  return {
    read: (report) =>
      inTurn(async () => ({
        draft: await draftAt(draftPlace(report)),
        earlier: await earlierOf(report)
      })),
    keep: (report, draft) => inTurn(() => keepBytes(draftPlace(report), encode(draft))),
    forget: (report) =>
      inTurn(async () => {
        const draft = await draftAt(draftPlace(report))
        const photos = (draft?.photos ?? []).map(({ id }) =>
          photoPlace({ bookingId: report.bookingId, photoId: id })
        )
        for (const place of photos) images.delete(place)
        await forgetBytes([draftPlace(report), ...photos])
      }),
    list: () =>
      inTurn(async () => {
        if (owner === undefined) return []
        const places = await placesUnder(`${owner}/`).catch(() => [])
        const found = await Promise.all(
          places.map(async (place) => {
            const report = reportAt(place.slice(owner.length + 1))
            const draft = report && (await draftAt(place))
            return report && draft ? [{ report, draft }] : []
          })
        )
        return found.flat()
      }),
    keepPhoto: async (photo, image) => {
      images.set(photoPlace(photo), image)
      const bytes = new Uint8Array(await image.arrayBuffer())
      return inTurn(() => keepBytes(photoPlace(photo), bytes)).then(
        () => true,
        () => false
      )
    },
    photo: async (photo) => {
      const place = photoPlace(photo)
      const here = images.get(place)
      if (here) return here
      const bytes = await readBytes(place).catch(() => undefined)
      return bytes && new Blob([bytes], { type: "image/jpeg" })
    },
    removePhoto: async (photo) => {
      images.delete(photoPlace(photo))
      await inTurn(() => forgetBytes([photoPlace(photo)])).catch(() => {})
    }
  }
}

/** One thing after another, whatever becomes of each. */
const queue = () => {
  let last: Promise<unknown> = Promise.resolve()
  return <A>(work: () => Promise<A>): Promise<A> => {
    const turn = last.then(work)
    last = turn.catch(() => undefined)
    return turn
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

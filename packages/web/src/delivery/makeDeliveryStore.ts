import type { DeliveryDraft, DeliveryStore, DeliveryTypes } from "@crewfleet/machines"
import { inTurn } from "../sealed/inTurn.ts"
import type { SealedStore } from "../sealed/makeSealedStore.ts"
import { forgetIn, type PageMemory, pageMemory } from "./pageMemory.ts"

/** How the deliveries of one kind lie among everything that one owner keeps on a device. */
export interface KeptKind<K extends DeliveryTypes> {
  readonly placeOf: (record: K["record"]) => string
  /** Undefined where something else lies, such as an attachment. */
  readonly recordAt: (place: string) => K["record"] | undefined
  readonly attachmentPlaceOf: (record: K["record"], id: string) => string
  /** Whether an attachment of this record lies there, which may be one of another record as well; left out where that cannot be told. */
  readonly isAttachmentPlace?: (record: K["record"], place: string) => boolean
  /** The form in what was kept; undefined where today's cannot take it, as another version of the portal may have kept it. */
  readonly formIn: (kept: unknown) => K["form"] | undefined
  /** What was kept and today's form has no place for; nothing unless told. */
  readonly leftIn?: (kept: unknown) => Readonly<Record<string, unknown>>
  /** How a draft is written, where that is not as it is, and how it is read again. */
  readonly format?: {
    readonly write: (draft: DeliveryDraft<K>) => object
    readonly read: (kept: object) => object
  }
  /** What other drafts on this device tell one; nothing unless told. */
  readonly factsFrom?: (
    record: K["record"],
    draftOf: (record: K["record"]) => Promise<DeliveryDraft<K> | undefined>
  ) => Promise<Partial<K["facts"]>>
}

/** A delivery on this device, by its record. */
export interface KeptDraft<K extends DeliveryTypes> {
  readonly record: K["record"]
  readonly draft: DeliveryDraft<K>
}

/**
 * A store that also takes attachments in, and knows everything that one owner keeps here. What it keeps of a record is whole: as
 * long as an attachment is on this page alone, keeping a draft tries again to keep that, and fails where it cannot.
 */
export interface DeviceStore<K extends DeliveryTypes> extends DeliveryStore<K> {
  readonly placeOf: (record: K["record"]) => string
  readonly list: () => Promise<ReadonlyArray<KeptDraft<K>>>
  /** Whether any of a record is on this page alone. */
  readonly isOnPage: (record: K["record"]) => boolean
  /** Forgets what this page alone has of a draft, as another tab has it now. */
  readonly letGo: (record: K["record"]) => void
  /** Answers whether the attachment will survive this page. */
  readonly keepAttachment: (record: K["record"], id: string, file: Blob) => Promise<boolean>
  readonly removeAttachment: (record: K["record"], id: string) => Promise<void>
}

const encode = (value: unknown) => new TextEncoder().encode(JSON.stringify(value))
const decode = (bytes: Uint8Array): unknown => JSON.parse(new TextDecoder().decode(bytes))

/**
 * What one owner keeps in this browser of one kind of delivery, encrypted: a person, or the holder of a link to one record.
 * What it cannot keep lives as long as the page, in its memory.
 */
export const makeDeliveryStore = <K extends DeliveryTypes>(
  kind: KeptKind<K>,
  owner: string | undefined,
  device: SealedStore,
  memory: PageMemory = pageMemory()
): DeviceStore<K> => {
  const { placeOf, recordAt, attachmentPlaceOf, isAttachmentPlace, format } = kind
  /** What was taken on this page, wherever else it is. */
  const files = new Map<string, Blob>()
  const next = inTurn()

  const keepFile = async (place: string) => {
    const unkept = memory.files.get(place)
    if (!unkept) return
    await device.keep(owner, place, new Uint8Array(await unkept.file.arrayBuffer()))
    forgetIn(memory.files, place, unkept)
  }

  const draftAt = async (place: string): Promise<DeliveryDraft<K> | undefined> => {
    const unkept = memory.drafts.get(place)
    if (unkept) return unkept as DeliveryDraft<K>
    const bytes = await device.read(owner, place).catch(() => undefined)
    const kept = Object(bytes && decode(bytes))
    return draftFrom(format ? format.read(kept) : kept, kind)
  }
  const draftOf = (record: K["record"]) => draftAt(placeOf(record))

  const dropFile = (place: string) => {
    files.delete(place)
    memory.files.delete(place)
  }

  /** Attachments that no draft names, as a page was killed that had yet to name them or to remove them. */
  const leftBehind = async (record: K["record"]) => {
    if (!isAttachmentPlace) return []
    const places = await device.places(owner).catch(() => [])
    const others = places.flatMap((place) => (place === placeOf(record) ? [] : (recordAt(place) ?? [])))
    return places.filter(
      (place) =>
        isAttachmentPlace(record, place) &&
        !files.has(place) &&
        !others.some((other) => isAttachmentPlace(other, place))
    )
  }

  return {
    placeOf,
    read: (record) =>
      next(async () => ({
        draft: await draftOf(record),
        facts: (await kind.factsFrom?.(record, draftOf)) ?? {}
      })),
    keep: (record, draft) => {
      const own = placeOf(record)
      memory.drafts.set(own, draft as DeliveryDraft)
      return next(async () => {
        await device.keep(owner, own, encode(format ? format.write(draft) : draft))
        for (const [place, { of }] of memory.files) if (of === own) await keepFile(place)
        forgetIn(memory.drafts, own, draft as DeliveryDraft)
      })
    },
    forget: (record) => {
      const unkept = memory.drafts.get(placeOf(record))
      return next(async () => {
        const draft = await draftOf(record)
        const places = (draft?.attachments ?? []).map(({ id }) => attachmentPlaceOf(record, id))
        forgetIn(memory.drafts, placeOf(record), unkept)
        for (const place of places) dropFile(place)
        await device.forget(owner, [placeOf(record), ...places, ...(await leftBehind(record))])
      })
    },
    isOnPage: (record) => {
      const own = placeOf(record)
      return (
        device.isLost?.() || memory.drafts.has(own) || [...memory.files.values()].some(({ of }) => of === own)
      )
    },
    letGo: (record) => memory.drafts.delete(placeOf(record)),
    list: () =>
      next(async () => {
        const places = await device.places(owner).catch(() => [])
        const found = await Promise.all(
          [...new Set([...places, ...memory.drafts.keys()])].map(async (place) => {
            const record = recordAt(place)
            const draft = record && (await draftAt(place))
            return record && draft ? [{ record, draft }] : []
          })
        )
        return found.flat()
      }),
    keepAttachment: async (record, id, file) => {
      const place = attachmentPlaceOf(record, id)
      files.set(place, file)
      memory.files.set(place, { file, of: placeOf(record) })
      return next(() => keepFile(place)).then(
        () => true,
        () => false
      )
    },
    attachment: async (record, id) => {
      const place = attachmentPlaceOf(record, id)
      const here = files.get(place) ?? memory.files.get(place)?.file
      if (here) return here
      const bytes = await device.read(owner, place).catch(() => undefined)
      return bytes && new Blob([bytes], { type: mediaType(bytes) })
    },
    removeAttachment: async (record, id) => {
      const place = attachmentPlaceOf(record, id)
      dropFile(place)
      await next(() => device.forget(owner, [place])).catch(() => {})
    }
  }
}

/** A draft that today's form can take. */
const draftFrom = <K extends DeliveryTypes>(
  kept: object,
  { formIn, leftIn }: KeptKind<K>
): DeliveryDraft<K> | undefined => {
  const draft = kept as Partial<DeliveryDraft<K>>
  const form = formIn(draft.form)
  const left = leftIn && { ...draft.left, ...leftIn(draft.form) }
  const isWhole =
    Array.isArray(draft.attachments) && Array.isArray(draft.known) && typeof draft.asked === "boolean"
  return isWhole && form !== undefined
    ? ({ ...draft, form, left, facts: draft.facts ?? {}, problems: draft.problems ?? [] } as DeliveryDraft<K>)
    : undefined
}

/** Pages are PDF, and pictures are JPEGs once they have been made smaller. */
const mediaType = ([first, second]: Uint8Array): string =>
  first === 0x25 && second === 0x50 ? "application/pdf" : "image/jpeg"

import { type AnyForm, agencyCheckSaid, logRecordSaid, writeInstant, writeSpan } from "@crewfleet/sdk/rules"
import { recordKinds } from "../leader/recordKinds.ts"
import { entriesOf, type Written } from "../pdf/formEntries.ts"
import { answerEntry, groupEntry, type SheetEntry } from "../pdf/Sheet.ts"
import type { PackedRecord } from "./packedRecords.ts"
import { photoName } from "./photoName.ts"

/** One version of a part of a log on paper: what it says, who noted it, and whether it holds. */
export const recordEntries = (record: PackedRecord, written: Written): SheetEntry => {
  const { kind, receivedAt, replacedAt, isAside, notedBy, photos, owedPhotos } = record
  const moment = (at: string) => writeInstant("moment", at, written.zone)
  const standing = isAside
    ? "It stands beside the log: somebody else kept that by then"
    : replacedAt === null
      ? ""
      : `Replaced ${moment(replacedAt)}`
  const more: ReadonlyArray<readonly [label: string, text: string]> = [
    ["Received", `${moment(receivedAt)}, ${notedBy}`],
    ["Standing", standing],
    ["Shown in", photos.map((id) => photoName(id, written.pictures)).join("; ")],
    ["Photos that had not arrived", owedPhotos.join(", ")]
  ]
  return groupEntry(logRecordSaid(kind), [
    ...more.filter(([, text]) => text !== "").map(([label, text]) => answerEntry({ label, text })),
    ...contentEntries(record, written)
  ])
}

const contentEntries = (
  { kind, content, agencyChecks = [] }: PackedRecord,
  written: Written
): ReadonlyArray<SheetEntry> => {
  const form = recordKinds[kind].form as AnyForm | undefined
  if (!form) return timesEntries(content, written)
  const answers = form.read(content)
  const rowNames = {
    agencyChecks: (rowId: string) => agencyCheckSaid(agencyChecks.find(({ id }) => id === rowId))
  }
  return entriesOf(form, answers, form.asked(answers), { ...written, rowNames, isBrief: true })
}

interface SaidTimes {
  readonly times?: ReadonlyArray<{
    readonly bookingId: number
    readonly start: string
    readonly end: string
    readonly breakTime?: number | null
    readonly reason?: string | null
  }>
}

const timesEntries = (content: object, { zone }: Written) =>
  ((content as SaidTimes).times ?? []).map(({ bookingId, start, end, breakTime, reason }) =>
    answerEntry({
      label: `Booking ${bookingId}`,
      text: [writeSpan(start, end, zone), `${breakTime ?? 0} minutes of breaks`, reason]
        .filter(Boolean)
        .join(", ")
    })
  )

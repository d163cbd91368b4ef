import { isPartFor, type PackPartName, packParts, writeInstant } from "@crewfleet/sdk/rules"
import { passageOf } from "../pdf/passageOf.ts"
import { groupEntry, type Sheet, type SheetEntry, sheetOf } from "../pdf/Sheet.ts"
import type { PackContents } from "./packContents.ts"
import { packWriters } from "./packWriters.ts"
import { photoName } from "./photoName.ts"

/** For whom a pack is set, and what is known of its seal. */
export interface PackOnPaper {
  readonly holder: "AGENCY" | "CLIENT"
  readonly sealedAt: string
  readonly publicKey: string
  /** Of chance: nobody guesses from the hash of the PDF what stood in it. */
  readonly copyNumber: string
  /** The photos by the names under which the records know them. */
  readonly pictures: Readonly<Record<string, Buffer>>
}

const holders = { AGENCY: "The agency", CLIENT: "The client" } as const

/** The copy of a pack of one holder as it is set: a section for each part that is theirs, and the photos. */
export const packSheet = (
  { row, parts, zone }: PackContents,
  { holder, sealedAt, publicKey, copyNumber, pictures }: PackOnPaper
): Sheet => {
  const names = (Object.keys(packParts) as ReadonlyArray<PackPartName>).filter((name) =>
    isPartFor(holder, name)
  )
  const sections = names.map((name) => ({
    title: passageOf(packParts[name].title),
    entries: nothingIn(packWriters[name](parts[name] as never, { zone, pictures }))
  }))
  return sheetOf({
    title: `Journey ${row.ref}`,
    at: sealedAt,
    particulars: [
      { label: "Copy of", text: holders[holder] },
      { label: "Sealed", text: writeInstant("moment", sealedAt, zone) },
      { label: "Times", text: `As the clocks of ${zone} show them` },
      { label: "Key of the seal", text: publicKey },
      { label: "Number of this copy", text: copyNumber },
      {
        label: "How to verify it",
        text: "The JSON file of this pack holds the hash of this document: crewfleet verify FILE PDF --key KEY, where KEY is what the service tells at /api/v1/pack-key"
      }
    ],
    sections: [...sections, ...photosOf(pictures)],
    pictures
  })
}

const nothingIn = (entries: ReadonlyArray<SheetEntry>): ReadonlyArray<SheetEntry> =>
  entries.length > 0 ? entries : [groupEntry("Nothing was noted", [])]

const photosOf = (pictures: Readonly<Record<string, Buffer>>) => {
  const ids = Object.keys(pictures)
  if (ids.length === 0) return []
  const shown = ids.map((id) => ({ picture: id, caption: passageOf(photoName(id, pictures)) }))
  return [{ title: passageOf("Photos"), entries: [{ kind: "pictures" as const, pictures: shown }] }]
}

import {
  type AnyForm,
  lookedAtSaid,
  type PackPartName,
  transportForm,
  transportStepWords,
  verdictWords,
  writeInstant,
  writeSpan
} from "@crewfleet/sdk/rules"
import { entriesOf, type Written } from "../pdf/formEntries.ts"
import { answerEntry, groupEntry, type SheetEntry } from "../pdf/Sheet.ts"
import type { PackContents } from "./packContents.ts"
import { recordEntries } from "./recordEntries.ts"

type Parts = PackContents["parts"]

const line = (label: string, text: string | null | undefined): ReadonlyArray<SheetEntry> =>
  text ? [answerEntry({ label, text })] : []
const joined = (...texts: ReadonlyArray<string | null | undefined | false>) =>
  texts.filter(Boolean).join(", ")

const asked: AnyForm = transportForm

const answered = (answers: object, written: Written) => {
  const typed = asked.read(answers)
  const fields = asked.asked(typed).filter((field) => field in answers)
  return entriesOf(asked, typed, fields, { ...written, isBrief: true })
}

const verdictOf = (verdict: string | null, isKeptOfOthers: boolean) => {
  if (verdict !== null) return wordsByCode[verdict] ?? verdict
  return isKeptOfOthers ? "Not kept: they came later than the others" : "Not kept"
}
const wordsByCode: Readonly<Record<string, string>> = verdictWords

/** How each part of a pack is written on paper. */
export const packWriters: {
  readonly [Name in PackPartName]: (part: Parts[Name], written: Written) => ReadonlyArray<SheetEntry>
} = {
  request: (part, written) => [
    ...line("Reference", part.refPrefix),
    ...line("Agency", part.agency),
    ...line("Client", part.client),
    ...line("Asked", writeInstant("moment", part.askedAt, written.zone)),
    ...(part.plannedStart && part.plannedEnd
      ? line("Planned", writeSpan(part.plannedStart, part.plannedEnd, written.zone))
      : []),
    ...answered(part.answers, written),
    ...part.changes
      .toReversed()
      .map(({ at, by, reason, answers }) =>
        groupEntry(joined("Changed", writeInstant("moment", at, written.zone), by), [
          ...line("Why", reason),
          ...answers.map(({ field, before, after }) =>
            answerEntry({ label: nameOfField(field), text: `${before || "nothing"} → ${after || "nothing"}` })
          )
        ])
      )
  ],
  risks: ({ answers, document }, written) => [
    ...answered(answers, written),
    ...line("Risk document", document && (document.name ?? "On file"))
  ],
  crew: (crew) =>
    crew.map(({ name, role, leads, ledAtTheStart, standing, stayed }) =>
      answerEntry({
        label: joined(name, role),
        text: joined(
          verdictOf(
            standing,
            crew.some((member) => member.standing !== null)
          ),
          leads ? "team leader" : ledAtTheStart && "team leader at the start",
          !stayed && "not with the crew at the end"
        )
      })
    ),
  certificates: (all) =>
    all.map(({ name, role, because, rested }) =>
      groupEntry(joined(name, role), [
        ...line("In the way, or warned of", because.join("; ")),
        ...rested.map(({ requirement, said, evidence, documents }) =>
          answerEntry({
            label: requirement,
            text: [
              joined(said, evidence !== requirement && evidence),
              ...documents.map(({ number, issued, expires, status, sha256 }) =>
                joined(
                  `version ${number} ${status.toLowerCase()}`,
                  issued && `issued ${issued}`,
                  expires && `expires ${expires}`,
                  sha256 && `SHA-256 ${sha256}`
                )
              )
            ].join("\n")
          })
        )
      ])
    ),
  vehicleCheck: ({ vehicle, records, defects }, written) => [
    ...line("Vehicle", vehicle && joined(vehicle.name, vehicle.regno)),
    ...records.map((record) => recordEntries(record, written)),
    ...defects.map((defect) =>
      groupEntry(`Defect: ${defect.label}`, [
        ...line("What is wrong", defect.note),
        ...line("How grave", defect.gravity.toLowerCase()),
        ...line(
          "Overruled",
          defect.overruled &&
            joined(
              defect.overruled.by ?? "by the agency",
              defect.overruled.at && writeInstant("moment", defect.overruled.at, written.zone),
              defect.overruled.because,
              defect.overruled.note !== defect.note &&
                defect.overruled.note &&
                `given for: ${defect.overruled.note}`
            )
        ),
        ...line(
          "Mended",
          defect.mended &&
            joined(
              defect.mended.by,
              writeInstant("moment", defect.mended.at, written.zone),
              defect.mended.how
            )
        )
      ])
    )
  ],
  log: ({ hands, records }, written) => [
    ...hands.map(({ name, openedAt, endedAt }) =>
      answerEntry({
        label: "Kept by",
        text: joined(
          name,
          `from ${writeInstant("moment", openedAt, written.zone)}`,
          endedAt && `to ${writeInstant("moment", endedAt, written.zone)}`
        )
      })
    ),
    ...records.map((record) => recordEntries(record, written))
  ],
  incidents: ({ records }, written) => records.map((record) => recordEntries(record, written)),
  times: (people, { zone }) =>
    people.map(({ name, role, entries }) =>
      groupEntry(
        joined(name, role),
        entries.map(({ start, end, breakTime, enteredBy, enteredAt, objectedAt }) =>
          answerEntry({
            label: joined(`Entered ${writeInstant("moment", enteredAt, zone)}`, enteredBy),
            text: joined(
              writeSpan(start, end, zone),
              `${breakTime} minutes of breaks`,
              objectedAt && `objected to ${writeInstant("moment", objectedAt, zone)}`
            )
          })
        )
      )
    ),
  history: (entries, { zone }) =>
    entries.toReversed().map(({ event, at, user, reason }) =>
      answerEntry({
        label: at ? writeInstant("moment", at, zone) : "Once",
        text: joined(transportStepWords(event).done, user, reason)
      })
    ),
  review: ({ times, records, returns }, written) => [
    ...times.flatMap(({ name, reason, objection }) => [
      ...line(`${name}: why the hours were corrected`, reason),
      ...line(`${name}: objection`, objection)
    ]),
    ...records.map((record) => recordEntries(record, written)),
    ...returns.toReversed().map(({ step, words, by, at }) =>
      answerEntry({
        label: joined("Given back", step, at && writeInstant("moment", at, written.zone), by),
        text: words
      })
    )
  ],
  looks: (looks, { zone }) =>
    looks.map(({ at, by, audiences }) =>
      answerEntry({
        label: joined(writeInstant("moment", at, zone), by),
        text: audiences.map(lookedAtSaid).join(", ")
      })
    )
}

const nameOfField = (field: string) => {
  const questions = transportForm.questions as unknown as Readonly<
    Record<string, { readonly label: string; readonly name?: string }>
  >
  return questions[field]?.name ?? questions[field]?.label ?? field
}

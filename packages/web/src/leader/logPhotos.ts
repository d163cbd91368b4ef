import type { LogRecord } from "@crewfleet/sdk"
import {
  type AgencyCheck,
  type AnswersOf,
  checksNamed,
  defectsIn,
  type PartOfLog,
  vehicleLogForm
} from "@crewfleet/sdk/rules"

type VehicleRecord = Pick<LogRecord, "content" | "agencyChecks">

/** What each photo of the log of a vehicle shows, in words, by the name that the log gives it. */
const shownIn = ({ content, agencyChecks }: VehicleRecord, today: ReadonlyArray<AgencyCheck>) => {
  const answers: AnswersOf<typeof vehicleLogForm> = vehicleLogForm.read(content.vehicle ?? {})
  return new Map([
    ...defectsIn(answers, checksNamed(agencyChecks, today)).flatMap(({ label, photoIds }) =>
      photoIds.map((id) => [id, label] as const)
    ),
    ...answers.damages.flatMap(({ photoIds }, index) =>
      photoIds.map((id) => [id, `Damage ${index + 1}`] as const)
    )
  ])
}

/** The photos of the log of a vehicle that have arrived, each named by what it shows. */
export const logPhotos = (
  { photos = [], ...record }: VehicleRecord & Pick<LogRecord, "photos">,
  today: ReadonlyArray<AgencyCheck>
) => {
  const shown = shownIn(record, today)
  return photos.map((photo) => ({ ...photo, shows: shown.get(photo.id) ?? "Photo" }))
}

/** The photos that a part of a log names in any of its versions and that have not arrived: once each, by the version that counts most. */
export const owedPhotos = (
  { holding, aside, earlier }: PartOfLog<LogRecord>,
  today: ReadonlyArray<AgencyCheck>
) => {
  const all = [...(holding ? [holding] : []), ...aside, ...earlier].flatMap((record) => {
    const shown = shownIn(record, today)
    return (record.owedPhotoIds ?? []).map((id) => ({ id, record, shows: shown.get(id) }))
  })
  return all.filter(({ id }, place) => all.findIndex((other) => other.id === id) === place)
}

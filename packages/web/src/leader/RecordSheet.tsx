import type { JourneyLog, LogRecord, TransportJob } from "@crewfleet/sdk"
import {
  type AnyForm,
  cashDifference,
  checksNamed,
  dropOffForm,
  handoverDifference,
  handoverFields,
  handsOf,
  type LogRecordKind,
  medicationForm,
  partOfLog,
  propertyForm,
  vehicleLogForm,
  writeInstant
} from "@crewfleet/sdk/rules"
import type { ReactNode } from "react"
import { fileAddress } from "../file/fileAddress.ts"
import { AnswerList } from "../form/AnswerList.tsx"
import { nameOfWorker } from "../staff/nameOfWorker.ts"
import { useZone } from "../time/InZone.tsx"
import { hoursInWords } from "../transport/hoursInWords.ts"
import { Badge } from "../ui/Badge.tsx"
import { Bullets } from "../ui/Bullets.tsx"
import { Callout } from "../ui/Callout.tsx"
import { Grid } from "../ui/Grid.tsx"
import { Stack } from "../ui/Stack.tsx"
import { unknown } from "../ui/unknown.ts"
import { Differing } from "./Differing.tsx"
import styles from "./JourneyLog.module.css"
import { logPhotos } from "./logPhotos.ts"
import { VehicleLogSheet } from "./VehicleLogSheet.tsx"

interface RecordSheetProps {
  readonly kind: LogRecordKind
  readonly record: LogRecord
  readonly log: JourneyLog
  readonly job: TransportJob
}

/** What a part of a log says, in words, with its signatures and photos. */
export function RecordSheet(props: RecordSheetProps) {
  const { kind, record } = props
  switch (kind) {
    case "vehicle":
      return <VehicleSheet {...props} />
    case "propertyTaken":
    case "propertyHanded":
      return <HandoverSheet {...props} of={propertyForm} field="propertyList" />
    case "medicationTaken":
    case "medicationHanded":
      return <HandoverSheet {...props} of={medicationForm} field="medicationList" />
    case "times":
      return <TimesSheet {...props} />
    default:
      return <AnswerList of={dropOffForm} answers={dropOffForm.read(record.content.dropOff ?? {})} />
  }
}

/** The log of a vehicle with its photos, each named by what it shows and with its receipt. */
function VehicleSheet({ record, log }: RecordSheetProps) {
  const zone = useZone()
  const photos = logPhotos(record, log.agencyChecks)
  return (
    <VehicleLogSheet
      answers={vehicleLogForm.read(record.content.vehicle ?? {})}
      agencyChecks={checksNamed(record.agencyChecks, log.agencyChecks)}
      vehicle={log.vehicle}
    >
      {photos.length > 0 && (
        <Grid as="ul" cells={9} even aria-label="Photos">
          {photos.map(({ id, url, shows, receivedAt }) => (
            <li key={id}>
              <a className={styles.photo} href={fileAddress(url)} target="_blank" rel="noreferrer">
                <img src={fileAddress(url)} alt="" />
                {shows}
              </a>
              {receivedAt && (
                <p className={styles.minor}>Received {writeInstant("moment", receivedAt, zone)}</p>
              )}
            </li>
          ))}
        </Grid>
      )}
    </VehicleLogSheet>
  )
}

interface HandoverSheetProps extends RecordSheetProps {
  readonly of: typeof propertyForm | typeof medicationForm
  readonly field: "propertyList" | "medicationList"
}

/** A handover: whose hand each line is of, and what differs from what was taken over. */
function HandoverSheet({ kind, record, log, of, field }: HandoverSheetProps) {
  const list = listIn(record, field)
  const answers = of.read((record.content.property ?? record.content.medication ?? {}) as never)
  const isHanded = kind === "propertyHanded" || kind === "medicationHanded"
  const taken = partOfLog(log.records, kind === "propertyHanded" ? "propertyTaken" : "medicationTaken")
  const { missing, added } = handoverDifference(
    isHanded && taken.holding ? listIn(taken.holding, field) : list,
    list
  )
  const before = taken.holding?.content.property
  const cash =
    kind === "propertyHanded" && before
      ? cashDifference(before.cashHandover, record.content.property?.cashHandover)
      : undefined
  return (
    <Stack>
      {(missing.length + added.length > 0 || cash) && (
        <Callout tone="warning" title="This differs from what was taken over">
          <Bullets>
            <Differing lines={missing} tone="danger" said="Missing" />
            <Differing lines={added} tone="warning" said="New" />
            {cash && (
              <li>
                <Badge tone="warning">Other</Badge> {cash}
              </li>
            )}
          </Bullets>
        </Callout>
      )}
      <AnswerList
        of={of as AnyForm}
        answers={answers}
        fields={handoverFields(of, answers)}
        marks={handMarks(kind, record, log, field)}
      />
    </Stack>
  )
}

const listIn = ({ content }: LogRecord, field: HandoverSheetProps["field"]): ReadonlyArray<string> =>
  (field === "propertyList" ? content.property?.propertyList : content.medication?.medicationList) ?? []

/** Whose hand each line is of, by its address: of what stands beside the log it is its sender's. */
const handMarks = (
  kind: LogRecordKind,
  record: LogRecord,
  { records }: JourneyLog,
  field: HandoverSheetProps["field"]
): Readonly<Record<string, ReactNode>> => {
  const part = partOfLog(records, kind)
  const before = [...part.earlier].reverse().filter(({ receivedAt }) => receivedAt < record.receivedAt)
  const versions = record.isAside ? [record] : [...before, record]
  const hands = handsOf(
    versions.map((one) => ({ list: listIn(one, field), hand: one.receivedFrom ?? unknown }))
  )
  return Object.fromEntries(
    hands.flatMap((hand, index) =>
      hand === undefined ? [] : [[`${field}/${index}`, <Badge key="hand">{hand}</Badge>]]
    )
  )
}

/** The hours of the crew, by name. */
function TimesSheet({ record, job }: RecordSheetProps) {
  const zone = useZone()
  const places = job.transportWorkerSpecList.flatMap(({ bookings }) => bookings)
  return (
    <Stack>
      {(record.content.times?.times ?? []).map(({ bookingId, start, end, breakTime = 0, reason }) => {
        const worker = places.find(({ id }) => id === bookingId)?.worker
        return (
          <section key={bookingId}>
            <h4>{worker ? nameOfWorker(worker) : "Somebody who is not booked any more"}</h4>
            <p>{hoursInWords({ start, end, breakTime }, zone)}</p>
            {reason && <q className={styles.words}>{reason}</q>}
          </section>
        )
      })}
    </Stack>
  )
}

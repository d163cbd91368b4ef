import type { LogVehicle } from "@crewfleet/sdk"
import {
  type AgencyCheck,
  type AnswersOf,
  agencyCheckSaid,
  checkResults,
  defectsIn,
  isExchanged,
  nameOfCode,
  type VehicleCheck,
  type VehicleCheckName,
  vehicleChecks,
  vehicleLogForm
} from "@crewfleet/sdk/rules"
import type { ReactNode } from "react"
import { AnswerList } from "../form/AnswerList.tsx"
import { Callout } from "../ui/Callout.tsx"
import { Facts } from "../ui/Facts.tsx"
import { Stack } from "../ui/Stack.tsx"
import { DefectDecision, decidedOf } from "./DefectDecisions.tsx"
import styles from "./JourneyLog.module.css"

interface VehicleLogSheetProps {
  readonly answers: AnswersOf<typeof vehicleLogForm>
  /** The checks of the agency, as this log names them. */
  readonly agencyChecks: ReadonlyArray<AgencyCheck>
  /** The vehicle of the journey, with what was decided about its defects. */
  readonly vehicle: LogVehicle | undefined
  /** What is shown beneath what fails. */
  readonly children?: ReactNode
}

/** The log of a vehicle in words: what fails first, and all that was looked at by name. */
export function VehicleLogSheet({ answers: typed, agencyChecks, vehicle, children }: VehicleLogSheetProps) {
  // As it is sent, and what was received before words were kept as they show.
  const answers = vehicleLogForm.read(vehicleLogForm.write(typed))
  const defects = defectsIn(answers, agencyChecks)
  const own = answers.agencyChecks.map(({ rowId, result }) => ({
    id: rowId,
    label: agencyCheckSaid(agencyChecks.find(({ id }) => id === rowId)),
    value: said(result)
  }))
  const before = isExchanged(answers.vehicleId, vehicle?.id)
  const decided = (check: string) => (vehicle && !before && decidedOf(vehicle, check)) || {}
  return (
    <Stack>
      {before && <p>This is the log of {vehicleBefore(vehicle, answers.vehicleId)}, which was exchanged.</p>}
      {defects.length === 0 && <p>Nothing fails in this log.</p>}
      {defects.map(({ check, label, note, mended, telephoned }) => (
        <Callout key={check} tone="warning" title={label}>
          <p className={styles.words}>{note}</p>
          {mended && <p className={styles.words}>Mended: {mended}</p>}
          {telephoned && <p className={styles.words}>Telephoned: {telephoned}</p>}
          <DefectDecision of={decided(check)} />
        </Callout>
      ))}
      {children}
      <AnswerList of={vehicleLogForm} answers={answers} fields={listed} />
      {groups.map(({ title, checks }) => (
        <Stack as="section" gap={2} key={title} aria-label={title}>
          <h4>{title}</h4>
          <Facts
            of={Object.fromEntries(
              Object.entries(checks).map(([name, { label }]) => [
                label,
                said(answers[name as VehicleCheckName].result)
              ])
            )}
          />
        </Stack>
      ))}
      {own.length > 0 && (
        <Stack as="section" gap={2} aria-label="Checks of your agency">
          <h4>Checks of your agency</h4>
          <Facts of={own} />
        </Stack>
      )}
    </Stack>
  )
}

/** What a vehicle is called that a journey does not make any more. */
export const vehicleBefore = (vehicle: LogVehicle | undefined, id: number | null): string =>
  nameOf(vehicle?.before?.find((one) => one.id === id)) ?? "the vehicle before"

/** A vehicle by make, model and registration mark, as far as they are known. */
export const nameOf = (vehicle: Pick<LogVehicle, "name" | "regno"> | undefined): string | undefined =>
  [vehicle?.name, vehicle?.regno].filter(Boolean).join(" · ") || undefined

const said = (result: string) => (result === "" ? "Not looked at" : nameOfCode(checkResults, result))

const groups: ReadonlyArray<{
  readonly title: string
  readonly checks: Readonly<Record<string, VehicleCheck>>
}> = Object.values(vehicleChecks)

/** What a log says beside its checks. */
const listed = ["startMileage", "damages", "damageReport", "notes", "feedback"]

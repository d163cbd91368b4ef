import type { Lookup } from "@crewfleet/sdk"
import { DateField } from "../ui/DateField.tsx"
import { Row } from "../ui/Row.tsx"
import { SelectField } from "../ui/SelectField.tsx"
import { TimeField } from "../ui/TimeField.tsx"
import type { MatrixPlace } from "./matrixPlace.ts"

interface ShiftChoiceProps {
  /** `2026-11-24`, by the agency's calendar. */
  readonly tomorrow: string
  readonly codes: ReadonlyArray<Lookup>
  readonly code: Lookup
  readonly place: MatrixPlace
  readonly onGo: (change: Partial<MatrixPlace>) => void
}

/** As what, and in which shift, workers are to work; tomorrow without a day, and all of the day without times. */
export function ShiftChoice({ tomorrow, codes, code, place, onGo }: ShiftChoiceProps) {
  const { from, until } = place
  const shown = place.day || tomorrow
  return (
    <Row align="end" gap={3} role="group" aria-label="Which shift">
      <SelectField
        name="code"
        label="Assignment code"
        choices={codes.map(({ id, code, name }) => ({
          value: String(id),
          label: [code, name].filter(Boolean).join(" ")
        }))}
        value={String(code.id)}
        onChange={({ currentTarget }) => onGo({ code: Number(currentTarget.value), lacks: undefined })}
      />
      <DateField
        name="day"
        label="Day"
        value={shown}
        onDate={(chosen) => onGo(chosen && chosen !== tomorrow ? { day: chosen } : nothingChosen)}
      />
      <TimeField
        name="from"
        label="From"
        optional
        value={from}
        onTime={(from) => onGo({ day: shown, from })}
      />
      <TimeField
        name="until"
        label="Until"
        optional
        value={until}
        onTime={(until) => onGo({ day: shown, until })}
      />
    </Row>
  )
}

const nothingChosen = { day: "", from: "", until: "" }

import type { Lookup } from "@crewfleet/sdk"
import { memo } from "react"
import { DateField } from "../ui/DateField.tsx"
import { Row } from "../ui/Row.tsx"
import { SelectField } from "../ui/SelectField.tsx"
import { TimeField } from "../ui/TimeField.tsx"
import { useShownFirst } from "../ui/useShownFirst.ts"
import type { MatrixPlace } from "./matrixPlace.ts"

interface ShiftChoiceProps extends Pick<MatrixPlace, "day" | "from" | "until"> {
  /** `2026-11-24`, by the agency's calendar. */
  readonly tomorrow: string
  readonly codes: ReadonlyArray<Lookup>
  readonly code: Lookup
  readonly onGo: (change: Partial<MatrixPlace>) => void
}

/** As what, and in which shift, workers are to work; tomorrow without a day, and all of the day without times. */
export const ShiftChoice = memo(function ShiftChoice({
  tomorrow,
  codes,
  code,
  day,
  from,
  until,
  onGo
}: ShiftChoiceProps) {
  const shown = day || tomorrow
  const [chosen, choose] = useShownFirst(code.id, (code) => onGo({ code, lacks: undefined }))
  return (
    <Row align="end" gap={3} role="group" aria-label="Which shift">
      <SelectField
        name="code"
        label="Assignment code"
        choices={codes.map(({ id, code, name }) => ({
          value: String(id),
          label: [code, name].filter(Boolean).join(" ")
        }))}
        value={String(chosen)}
        onChange={({ currentTarget }) => choose(Number(currentTarget.value))}
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
})

const nothingChosen = { day: "", from: "", until: "" }

import type { Problem } from "@crewfleet/sdk"
import { type CrewHours, type CrewMember, type TypedHours, writeInstant } from "@crewfleet/sdk/rules"
import { memo, useState } from "react"
import { InstantField } from "../form/InstantField.tsx"
import { isDrawnAlike } from "../form/isDrawnAlike.ts"
import { Button } from "../ui/Button.tsx"
import { Grid } from "../ui/Grid.tsx"
import { Row } from "../ui/Row.tsx"
import { Stack } from "../ui/Stack.tsx"
import { TextAreaField } from "../ui/TextAreaField.tsx"
import { TextField } from "../ui/TextField.tsx"
import { UndoButton } from "../ui/UndoButton.tsx"
import { useHeldFocus } from "../ui/useHeldFocus.ts"
import { useLateWork } from "../ui/useLateWork.ts"
import { EnteredHours } from "./EnteredHours.tsx"
import styles from "./JobPlanner.module.css"
import { PlanMarks } from "./PlanMarks.tsx"

interface PlannerRowProps {
  readonly member: CrewMember
  readonly planned: CrewHours["planned"]
  /** By the clock of which zone times are typed. */
  readonly zone: string
  readonly row: TypedHours
  /** Those of this row. */
  readonly problems: ReadonlyArray<Problem>
  readonly disabled: boolean
  readonly change: (rowId: string, changes: Partial<TypedHours>) => void
}

/**
 * The hours of one of the crew: what was entered before, what is entered now, and how that differs from the plan. Drawn anew only
 * where it changes, as a crew of twenty takes longer than somebody waits for a digit.
 */
export const PlannerRow = memo(function PlannerRow(props: PlannerRowProps) {
  const { member, planned, zone, row, problems, disabled, change } = props
  const onChange = (changes: Partial<TypedHours>) => change(row.rowId, changes)
  const putOff = useLateWork()
  const held = useHeldFocus()
  const at = (part: string) => `times/${row.rowId}/${part}`
  const field = (part: keyof TypedHours) => ({
    name: at(part),
    problem: problems.find((problem) => problem.field === at(part))?.text,
    disabled
  })
  const plan = {
    start: planned.start ?? "",
    end: planned.end ?? "",
    breakTime: String(planned.breakTime ?? 0)
  }
  /** What stood there before it was made as planned, as long as nobody typed over that. */
  const [before, setBefore] = useState<Pick<TypedHours, HoursPart>>()
  if (before && hoursParts.some((part) => row[part] !== plan[part])) setBefore(undefined)
  const asPlanned = () =>
    putOff(() => {
      const { start, end, breakTime } = row
      onChange(plan)
      setBefore({ start, end, breakTime })
    })
  return (
    <fieldset className={styles.worker}>
      <legend className={styles.name}>{member.name}</legend>
      <Stack gap={3}>
        <EnteredHours times={member.times} zone={zone} />
        <Grid columns={[2, 2, 1]} stackedBelow={36} gap={3} align="start">
          <InstantField
            {...field("start")}
            label="Start"
            hint={plannedAt(planned.start, zone)}
            zone={zone}
            value={row.start}
            onChange={(start) => onChange({ start })}
          />
          <InstantField
            {...field("end")}
            label="End"
            hint={plannedAt(planned.end, zone)}
            zone={zone}
            value={row.end}
            onChange={(end) => onChange({ end })}
          />
          <TextField
            {...field("breakTime")}
            label="Break in minutes"
            hint={planned.start && `Planned: ${planned.breakTime ?? 0}`}
            inputMode="numeric"
            autoComplete="off"
            value={row.breakTime}
            onChange={({ currentTarget }) => onChange({ breakTime: currentTarget.value })}
          />
        </Grid>
        <PlanMarks row={row} planned={planned} />
        {member.times.length > 0 && !disabled && (
          <TextAreaField
            {...field("reason")}
            label="Why the entry is corrected"
            hint="Only where you change what was entered. The worker is told, and can object."
            rows={2}
            value={row.reason}
            onChange={({ currentTarget }) => onChange({ reason: currentTarget.value })}
          />
        )}
        {!disabled && planned.start && planned.end && (
          <Row {...held}>
            {before ? (
              <UndoButton
                size="small"
                aria-label={`Undo: ${member.name} worked as planned`}
                onClick={() => putOff(() => onChange(before))}
              />
            ) : (
              <Button size="small" aria-label={`${member.name}: worked as planned`} onClick={asPlanned}>
                As planned
              </Button>
            )}
          </Row>
        )}
      </Stack>
    </fieldset>
  )
}, isDrawnAlike)

const hoursParts = ["start", "end", "breakTime"] as const

type HoursPart = (typeof hoursParts)[number]

const plannedAt = (instant: string | undefined, zone: string) =>
  instant && `Planned: ${writeInstant("moment", instant, zone)}`

import type { Problem } from "@crewfleet/sdk"
import type { CrewHours, TypedHours } from "@crewfleet/sdk/rules"
import { useLayoutEffect, useRef, useState } from "react"
import { timeZone } from "../time/timeZone.ts"
import { Stack } from "../ui/Stack.tsx"
import { PlannerRow } from "./PlannerRow.tsx"

interface PlannerRolesProps {
  readonly hours: CrewHours
  readonly rows: ReadonlyArray<TypedHours>
  readonly problems: ReadonlyArray<Problem>
  readonly disabled: boolean
  readonly onChange: (rows: ReadonlyArray<TypedHours>) => void
}

/** Those of the crew who take hours, by what they are booked as. */
export function PlannerRoles({ hours, rows, problems, disabled, onChange }: PlannerRolesProps) {
  const roles = Map.groupBy(hours.crew, ({ role }) => role)
  const latest = useRef({ rows, onChange })
  useLayoutEffect(() => {
    latest.current = { rows, onChange }
  })
  const [change] = useState(() => (rowId: string, changes: Partial<TypedHours>) => {
    const { rows, onChange } = latest.current
    const changed = { ...rowOf(rows, rowId), ...changes }
    onChange(
      rows.some((row) => row.rowId === rowId)
        ? rows.map((row) => (row.rowId === rowId ? changed : row))
        : [...rows, changed]
    )
  })
  return [...roles].map(([role, crew]) => (
    <Stack as="section" gap={3} key={role} aria-label={role}>
      <h3>{role}</h3>
      {crew.map((member) => (
        <PlannerRow
          key={member.rowId}
          member={member}
          planned={hours.planned}
          zone={hours.timeZone ?? timeZone()}
          row={rowOf(rows, member.rowId)}
          problems={problems.filter(({ field }) => field.startsWith(`times/${member.rowId}/`))}
          disabled={disabled}
          change={change}
        />
      ))}
    </Stack>
  ))
}

const rowOf = (rows: ReadonlyArray<TypedHours>, rowId: string) =>
  rows.find((row) => row.rowId === rowId) ?? untyped(rowId)

/** Somebody who was booked since the draft was kept. */
const untyped = (rowId: string): TypedHours => ({ rowId, start: "", end: "", breakTime: "", reason: "" })

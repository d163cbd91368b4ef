import {
  type CrewHours,
  minutesInWords,
  planDifference,
  type TypedHours,
  workedMinutes,
  workedTimeOf
} from "@crewfleet/sdk/rules"
import { Badge } from "../ui/Badge.tsx"
import { Row } from "../ui/Row.tsx"

interface PlanMarksProps {
  readonly row: TypedHours
  readonly planned: CrewHours["planned"]
}

/** How much was worked, and what of it is other than planned, in words; nothing while times are missing. */
export function PlanMarks({ row, planned }: PlanMarksProps) {
  const worked = workedTimeOf(row)
  const minutes = worked && workedMinutes(worked)
  if (!worked || !minutes || minutes < 0) return null
  const pause = planned.breakTime ?? 0
  const marks = [
    planned.start && ["Start", planDifference(worked.start, planned.start)],
    planned.end && ["End", planDifference(worked.end, planned.end)],
    planned.start && ["Break", worked.breakTime === pause ? same : `${minutesInWords(pause)} planned`]
  ].filter((mark) => Array.isArray(mark))
  const others = marks.filter(([, text]) => text !== same)
  return (
    <Row aria-live="polite">
      <span>{minutesInWords(minutes)} of work</span>
      {marks.length > 0 && others.length === 0 && <Badge tone="success">As planned</Badge>}
      {others.map(([part, text]) => (
        <Badge key={part} tone="warning">
          {part}: {text}
        </Badge>
      ))}
    </Row>
  )
}

const same = "as planned"

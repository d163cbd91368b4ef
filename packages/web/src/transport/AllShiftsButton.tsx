import type { SeatsRequest } from "@crewfleet/machines"
import { exportWords } from "@crewfleet/sdk/rules"
import CalendarPlus from "lucide-react/icons/calendar-plus"
import { useState } from "react"
import { ExportFailed } from "../list/ExportFailed.tsx"
import { Button } from "../ui/Button.tsx"
import { useLogic } from "../useLogic.ts"
import { saveCalendar } from "./saveCalendar.ts"
import type { SeatLogics } from "./seatLogics.ts"

interface AllShiftsButtonProps {
  readonly of: SeatsRequest
  readonly logic: SeatLogics["all"]
}

const words = exportWords(["shift", "shifts"])

/** Shows `exportMachine`: saves all shifts of a worker as one calendar file, or says why there is none. */
export function AllShiftsButton({ of, logic }: AllShiftsButtonProps) {
  const [plugged] = useState(() => logic((seats) => saveCalendar(seats, "shifts")))
  const [state, send] = useLogic(plugged, {})
  const { failure } = state.context
  return (
    <>
      <Button
        size="small"
        busy={state.matches("collecting")}
        onClick={() => send({ type: "export.asked", request: { search: "", filter: of } })}
      >
        <CalendarPlus size={16} aria-hidden="true" />
        All as calendar file
      </Button>
      <ExportFailed
        open={state.matches("failed")}
        title="No calendar file was made"
        because={failure === "changed" ? words.changed : failure && words.failed}
        send={send}
      />
    </>
  )
}

import type { sharingMachine } from "@crewfleet/machines"
import type { WorkerAgency } from "@crewfleet/sdk"
import { CheckboxField } from "../ui/CheckboxField.tsx"
import { notifyEmitted, useLogic } from "../useLogic.ts"
import { type WorkerLogics, workerLogics } from "./workerLogics.ts"

interface SharingFieldProps {
  readonly workerId: number
  readonly agency: WorkerAgency
  /** What the agency may see is other than it was, or the worker belongs to it no more. */
  readonly onChange: () => void
  readonly logic?: WorkerLogics["sharing"]
}

/** Shows `sharingMachine`: whether an agency sees a worker's records, with what that means. */
export function SharingField({
  workerId,
  agency,
  onChange,
  logic = workerLogics.sharing
}: SharingFieldProps) {
  const { id: agencyId, name, shares = false } = agency
  const [state, send] = useLogic<typeof sharingMachine>(
    logic,
    { input: { about: { workerId, agencyId }, choice: shares } },
    (emitted) => (emitted.type === "changed" ? onChange() : notifyEmitted(emitted))
  )
  const { wanted } = state.context
  return (
    <CheckboxField
      name={`sharing-${agencyId}`}
      label={`${name} can see my records`}
      hint={
        wanted
          ? "It sees your trainings and compliances with their certificates, and decides about each for itself."
          : "It sees none of your trainings and compliances, and cannot find you eligible for a shift."
      }
      checked={wanted}
      aria-disabled={state.hasTag("busy")}
      onChange={({ currentTarget }) => send({ type: "choice.made", choice: currentTarget.checked })}
    />
  )
}

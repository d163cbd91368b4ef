import type { hirersMachine } from "@crewfleet/machines"
import type { Chosen } from "@crewfleet/sdk/rules"
import type { ControlProps } from "../form/ControlProps.ts"
import { ReferenceField } from "../form/ReferenceField.tsx"
import { useLogic } from "../useLogic.ts"

interface HirerFieldProps extends ControlProps<Chosen> {
  readonly agencyId: number | undefined
  readonly logic: typeof hirersMachine
}

/** Who hires the vehicle: one of the agency's hirers, found by name, e-mail or telephone. */
export function HirerField({ agencyId, logic, ...control }: HirerFieldProps) {
  const [state, send] = useLogic(logic, { input: { filter: { agencyId } } })
  const { answer, typed, request } = state.context
  const isSearching = state.hasTag("busy") || typed.trim() !== request.search
  const hirers = isSearching ? [] : (answer?.content ?? [])
  const nothing = state.matches("failed")
    ? "The hirers could not be loaded. Type again to try once more."
    : "No hirer found"
  return (
    <ReferenceField
      {...control}
      choices={hirers.map(({ id, name, email }) => ({
        value: String(id),
        label: [name || `Hirer ${id}`, email].filter(Boolean).join(", ")
      }))}
      nothingFound={isSearching ? "Searching…" : nothing}
      onType={(text) => send({ type: "search.typed", text })}
    />
  )
}

import type { hirersMachine } from "@crewfleet/machines"
import type { ListedHirer } from "@crewfleet/sdk"
import type { Chosen } from "@crewfleet/sdk/rules"
import type { ControlProps } from "../form/ControlProps.ts"
import { ReferenceField } from "../form/ReferenceField.tsx"
import { Button } from "../ui/Button.tsx"
import { Stack } from "../ui/Stack.tsx"
import { useLogic } from "../useLogic.ts"

interface HirerFieldProps extends ControlProps<Chosen> {
  readonly agencyId: number | undefined
  readonly logic: typeof hirersMachine
  /** Enters somebody who is not among them. */
  readonly onNew: () => void
}

/** Who hires the vehicle: one of the agency's hirers, found by name, e-mail or telephone, or somebody new. */
export function HirerField({ agencyId, logic, onNew, ...control }: HirerFieldProps) {
  const [state, send] = useLogic(logic, { input: { filter: { agencyId } } })
  const { answer, typed, request } = state.context
  const isSearching = state.hasTag("busy") || typed.trim() !== request.search
  const hirers = isSearching ? [] : (answer?.content ?? [])
  const nothing = state.matches("failed")
    ? "The hirers could not be loaded. Type again to try once more."
    : "No hirer found"
  return (
    <Stack gap={2}>
      <ReferenceField
        {...control}
        choices={hirers.map((hirer) => ({ value: String(hirer.id), label: hirerLabel(hirer) }))}
        nothingFound={isSearching ? "Searching…" : nothing}
        onType={(text) => send({ type: "search.typed", text })}
      />
      <p>
        <Button size="small" onClick={onNew}>
          Somebody new
        </Button>
      </p>
    </Stack>
  )
}

/** A hirer as the field names them. */
export const hirerLabel = ({ id, name, email, telephone }: ListedHirer): string =>
  [name || `Hirer ${id}`, email || telephone].filter(Boolean).join(", ")

import type { hirersMachine } from "@crewfleet/machines"
import type { Chosen } from "@crewfleet/sdk"
import { type ControlProps, fieldWords } from "../form/ControlProps.ts"
import { ComboboxField } from "../ui/ComboboxField.tsx"
import { useLogic } from "../useLogic.ts"

interface HirerFieldProps extends ControlProps<Chosen> {
  readonly agencyId: number | undefined
  readonly logic: typeof hirersMachine
}

/** Who hires the vehicle: one of the agency's hirers, found by name, e-mail or telephone. */
export function HirerField({ agencyId, logic, ...control }: HirerFieldProps) {
  const { id, name } = control.value
  const [state, send] = useLogic(logic, { input: { filter: { agencyId } } })
  const { answer, typed, request } = state.context
  const isSearching = state.hasTag("busy") || typed.trim() !== request.search
  const hirers = isSearching ? [] : (answer?.content ?? [])
  const choices = hirers.map((hirer) => ({
    value: String(hirer.id),
    label: [hirer.name || `Hirer ${hirer.id}`, hirer.email].filter(Boolean).join(", ")
  }))
  const nothing = state.matches("failed")
    ? "The hirers could not be loaded. Type again to try once more."
    : "No hirer found"
  return (
    <ComboboxField
      {...fieldWords(control)}
      hint="Somebody who has booked with you before. Type a name, an e-mail address or a telephone number."
      choices={choices}
      value={id || null}
      nothingFound={isSearching ? "Searching…" : nothing}
      search={{
        onType: (text) => send({ type: "search.typed", text }),
        chosen: id === "" ? null : { value: id, label: name }
      }}
      onChange={(value) =>
        control.onChange({
          id: value ?? "",
          name: choices.find((choice) => choice.value === value)?.label ?? ""
        })
      }
    />
  )
}

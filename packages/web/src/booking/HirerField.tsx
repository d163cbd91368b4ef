import type { hirersMachine } from "@crewfleet/machines"
import { ComboboxField } from "../ui/ComboboxField.tsx"
import { useLogic } from "../useLogic.ts"

interface HirerFieldProps {
  readonly agencyId: number | undefined
  readonly clientId: number | undefined
  readonly clientName: string
  readonly problem: string | undefined
  readonly logic: typeof hirersMachine
  readonly onChange: (hirer: { readonly clientId: number | undefined; readonly clientName: string }) => void
}

/** Who hires the vehicle: one of the agency's hirers, found by name, e-mail or telephone. */
export function HirerField({ agencyId, clientId, clientName, problem, logic, onChange }: HirerFieldProps) {
  const [state, send] = useLogic(logic, { input: { filter: { agencyId } } })
  const { answer, typed, request } = state.context
  const isSearching = state.hasTag("busy") || typed.trim() !== request.search
  const hirers = isSearching ? [] : (answer?.content ?? [])
  const choices = hirers.map(({ id, name, email }) => ({
    value: String(id),
    label: [name || `Hirer ${id}`, email].filter(Boolean).join(", ")
  }))
  const nothing = state.matches("failed")
    ? "The hirers could not be loaded. Type again to try once more."
    : "No hirer found"
  return (
    <ComboboxField
      name="clientId"
      label="Hirer"
      hint="Somebody who has booked with you before. Type a name, an e-mail address or a telephone number."
      choices={choices}
      value={clientId === undefined ? null : String(clientId)}
      problem={problem}
      nothingFound={isSearching ? "Searching…" : nothing}
      search={{
        onType: (text) => send({ type: "search.typed", text }),
        chosen: clientId === undefined ? null : { value: String(clientId), label: clientName }
      }}
      onChange={(value) =>
        onChange({
          clientId: value === null ? undefined : Number(value),
          clientName: choices.find((choice) => choice.value === value)?.label ?? ""
        })
      }
    />
  )
}

import type { LookupRequest } from "@crewfleet/machines"
import type { Chosen } from "@crewfleet/sdk/rules"
import type { ControlProps } from "../form/ControlProps.ts"
import { ReferenceField } from "../form/ReferenceField.tsx"
import { failureWords } from "../list/failureWords.ts"
import { retryFor } from "../list/retryFor.ts"
import { ErrorState } from "../ui/ErrorState.tsx"
import { useLogic } from "../useLogic.ts"
import type { StaffLogics } from "./staffLogics.ts"

interface LookupFieldProps extends ControlProps<Chosen> {
  readonly of: LookupRequest["of"]
  readonly logic: StaffLogics["lookup"]
}

/** One of the things that the service knows, such as an assignment code. */
export function LookupField({ of, logic, ...control }: LookupFieldProps) {
  const [state, send] = useLogic(logic, { input: { request: { of } } })
  const { value = [], failure } = state.context
  return failure ? (
    <ErrorState
      message={failureWords("authenticatedCall", failure)}
      busy={state.hasTag("busy")}
      onRetry={retryFor(failure, () => send({ type: "reload.asked" }))}
    />
  ) : (
    <ReferenceField
      {...control}
      choices={value.map(({ id, code, name }) => ({
        value: String(id),
        label: code ? `${code} ${name}` : name
      }))}
    />
  )
}

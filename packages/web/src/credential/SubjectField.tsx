import type { credentialChoicesMachine } from "@crewfleet/machines"
import type { Chosen, CredentialSort } from "@crewfleet/sdk/rules"
import type { ControlProps } from "../form/ControlProps.ts"
import { ReferenceField } from "../form/ReferenceField.tsx"
import { failureWords } from "../list/failureWords.ts"
import { retryFor } from "../list/retryFor.ts"
import { ErrorState } from "../ui/ErrorState.tsx"
import { useLogic } from "../useLogic.ts"

interface SubjectFieldProps {
  readonly control: ControlProps<Chosen>
  readonly sort: CredentialSort
  readonly logic: typeof credentialChoicesMachine
}

/** Shows `credentialChoicesMachine`: which training or compliance it is. */
export function SubjectField({ control, sort, logic }: SubjectFieldProps) {
  const [state, send] = useLogic(logic, { input: { request: { sort } } })
  const { value = [], failure } = state.context
  const choices = value.map(({ id, name }) => ({ value: String(id), label: name }))
  return (
    <>
      <ReferenceField {...control} choices={choices} />
      {failure && (
        <ErrorState
          message={failureWords("authenticatedCall", failure)}
          busy={state.hasTag("busy")}
          onRetry={retryFor(failure, () => send({ type: "reload.asked" }))}
        />
      )}
    </>
  )
}

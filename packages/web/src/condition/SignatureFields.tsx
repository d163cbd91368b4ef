import type { ReportEdit } from "@crewfleet/machines"
import type { Problem } from "@crewfleet/sdk"
import { type Party, partyWords, type SignatureForm } from "@crewfleet/sdk/rules"
import { SignatureField } from "../form/SignatureField.tsx"

interface SignatureFieldsProps {
  readonly party: Party
  readonly signature: SignatureForm
  readonly problems: ReadonlyArray<Problem>
  readonly edit: (edit: ReportEdit) => void
}

/** One party's signature: drawn, or its typed name confirmed. */
export function SignatureFields({ party, signature, problems, edit }: SignatureFieldsProps) {
  const own = problems.flatMap(({ field, ...problem }) => {
    if (field === `${party}-name`) return [{ ...problem, field: "name" }]
    return field === `${party}-signature` ? [{ ...problem, field: "" }] : []
  })
  return (
    <SignatureField
      name={party}
      joint="-"
      label={partyWords[party]}
      nameLabel={`Name of the ${party === "hirer" ? "hirer" : "person from the agency"}`}
      padLabel={`Signature of the ${party === "hirer" ? "hirer" : "agency"}`}
      value={signature}
      problems={own}
      onChange={(changed: SignatureForm) => edit({ type: "signature.changed", party, signature: changed })}
    />
  )
}

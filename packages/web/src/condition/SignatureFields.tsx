import type { ReportEdit } from "@crewfleet/machines"
import { type Party, type Problem, partyWords, type SignatureForm } from "@crewfleet/sdk"
import { CheckboxField } from "../ui/CheckboxField.tsx"
import { Radios } from "../ui/Radios.tsx"
import { TextField } from "../ui/TextField.tsx"
import styles from "./Signature.module.css"
import { SignaturePad } from "./SignaturePad.tsx"

interface SignatureFieldsProps {
  readonly party: Party
  readonly signature: SignatureForm
  readonly problems: ReadonlyArray<Problem>
  readonly edit: (edit: ReportEdit) => void
}

/** One party's signature: drawn, or its typed name confirmed. */
export function SignatureFields({ party, signature, problems, edit }: SignatureFieldsProps) {
  const problemOf = (field: string) => problems.find((problem) => problem.field === field)?.text
  const change = (changed: Partial<SignatureForm>) =>
    edit({ type: "signature.changed", party, signature: { ...signature, ...changed } })
  const now = () => new Date().toISOString()
  const problem = problemOf(`${party}-signature`)
  return (
    <fieldset className={styles.party}>
      <legend className={styles.legend}>{partyWords[party]}</legend>
      <TextField
        name={`${party}-name`}
        label={`Name of the ${party === "hirer" ? "hirer" : "person from the agency"}`}
        problem={problemOf(`${party}-name`)}
        autoComplete="off"
        value={signature.name}
        onChange={({ currentTarget }) =>
          change({
            name: currentTarget.value,
            confirmed: false,
            ...(signature.method === "TYPED" && { signedAt: null })
          })
        }
      />
      <Radios
        name={`${party}-method`}
        label="How to sign"
        inline
        choices={methods}
        value={signature.method}
        onChange={(method) =>
          change({ method: method as SignatureForm["method"], drawing: "", confirmed: false, signedAt: null })
        }
      />
      {signature.method === "DRAWN" ? (
        <SignaturePad
          id={`${party}-signature`}
          label={`Signature of the ${party === "hirer" ? "hirer" : "agency"}`}
          drawing={signature.drawing}
          problem={problem}
          onDraw={(drawing) => change({ drawing, signedAt: drawing ? now() : null })}
        />
      ) : (
        <>
          <p className={styles.typed}>{signature.name || "–"}</p>
          <CheckboxField
            name={`${party}-signature`}
            label="My typed name is my signature"
            problem={problem}
            checked={signature.confirmed}
            onChange={({ currentTarget: { checked } }) =>
              change({ confirmed: checked, signedAt: checked ? now() : null })
            }
          />
        </>
      )}
    </fieldset>
  )
}

const methods = [
  { value: "DRAWN", label: "Draw" },
  { value: "TYPED", label: "Type the name" }
]

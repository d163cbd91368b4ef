import type { Problem } from "@crewfleet/sdk"
import type { SignatureForm } from "@crewfleet/sdk/rules"
import { CheckboxField } from "../ui/CheckboxField.tsx"
import { Radios } from "../ui/Radios.tsx"
import { Stack } from "../ui/Stack.tsx"
import { TextField } from "../ui/TextField.tsx"
import { unknown } from "../ui/unknown.ts"
import styles from "./Signature.module.css"
import { SignaturePad } from "./SignaturePad.tsx"

interface SignatureFieldProps {
  /** What the names of its fields begin with. */
  readonly name: string
  /** Whose signature it is, as its heading says. */
  readonly label: string
  readonly nameLabel: string
  /** The name is asked beside it: only one that is typed asks for it here. */
  readonly unnamed?: boolean
  readonly padLabel: string
  readonly value: SignatureForm
  /** Addressed from within it: `name`, and its own with an empty address. */
  readonly problems: ReadonlyArray<Problem>
  readonly onChange: (signature: SignatureForm) => void
  readonly joint?: string
}

/** A signature: drawn, or its typed name confirmed. */
export function SignatureField({
  name,
  label,
  value,
  problems,
  onChange,
  joint = "/",
  unnamed = false,
  ...words
}: SignatureFieldProps) {
  const problemAt = (address: string) => problems.find(({ field }) => field === address)?.text
  const change = (changed: Partial<SignatureForm>) => onChange({ ...value, ...changed })
  const now = () => new Date().toISOString()
  return (
    <Stack as="fieldset" gap={3} className={styles.party}>
      <legend className={styles.legend}>{label}</legend>
      {(!unnamed || value.method === "TYPED") && (
        <TextField
          name={`${name}${joint}name`}
          label={words.nameLabel}
          problem={problemAt("name")}
          autoComplete="off"
          value={value.name}
          onChange={({ currentTarget }) =>
            change({
              name: currentTarget.value,
              confirmed: false,
              ...(value.method === "TYPED" && { signedAt: null })
            })
          }
        />
      )}
      <Radios
        name={`${name}${joint}method`}
        label="How to sign"
        inline
        choices={methods}
        value={value.method}
        onChange={(method) =>
          change({ method: method as SignatureForm["method"], drawing: "", confirmed: false, signedAt: null })
        }
      />
      {value.method === "DRAWN" ? (
        <SignaturePad
          id={joint === "/" ? name : `${name}${joint}signature`}
          label={words.padLabel}
          drawing={value.drawing}
          problem={problemAt("")}
          onDraw={(drawing) => change({ drawing, signedAt: drawing ? now() : null })}
        />
      ) : (
        <>
          <p className={styles.typed}>{value.name || unknown}</p>
          <CheckboxField
            name={joint === "/" ? name : `${name}${joint}signature`}
            label="My typed name is my signature"
            problem={problemAt("")}
            checked={value.confirmed}
            onChange={({ currentTarget: { checked } }) =>
              change({ confirmed: checked, signedAt: checked ? now() : null })
            }
          />
        </>
      )}
    </Stack>
  )
}

const methods = [
  { value: "DRAWN", label: "Draw" },
  { value: "TYPED", label: "Type the name" }
]

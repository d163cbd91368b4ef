import type { Problem } from "@crewfleet/sdk"
import type { AnyForm, SignatureForm, SigningMethod } from "@crewfleet/sdk/rules"
import { useDeferredValue, useEffect, useState } from "react"
import { serviceNow } from "../time/serviceClock.ts"
import { CheckboxField } from "../ui/CheckboxField.tsx"
import { Radios } from "../ui/Radios.tsx"
import { Stack } from "../ui/Stack.tsx"
import { TextField } from "../ui/TextField.tsx"
import { unknown } from "../ui/unknown.ts"
import { useShownFirst } from "../ui/useShownFirst.ts"
import type { AnyControlProps } from "./ControlProps.ts"
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
  /** The question for a picture of it, where one may be uploaded, and what draws it. */
  readonly picture?: AnyForm | undefined
  readonly nested?: AnyControlProps["nested"]
  readonly value: SignatureForm
  /** Addressed from within it: `name`, and its own with an empty address. */
  readonly problems: ReadonlyArray<Problem>
  readonly onChange: (signature: SignatureForm) => void
  readonly joint?: string
}

/** A signature: drawn, its typed name confirmed, or a picture of it. */
export function SignatureField({
  name,
  label,
  value,
  problems,
  onChange,
  joint = "/",
  unnamed = false,
  picture,
  nested,
  ...words
}: SignatureFieldProps) {
  const problemAt = (address: string) => problems.find(({ field }) => field === address)?.text
  const change = (changed: Partial<SignatureForm>) => onChange({ ...value, ...changed })
  const [left, setLeft] = useState<LeftDrawing>()
  const [method, chooseMethod] = useShownFirst(value.method, (method) => {
    const { file: _, ...kept } = value
    const { drawing, signedAt } = (method === "DRAWN" && left?.returns && left) || unsigned
    if (value.drawing !== "") setLeft({ drawing: value.drawing, signedAt: value.signedAt, returns: true })
    onChange({ ...kept, method, drawing, signedAt, confirmed: false })
  })
  // Which way is chosen is seen at once, and what it asks for with the frame after.
  const shown = useDeferredValue(value.method)
  const methodName = `${name}${joint}method`
  // A signature stands for what was there when it was given: it comes back as long as nothing else was typed or chosen.
  useEffect(() => {
    if (!left) return
    const forget = ({ target }: Event) => {
      const isOwnMethod = (target as HTMLInputElement).name === methodName
      if (!(left.returns && isOwnMethod)) setLeft(undefined)
    }
    document.addEventListener("input", forget)
    return () => document.removeEventListener("input", forget)
  }, [left, methodName])
  return (
    <Stack as="fieldset" gap={3} className={styles.party}>
      <legend className={styles.legend}>{label}</legend>
      {(!unnamed || shown === "TYPED") && (
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
        name={methodName}
        label="How to sign"
        inline
        choices={picture ? [...methods, upload] : methods}
        value={method}
        onChange={(chosen) => chooseMethod(chosen as SigningMethod)}
      />
      {shown === "UPLOADED" && picture && nested ? (
        nested({
          of: picture,
          prefix: `${name}/`,
          answers: { file: value.file ?? null },
          problems: problems.map((problem) =>
            problem.field === "" ? { ...problem, field: "file" } : problem
          ),
          onChange: (changes) => {
            const { file = null } = changes as Pick<SignatureForm, "file">
            change({ file, signedAt: file ? serviceNow() : null })
          }
        })
      ) : shown === "DRAWN" ? (
        <SignaturePad
          id={joint === "/" ? name : `${name}${joint}signature`}
          label={words.padLabel}
          drawing={value.drawing}
          problem={problemAt("")}
          onDraw={(drawing) => change({ drawing, signedAt: serviceNow() })}
          onClear={() => {
            setLeft({ drawing: value.drawing, signedAt: value.signedAt, returns: false })
            change({ drawing: "", signedAt: null })
          }}
          onUndo={left && (() => change({ drawing: left.drawing, signedAt: left.signedAt }))}
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
              change({ confirmed: checked, signedAt: checked ? serviceNow() : null })
            }
          />
        </>
      )}
    </Stack>
  )
}

/** A drawing that was there: it can be taken back where it was cleared, and `returns` by itself to whoever chose another way to sign. */
interface LeftDrawing extends Pick<SignatureForm, "drawing" | "signedAt"> {
  readonly returns: boolean
}

const unsigned = { drawing: "", signedAt: null }

const methods = [
  { value: "DRAWN", label: "Draw" },
  { value: "TYPED", label: "Type the name" }
]

const upload = { value: "UPLOADED", label: "Upload a picture" }

import { documentTypeName, documentTypes } from "@crewfleet/sdk"
import { Radios } from "../ui/Radios.tsx"
import styles from "./DocumentForm.module.css"

interface DocumentTypesProps {
  readonly chosen: string
  /** The types that are on file already. */
  readonly taken: ReadonlyArray<string>
  readonly problem: string | undefined
  readonly disabled: boolean
  readonly onChoose: (type: string) => void
}

/** Which document it is: the types, those that are on file struck through (specification 001 §5). */
export function DocumentTypes({ chosen, taken, problem, disabled, onChoose }: DocumentTypesProps) {
  const isFull = documentTypes.every((type) => taken.includes(type))
  return (
    <fieldset disabled={disabled} className={styles.types}>
      <Radios
        name="type"
        label="Document type"
        problem={problem}
        value={chosen}
        choices={documentTypes.map((type) => ({
          value: type,
          label: documentTypeName(type),
          taken: taken.includes(type) ? "(Already uploaded)" : undefined
        }))}
        onChange={onChoose}
        {...(isFull && { hint: "Every document is on file. To replace one, open it and choose Re-Upload." })}
      />
    </fieldset>
  )
}

import Upload from "lucide-react/icons/upload"
import { type DragEvent, useState } from "react"
import { Field, type FieldWords } from "./Field.tsx"
import styles from "./FileField.module.css"

interface FileFieldProps extends FieldWords {
  readonly name: string
  readonly accept?: string
  readonly chosen?: string | undefined
  readonly disabled?: boolean
  readonly onChoose?: (file: File) => void
  /** Takes several files at once, in place of `onChoose`. */
  readonly onChooseAll?: (files: ReadonlyArray<File>) => void
}

/** A file, chosen with a button or dropped; whether it will do is for the owner to say. */
export function FileField({
  label,
  hint,
  problem,
  optional,
  name,
  chosen,
  onChoose,
  onChooseAll,
  ...input
}: FileFieldProps) {
  const [over, setOver] = useState(false)
  const choose = (files: FileList | null) => {
    const [file] = files ?? []
    if (file && onChooseAll) onChooseAll([...(files ?? [])])
    else if (file) onChoose?.(file)
  }
  const drop = (event: DragEvent<HTMLInputElement>) => {
    event.preventDefault()
    setOver(false)
    choose(event.dataTransfer.files)
  }

  return (
    <Field id={name} label={label} hint={hint} problem={problem} optional={optional}>
      {(wiring) => (
        <div className={styles.area} data-over={over}>
          <input
            {...input}
            {...wiring}
            type="file"
            multiple={onChooseAll !== undefined}
            name={name}
            className={styles.input}
            onClick={(event) => {
              event.currentTarget.value = "" // so that the same file can be chosen again
            }}
            onChange={(event) => choose(event.currentTarget.files)}
            onDragEnter={() => setOver(true)}
            onDragLeave={() => setOver(false)}
            onDragOver={(event) => event.preventDefault()}
            onDrop={drop}
          />
          <Upload className={styles.icon} aria-hidden="true" />
          <span className={styles.button} aria-hidden="true">
            {onChooseAll ? "Choose files" : "Choose file"}
          </span>
          <span className={styles.words} aria-live="polite">
            {chosen ?? (onChooseAll ? "or drop them here" : "or drop it here")}
          </span>
        </div>
      )}
    </Field>
  )
}

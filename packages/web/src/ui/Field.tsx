import type { ReactNode } from "react"
import styles from "./Field.module.css"

/** What stands around a control. */
export interface FieldWords {
  readonly label: string
  readonly labelHidden?: boolean | undefined
  readonly hint?: string | undefined
  readonly problem?: string | undefined
  readonly optional?: boolean | undefined
  /** How much was typed of what fits, such as `12/50`. */
  readonly counter?: string | undefined
}

/** What ties a control to the words around it. */
export interface FieldWiring {
  readonly id: string
  readonly "aria-describedby": string | undefined
  readonly "aria-invalid": true | undefined
}

interface FieldProps extends FieldWords {
  readonly id: string
  readonly children: (wiring: FieldWiring) => ReactNode
}

/** A label, its hint and its problem, tied to the one control that `children` draws. */
export function Field({ id, label, labelHidden, hint, problem, optional, counter, children }: FieldProps) {
  return (
    <div className={styles.field} data-problem={problem !== undefined}>
      <div className={styles.heading}>
        <label className={styles.label} data-hidden={labelHidden} htmlFor={id}>
          {label}
          <Optional shown={optional} />
        </label>
        {counter && (
          <span className={styles.counter} id={`${id}-counter`}>
            {counter}
          </span>
        )}
      </div>
      <FieldNotes id={id} hint={hint} problem={problem} />
      {children(wire(id, hint, problem, counter))}
    </div>
  )
}

/** The word that marks an answer nobody has to give. */
export function Optional({ shown }: { readonly shown?: boolean | undefined }) {
  if (!shown) return null
  return (
    <>
      {" "}
      <span className={styles.optional}>(optional)</span>
    </>
  )
}

/** The hint and the problem of a control, with the ids that `wire` points at. */
export function FieldNotes({ id, hint, problem }: Pick<FieldProps, "id" | "hint" | "problem">) {
  return (
    <>
      {hint && (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {problem && (
        <p className={styles.problem} id={`${id}-problem`}>
          {problem}
        </p>
      )}
    </>
  )
}

/** The attributes that tie a control to its hint and its problem. */
export function wire(id: string, hint?: string, problem?: string, counter?: string): FieldWiring {
  const described = [hint && `${id}-hint`, problem && `${id}-problem`, counter && `${id}-counter`]
    .filter(Boolean)
    .join(" ")
  return { id, "aria-describedby": described || undefined, "aria-invalid": problem ? true : undefined }
}

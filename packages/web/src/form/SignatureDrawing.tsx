import styles from "./Signature.module.css"

/** A drawn signature. */
export function SignatureDrawing({ drawing, label }: { readonly drawing: string; readonly label: string }) {
  return (
    <svg className={styles.drawing} viewBox="0 0 400 160" role="img" aria-label={label}>
      <path d={drawing} />
    </svg>
  )
}

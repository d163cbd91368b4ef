import styles from "./Placeholder.module.css"

/** Says what is being loaded, where nothing else can be shown yet. */
export function LoadingState({ message }: { readonly message: string }) {
  return (
    <div className={styles.placeholder} role="status">
      <p className={styles.words}>{message}</p>
    </div>
  )
}

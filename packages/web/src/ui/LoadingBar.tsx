import styles from "./LoadingBar.module.css"

/** A thin bar along the top edge while something loads; it shifts nothing. */
export function LoadingBar({ shown }: { readonly shown: boolean }) {
  return (
    <div className={styles.track} role="status" data-shown={shown}>
      {shown && <span className={styles.bar}>Loading</span>}
    </div>
  )
}

import styles from "./ShareWords.module.css"
import type { Share } from "./shares.ts"

/** A group with how many there are of it and, where it is known, which part of all they are. */
export function ShareWords({
  group,
  count,
  figure,
  percent
}: Share & { readonly percent?: number | undefined }) {
  return (
    <>
      <span className={styles.group}>{group}</span>
      <span className={styles.count}>{figure ?? count.toLocaleString("en-GB")}</span>
      {percent !== undefined && <span className={styles.percent}>{percent}%</span>}
    </>
  )
}

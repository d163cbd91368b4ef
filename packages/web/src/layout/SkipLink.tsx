import type { MouseEvent } from "react"
import styles from "./SkipLink.module.css"

/** The first stop of the Tab key: jumps over the navigation without touching the address. */
export function SkipLink({ target }: { readonly target: string }) {
  const skip = (event: MouseEvent) => {
    event.preventDefault()
    document.getElementById(target)?.focus()
  }
  return (
    <a className={styles.link} href={`#${target}`} onClick={skip}>
      Skip to main content
    </a>
  )
}

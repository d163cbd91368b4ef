import type { Whereabouts } from "@crewfleet/machines"
import styles from "./WhereaboutsLine.module.css"

/** Says in one place where everything that was typed is; a change of that is read out, a later save is not. */
export function WhereaboutsLine({ of: { kind, text } }: { readonly of: Whereabouts }) {
  return (
    <p className={styles.line} data-kind={kind} role="status">
      {text}
    </p>
  )
}

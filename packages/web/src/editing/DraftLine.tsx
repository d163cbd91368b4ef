import { words } from "@crewfleet/sdk/rules"
import styles from "./DraftLine.module.css"

/** Says beside a form that what is typed in it does not outlast its page, where that is so. */
export function DraftLine({ unkept }: { readonly unkept: boolean }) {
  return unkept && <p className={styles.line}>{words.draftNotKept.text}</p>
}

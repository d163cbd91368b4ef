import type { documentUploadMachine } from "@crewfleet/machines"
import type { SnapshotFrom } from "xstate"
import { ProgressBar } from "../ui/ProgressBar.tsx"
import styles from "./DocumentForm.module.css"

/** What is going on with a document, and how much of it has left. */
export function UploadProgress({ state }: { readonly state: SnapshotFrom<typeof documentUploadMachine> }) {
  return (
    <div className={styles.progress} role="status">
      {state.matches("shrinking") && "Preparing the picture"}
      {state.matches("uploading") && (
        <ProgressBar label="Uploading document" percent={state.context.sent * 100} />
      )}
      {state.matches("adding") && "Saving the document"}
    </div>
  )
}

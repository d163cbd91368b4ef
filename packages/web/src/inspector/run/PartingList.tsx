import type { Recording, Replay } from "@crewfleet/machines/recording"
import { replayWords } from "@crewfleet/machines/recording"
import { Callout } from "../../ui/Callout.tsx"
import styles from "./PartingList.module.css"

/** What a replay came to: that all went as it was recorded, or where each machine parts. */
export function PartingList({
  recording,
  replayed
}: {
  readonly recording: Recording
  readonly replayed: Replay
}) {
  return (
    <Callout tone={replayed.partings.length > 0 ? "warning" : "info"}>
      <pre className={styles.words}>{replayWords(recording, replayed).join("\n")}</pre>
    </Callout>
  )
}

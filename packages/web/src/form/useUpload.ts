import { useSelector } from "@xstate/react"
import type { AnyActorRef } from "xstate"

/** How far an upload is. */
export interface UploadSeen {
  readonly standing: "shrinking" | "assembling" | "uploading" | "attaching" | "interrupted"
  /** The share of the file that has left, 0 to 1. */
  readonly sent: number
}

/** Looks at an actor of an `uploadMachine`, while there is one. */
export const useUpload = (upload: AnyActorRef | undefined): UploadSeen | undefined => {
  const snapshot = useSelector(upload, (seen) => seen)
  return snapshot?.status === "active" ? { standing: snapshot.value, sent: snapshot.context.sent } : undefined
}

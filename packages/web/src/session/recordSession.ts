import { record } from "../recording/record.tsx"
import { sessionActor } from "./sessionActor.ts"

/** Records this page from the session on. */
export const recordSession = (): void => record(sessionActor)

import type { ChosenFile } from "@crewfleet/sdk/rules"

/** A file that waits in the host's blob store: its media type, and its size in bytes. */
export type FileReference = ChosenFile

import type { OpenedLog } from "../../src/leader/OpenedLog.ts"

/** The log as it was handed to its screen last, where a test shows how one comes to it and not the screen. */
export const page: { opened: OpenedLog | undefined } = { opened: undefined }

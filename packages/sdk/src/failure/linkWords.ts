/**
 * Why a link opens nothing, and what to do. Only whoever holds a link learns what became of it; of one that was never
 * given out, and of a wrong secret, the same is said.
 */
export const linkWords = {
  unknown:
    "This link cannot be opened. Check that it is complete, or ask whoever gave it to you for a new one.",
  incomplete:
    "This link is incomplete, or was opened in another browser. Open it again from the message that you got.",
  ended: (agency: string) => `This link has ended. Ask ${agency} for a new one.`,
  withdrawn: (agency: string) =>
    `This link has been withdrawn. Ask ${agency} for a new one if you still need it.`,
  /** Of the link with which a team leader's device is let in to the log of a journey. */
  logEnded: "This device is no longer let in to the log: sign in again. What you have noted stays on it.",
  usedUp: (agency: string) =>
    `This link has been opened in as many browsers as it may be. Ask ${agency} for a new one.`
} as const

import type { Notice } from "@crewfleet/sdk"

/** What people are told where signatures, or a confirmation, stand for something that was changed, or changed back. */
export const signingNotices = {
  handoverChanged: {
    level: "warning",
    text: "What is handed over was changed: let everybody sign again."
  },
  dropOffChanged: {
    level: "warning",
    text: "Where, when or to whom the patient was handed over was changed: let the recipient sign again."
  },
  standsAgain: { level: "info", text: "It says what was signed again: the signatures stand." },
  confirmedChanged: { level: "warning", text: "What you confirmed was changed: confirm it again." },
  confirmedAgain: {
    level: "info",
    text: "It says what you confirmed again: the confirmation stands."
  }
} as const satisfies Readonly<Record<string, Notice>>

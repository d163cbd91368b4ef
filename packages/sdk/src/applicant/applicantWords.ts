import { type Notice, success, warning } from "../failure/Notice.ts"

/** What whoever applies is told (specification 002 §5 and §8); signing in does without it. */
export const applicantWords = {
  incomplete: warning("Missing Required Info"),
  added: success("Applicant Added Successfully"),
  linked: success("Applicant Linked Successfully")
} as const satisfies Record<string, Notice>

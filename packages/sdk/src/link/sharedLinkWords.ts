import { success, warning } from "../failure/Notice.ts"

/** What a person is told of links that are handed to others; sign-in does without. */
export const sharedLinkWords = {
  made: success("Link made"),
  copied: success("Link copied"),
  notCopied: warning("The link could not be copied. Select it, and copy it yourself."),
  withdrawn: success("Link withdrawn")
} as const

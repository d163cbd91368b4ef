import { verdictWords } from "@crewfleet/sdk/rules"

/** Whether somebody may work, in words; a verdict that nobody foresaw as it was told. */
export const verdictText = (verdict: string): string =>
  Object.hasOwn(verdictWords, verdict) ? verdictWords[verdict as keyof typeof verdictWords] : verdict

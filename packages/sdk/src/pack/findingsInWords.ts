import type { PackFindings, PartStanding } from "./verifyPack.ts"
import { isWhole } from "./verifyPack.ts"

const standings: Readonly<Record<PartStanding, string>> = {
  WHOLE: "whole",
  CHANGED: "CHANGED since it was sealed",
  ERASED: "erased by law; the rest still verifies",
  WITHHELD: "not in this copy"
}

const seals: Readonly<Record<PackFindings["seal"], string>> = {
  VALID: "valid",
  BROKEN: "BROKEN: this is not what was sealed",
  OTHER_KEY: "made with another key than the one that was asked for"
}

/** What was found of a pack, a line each. */
export const findingsInWords = (findings: PackFindings): ReadonlyArray<string> => {
  const { refPrefix, jobId, sealedAt, publicKey, seal, parts, pdf } = findings
  return [
    `Journey ${refPrefix} (${jobId}), sealed ${sealedAt}`,
    `Key: ${publicKey}`,
    `Seal: ${seals[seal]}`,
    ...parts.map(({ name, standing }) => `${name}: ${standings[standing]}`),
    ...(pdf ? [`PDF: ${standings[pdf]}`] : []),
    isWhole(findings) ? "All that is there is as it was sealed." : "This pack is not as it was sealed."
  ]
}

import type { PackFindings, PartStanding } from "./verifyPack.ts"
import { isConsistent, isWhole } from "./verifyPack.ts"

const standings: Readonly<Record<PartStanding, string>> = {
  WHOLE: "whole",
  CHANGED: "CHANGED since it was sealed",
  ERASED: "erased by law; the rest still verifies",
  WITHHELD: "not in this copy"
}

const seals: Readonly<Record<PackFindings["seal"], string>> = {
  VALID: "valid",
  UNCOMPARED:
    "signed by the key in this file, which may be anybody's: compare it with the service's key, or give that with --key",
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
    verdictOn(findings)
  ]
}

const verdictOn = (findings: PackFindings): string => {
  if (isWhole(findings)) return "All that is there is as it was sealed."
  return isConsistent(findings)
    ? "All that is there fits this seal. Who made it, the key of the service tells: /api/v1/pack-key."
    : "This pack is not as it was sealed."
}

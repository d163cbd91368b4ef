import type { Row } from "../Row.ts"

const own = "401 403 403 200 404 403 403 403 403 403 403 403"
const ownOnly = "401 403 403 200 200 403 403 403 403 403 403 403"
const asked = {
  version: 0,
  requirements: [{ name: "Right to work", anyOf: [{ kind: "rightToWork" }], otherwise: "WARN", graceDays: 9 }]
}

/** Who may see what an agency asks of its workers, and who may work by it. */
export const eligibilityRows: ReadonlyArray<Row> = [
  [ownOnly, "eligibility.requirements", "/eligibility/requirements/1"],
  [own, "eligibility.requirements", "/eligibility/requirements/1?agencyId=:agency"],
  [own, "eligibility.saveRequirements", "/eligibility/requirements/1?agencyId=:agency", asked],
  [ownOnly, "eligibility.matrix", "/eligibility/matrix/1"],
  [own, "eligibility.matrix", "/eligibility/matrix/1?agencyId=:agency"],
  ["401 403 403 200 404 403 200 403 403 404 403 403", "eligibility.ofWorker", "/worker/:worker/eligibility"]
]

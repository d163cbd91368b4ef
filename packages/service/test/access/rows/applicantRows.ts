import type { Belongings } from "../Belongings.ts"
import type { Row } from "../Row.ts"

const agreed = { shares: true }
const unknownTicket = ({ agency }: Belongings) => ({ agencyId: agency, ticket: "x", ...agreed })
const incomplete = ({ agency }: Belongings) => ({ agencyId: agency, ...agreed })

/** What anybody may do at a registration page, and who applies in whose name. */
export const applicantRows: ReadonlyArray<Row> = [
  ["200 200 200 200 200 200 200 200 200 200 200 200", "applicant.agency", "/guest/agency/:agency"],
  ["404 404 404 404 404 404 404 404 404 404 404 404", "applicant.agency", "/guest/agency/:none"],
  [
    "200 200 200 200 200 200 200 200 200 200 200 200",
    "applicant.assignmentCodes",
    "/guest/assignment-codes/:agency/1/20"
  ],
  ["400 400 400 400 400 400 400 400 400 400 400 400", "applicant.create", "/guest/applicant", incomplete],
  [
    "400 400 400 400 400 400 400 400 400 400 400 400",
    "applicant.link",
    "/guest/applicant/link",
    unknownTicket
  ],
  [
    "401 403 403 403 403 403 200 403 403 404 403 403",
    "applicant.apply",
    "/worker/:worker/agencies/:agency/application",
    agreed
  ]
]

import { logo } from "../logo.ts"
import type { Row } from "../Row.ts"

const profile = {
  baseCurrency: "GBP",
  telephone: "0117 496 0000",
  address: { street: "1 Quay", city: "Bristol", state: "Avon", country: "United Kingdom" }
}

const zone = { timeZone: "Europe/London" }

/** Who may see and complete the profile of an agency. */
export const agencyRows: ReadonlyArray<Row> = [
  ["401 200 403 403 403 403 403 403 403 403 403 403", "agency.list", "/agencies/0/10"],
  ["401 200 403 200 404 403 200 403 403 404 403 403", "agency.byId", "/agency/:agency"],
  ["401 200 403 404 200 403 404 403 403 200 403 403", "agency.byId", "/agency/:otherAgency"],
  ["401 404 403 404 404 403 404 403 403 404 403 403", "agency.byId", "/agency/:none"],
  [
    "401 403 403 200 404 403 403 403 403 403 403 403",
    "agency.updateProfile",
    "/agency/:agency/profile",
    profile
  ],
  [
    "401 403 403 200 404 403 403 403 403 403 403 403",
    "agency.updateContact",
    "/agency/:agency/contact",
    { telephone: profile.telephone, address: profile.address }
  ],
  [
    "401 403 403 200 404 403 403 403 403 403 403 403",
    "agency.updateTimeZone",
    "/agency/:agency/time-zone",
    zone
  ],
  [
    "401 403 403 200 404 403 403 403 403 403 403 403",
    "agency.updateInvoicing",
    "/agency/:agency/invoicing",
    { taxNumber: "GB 1", paymentTerms: 14 }
  ],
  [
    "401 403 403 200 404 403 403 403 403 403 403 403",
    "agency.updateReturnRules",
    "/agency/:agency/return-rules",
    { graceMinutes: 30, lateDayPercentage: 100, earlyDayPercentage: 0 }
  ],
  ["401 403 403 200 404 403 403 403 403 403 403 403", "agency.uploadLogo", "/agency/:agency/logo", logo],
  ["401 200 200 200 200 200 200 200 200 200 403 403", "agency.currencies", "/currencies"]
]

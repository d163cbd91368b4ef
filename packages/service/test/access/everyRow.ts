import type { Row } from "./Row.ts"
import { agencyRows } from "./rows/agencyRows.ts"
import { agencyWorkerRows, lettingGoRows } from "./rows/agencyWorkerRows.ts"
import { applicantRows } from "./rows/applicantRows.ts"
import { bookingRows } from "./rows/bookingRows.ts"
import { chargesRows } from "./rows/chargesRows.ts"
import { conditionReportRows } from "./rows/conditionReportRows.ts"
import { credentialRows } from "./rows/credentialRows.ts"
import { dashboardRows } from "./rows/dashboardRows.ts"
import { defectRows } from "./rows/defectRows.ts"
import { documentRows } from "./rows/documentRows.ts"
import { eligibilityRows } from "./rows/eligibilityRows.ts"
import { hirerRows } from "./rows/hirerRows.ts"
import { invoiceRows } from "./rows/invoiceRows.ts"
import { jobRows } from "./rows/jobRows.ts"
import { journeyLogRows } from "./rows/journeyLogRows.ts"
import { linkRows } from "./rows/linkRows.ts"
import { lookupRows } from "./rows/lookupRows.ts"
import { moneyRows } from "./rows/moneyRows.ts"
import { onboardingRows } from "./rows/onboardingRows.ts"
import { packRows } from "./rows/packRows.ts"
import { promotionRows } from "./rows/promotionRows.ts"
import { ratingRows } from "./rows/ratingRows.ts"
import { seatRows } from "./rows/seatRows.ts"
import { sessionRows } from "./rows/sessionRows.ts"
import { transportHoldRows } from "./rows/transportHoldRows.ts"
import { transportRequestRows } from "./rows/transportRequestRows.ts"
import { transportRows } from "./rows/transportRows.ts"
import { vehicleChoiceRows } from "./rows/vehicleChoiceRows.ts"
import { vehicleRows } from "./rows/vehicleRows.ts"
import { workerRows } from "./rows/workerRows.ts"

/** The table of who may do what, group by group; sessions come last, because they end there. */
export const everyRow: ReadonlyArray<Row> = [
  ...agencyRows,
  ...agencyWorkerRows,
  ...applicantRows,
  ...bookingRows,
  ...chargesRows,
  ...conditionReportRows,
  ...credentialRows,
  ...dashboardRows,
  ...defectRows,
  ...documentRows,
  ...eligibilityRows,
  ...hirerRows,
  ...invoiceRows,
  ...jobRows,
  ...journeyLogRows,
  ...linkRows,
  ...lookupRows,
  ...moneyRows,
  ...onboardingRows,
  ...packRows,
  ...promotionRows,
  ...ratingRows,
  ...transportHoldRows,
  ...transportRequestRows,
  ...transportRows,
  ...seatRows,
  ...vehicleRows,
  ...vehicleChoiceRows,
  ...workerRows,
  ...lettingGoRows,
  ...sessionRows
]

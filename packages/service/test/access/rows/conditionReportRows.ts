import { uuid } from "@crewfleet/sdk/testing"
import { someContent } from "../../condition/someReport.ts"
import { logo } from "../logo.ts"
import type { Row } from "../Row.ts"

const report = "/vehicle-booking/:booking/condition-report"
const photo = `/vehicle-booking/:booking/damage-photo/${uuid(1)}`
const content = { id: uuid(1), content: someContent() }

/** Who may report on the condition of the vehicle of a booking of the agency. */
export const conditionReportRows: ReadonlyArray<Row> = [
  ["401 403 403 200 404 403 403 403 403 403 403 403", "conditionReport.both", report],
  ["401 403 403 200 404 403 403 403 403 403 403 403", "conditionReport.both", `${report}?agencyId=:agency`],
  ["401 403 403 200 404 403 403 403 403 403 403 403", "conditionReport.send", `${report}/PICK_UP`, content],
  ["401 403 403 200 404 403 403 403 403 403 403 403", "conditionReport.sendPhoto", photo, logo]
]

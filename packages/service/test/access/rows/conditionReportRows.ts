import { uuid } from "@crewfleet/sdk/testing"
import { someContent } from "../../condition/someReport.ts"
import { logo } from "../logo.ts"
import type { Row } from "../Row.ts"

const report = "/vehicle-booking/:booking/condition-report"
const photo = `/vehicle-booking/:booking/damage-photo/${uuid(1)}`
const content = { id: uuid(1), content: someContent() }
const withStep = { id: uuid(2), content: someContent(), step: { at: "2026-06-01T09:00:00.000Z" } }

/** Who may report on the condition of the vehicle of a booking of the agency. */
export const conditionReportRows: ReadonlyArray<Row> = [
  ["401 403 403 200 404 403 403 403 403 403 403 403", "conditionReport.both", report],
  ["401 403 403 200 404 403 403 403 403 403 403 403", "conditionReport.both", `${report}?agencyId=:agency`],
  ["401 403 403 200 404 403 403 403 403 403 403 403", "conditionReport.send", `${report}/PICK_UP`, content],
  [
    "401 403 403 200 404 403 403 403 403 403 403 403",
    "conditionReport.send",
    `${report}/PICK_UP?agencyId=:agency`,
    content
  ],
  [
    "401 403 403 200 404 403 403 403 403 403 403 403",
    "conditionReport.send",
    `${report}/RETURN`,
    withStep,
    "with the step of its booking"
  ],
  [
    "401 403 403 200 404 403 403 403 403 403 403 403",
    "conditionReport.send",
    `${report}/RETURN?agencyId=:agency`,
    withStep,
    "with the step of its booking"
  ],
  ["401 403 403 200 404 403 403 403 403 403 403 403", "conditionReport.sendPhoto", photo, logo],
  [
    "401 403 403 200 404 403 403 403 403 403 403 403",
    "conditionReport.sendPhoto",
    `${photo}?agencyId=:agency`,
    logo
  ]
]

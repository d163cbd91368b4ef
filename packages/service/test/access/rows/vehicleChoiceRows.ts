import type { Row } from "../Row.ts"

const available = "/vehicle-choice/available?start=:from&end=:to"
const fords = { names: ["Ford"] }

/** Who may choose among the vehicles of an agency. */
export const vehicleChoiceRows: ReadonlyArray<Row> = [
  [
    "401 403 403 200 404 403 403 403 403 403 403 403",
    "vehicleChoice.available",
    `${available}&agencyId=:agency`
  ],
  [
    "401 403 403 200 200 403 403 403 403 403 403 403",
    "vehicleChoice.filtered",
    "/vehicle-choice/filtered",
    fords
  ]
]

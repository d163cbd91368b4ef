import type { Row } from "../Row.ts"

const report = { kind: "error", name: "TypeError", frames: [], version: "0.1.0", portal: "public" }

/** Everybody's portal may go wrong, a guest's too. */
export const defectRows: ReadonlyArray<Row> = [
  ["200 200 200 200 200 200 200 200 200 200 200 200", "defect.report", "/client-errors", report]
]

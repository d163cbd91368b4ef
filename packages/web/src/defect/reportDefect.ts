import type { Defect } from "./defectReport.ts"

/** Reports that the portal went wrong; that this cannot be done is no reason to trouble anybody. */
export const reportDefect = (defect: Defect): void => {
  import("./sendDefect.ts").then(
    ({ sendDefect }) => sendDefect(defect),
    () => {}
  )
}

/** Reports from now on whatever nobody has caught. */
export const reportUncaught = (): void => {
  addEventListener("error", ({ error }) => reportDefect({ kind: "error", thrown: error }))
  addEventListener("unhandledrejection", ({ reason }) => reportDefect({ kind: "rejection", thrown: reason }))
}

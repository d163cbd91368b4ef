import { getDefaultStore } from "jotai"
import { version } from "../../package.json" with { type: "json" }
import { brandAtom } from "../brand/brandAtom.ts"
import { type Defect, defectReport } from "./defectReport.ts"
import { makeDefectSender } from "./defectSender.ts"

/** Where the contract has the call, unless a deployment says otherwise. */
export const reportPath = "/api/v1/client-errors"

const send = makeDefectSender(() => {
  const services = getDefaultStore().get(brandAtom)?.services
  return (services?.core ?? "") + (services?.paths?.["defect.report"] ?? reportPath)
})

/** Reports a defect of the portal to the service, if it is one. */
export const sendDefect = async (defect: Defect): Promise<void> => {
  const report = defectReport(defect, location, version)
  if (report) await send(report)
}

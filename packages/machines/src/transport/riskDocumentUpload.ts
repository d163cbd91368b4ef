import type { TransportJob } from "@crewfleet/sdk"
import { riskDocumentFile } from "@crewfleet/sdk/rules"
import { uploadMachine } from "../upload/uploadMachine.ts"

/** For which job a risk document is, and for which agency somebody acts. */
export interface RiskDocumentPlace {
  readonly id: number
  readonly agencyId?: number | undefined
}

/** The risk document of a job on its way: a PDF under 1,048,576 bytes (specification 002 §5). */
export const riskDocumentUpload = uploadMachine<RiskDocumentPlace, TransportJob>({
  id: "riskDocumentUpload",
  description: "The risk document of a transport job on its way.",
  accepts: riskDocumentFile
})

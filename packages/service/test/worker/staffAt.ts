import type { PromiseClient } from "@crewfleet/sdk"
import { formWith } from "../file/formWith.ts"
import { pdfOf } from "../file/pdfOf.ts"
import type { Served } from "../servedOnBoth.ts"
import { clientsOf } from "../session/clientsOf.ts"

/** The days of a certificate that has long to go. */
export const days = { trainingDate: "2026-06-01", trainingExpiry: "2099-05-31" } as const

/** The same of a compliance. */
export const complianceDays = { complianceDate: days.trainingDate, complianceExpiry: days.trainingExpiry }

/** What agencies and workers do with records and with what agencies keep. */
export const staffAt = (served: Served) => {
  const clientOf = clientsOf(served)
  let count = 0

  /** A worker of the agency, who lets it see their records; another agency, or another standing, where that is told. */
  const newWorker = async (
    more: {
      readonly agencyId?: number
      readonly standing?: "APPLIED" | "TAKEN_ON"
      readonly shares?: boolean
    } = {}
  ) => {
    const { agencyId = served.people.agency, standing = "TAKEN_ON", shares = true } = more
    count += 1
    const row = {
      firstName: "Una",
      lastName: `Reed ${count}`,
      email: `una${count}@post.example`,
      telephone: `07700 9${count}`
    }
    return served.query(async (db) => {
      const { id } = await db.insertInto("workers").values(row).returning("id").executeTakeFirstOrThrow()
      const at = new Date()
      await db
        .insertInto("workerAgencies")
        .values({ workerId: id, agencyId, standing, appliedAt: at, sharesSince: shares ? at : null })
        .execute()
      return id
    })
  }

  const certificate = () => formWith(pdfOf(), "certificate.pdf", "application/pdf")

  /** The address of an uploaded certificate. */
  const upload = async (workerId: number, client?: PromiseClient) => {
    const { training } = client ?? (await clientOf("agency"))
    const payload = certificate()
    return (await training.uploadCertificate({ params: { workerId }, payload })).fileUrl
  }

  /** A training that is on file, with its certificate. */
  const newTraining = async (workerId: number, trainingId = 1) => {
    const { training } = await clientOf("agency")
    const fileUrl = await upload(workerId)
    return training.add({ params: { workerId }, payload: { trainingId, ...days, fileUrl } })
  }

  /** A compliance that is on file, without its certificate. */
  const newCompliance = async (workerId: number, complianceId = 1) => {
    const { compliance } = await clientOf("agency")
    return compliance.add({ params: { workerId }, payload: { complianceId, ...complianceDays } })
  }

  return { clientOf, newWorker, certificate, upload, newTraining, newCompliance }
}

import { success, warning } from "./Notice.ts"

/** What a worker, or an agency, is told of records on file and of what agencies keep (specification 002 §8); sign-in does without. */
export const recordWords = {
  trainingAdded: success("Worker Training Added Successfully"),
  trainingDeleted: success("Worker training deleted successfully"),
  complianceAdded: success("Worker Compliance Added Successfully"),
  complianceDeleted: success("Worker compliance deleted successfully"),
  certificateUploaded: success("Sucessfully uploaded."),
  recordsShared: success("This agency can see your records"),
  recordsWithheld: success("This agency cannot see your records any more"),
  infoMissing: warning("Missing Required Info."),
  requirementsSaved: success("What you ask for is saved"),
  noticesSaved: success("Your choice of mails is saved"),
  trainingUpdated: success("Worker Training Updated Successfully"),
  complianceUpdated: success("Worker Compliance Updated Successfully"),
  workerSaved: success("Worker Info Updated Successfully"),
  workerTakenOn: success("Worker taken on"),
  applicantDeclined: success("Applicant declined"),
  workerLetGo: success("Worker let go"),
  fitToWorkSaved: success("Worker Fit To Work Updated Successfully"),
  licenceSaved: success("Driving licence saved"),
  noteAdded: success("Worker Note Added Successfully"),
  workerJobAdded: success("Worker Job Added Successfully"),
  workerJobRemoved: success("Worker Removed Successfully"),
  typeAdded: success("Added to what can be chosen"),
  typeSaved: success("Saved"),
  recordDeleted: warning("This was deleted meanwhile.")
} as const

import { success, warning } from "./Notice.ts"

/** What a worker, or an agency, is told of trainings and compliances on file (specification 002 §8); sign-in does without. */
export const recordWords = {
  trainingAdded: success("Worker Training Added Successfully"),
  trainingDeleted: success("Worker training deleted successfully"),
  complianceAdded: success("Worker Compliance Added Successfully"),
  complianceDeleted: success("Worker compliance deleted successfully"),
  certificateUploaded: success("Sucessfully uploaded."),
  recordsShared: success("This agency can see your records"),
  recordsWithheld: success("This agency cannot see your records any more"),
  recordDeleted: warning("This was deleted meanwhile.")
} as const

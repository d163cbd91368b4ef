import type { Generated } from "kysely"
import type { Json, Timestamp } from "./Tables.ts"

/** A form that is filled in over days: answers as they travel on the wire, by question. */
export interface LongFormTable {
  id: Generated<number>
  kind: string
  /** What the form is about, such as a worker. */
  subjectKind: string
  subjectId: number
  /** For which agency; null where it is for all of them. */
  agencyId: number | null
  /** Of the declaration that was asked last. */
  version: number
  /** Counts the saves. */
  revision: Generated<number>
  answers: Json<Readonly<Record<string, unknown>>>
  /** The revision in which each section was saved last. */
  sectionRevisions: Json<Readonly<Record<string, number>>>
  savedAt: Timestamp
  savedBy: number | null
}

/** A form as it was handed in, which never changes. */
export interface SubmittedFormTable {
  id: Generated<number>
  formId: number
  version: number
  revision: number
  answers: Json<Readonly<Record<string, unknown>>>
  /** The odd answers that its maker said are right. */
  confirmed: Json<ReadonlyArray<{ readonly field: string; readonly text: string }>>
  submittedAt: Timestamp
  submittedBy: number | null
}

/** Who has looked at which answers that not everybody may read. */
export interface FormLookTable {
  id: Generated<number>
  formId: number
  fields: Json<ReadonlyArray<string>>
  userId: number | null
  at: Timestamp
}

/** What an agency decided about a form that was handed in; its latest decision counts. */
export interface FormReviewTable {
  id: Generated<number>
  submittedFormId: number
  agencyId: number
  status: "APPROVED" | "REJECTED"
  /** What must change, section by section. */
  sections: Json<ReadonlyArray<{ readonly section: string; readonly comment: string }>>
  comment: string | null
  recommendation: "FIT" | "FIT_WITH_ADJUSTMENTS" | "NOT_FIT" | null
  adjustments: string | null
  reviewedBy: number | null
  reviewedAt: Timestamp
}

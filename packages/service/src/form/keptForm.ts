import type { LongForm } from "@crewfleet/sdk/rules"
import { Effect } from "effect"
import { Database } from "../database/Database.ts"

/** What a long form is about; `agencyId` is null where it is for every agency. */
export interface FormSubject {
  readonly kind: string
  readonly id: number
  readonly agencyId: number | null
}

/** The form of a subject as it is kept; `holding` keeps others from saving it until the transaction ends. */
export const keptForm = Effect.fnUntraced(function* (
  { kind }: Pick<LongForm, "kind">,
  subject: FormSubject,
  holding = false
) {
  const { query } = yield* Database
  return yield* query((db) =>
    db
      .selectFrom("longForms")
      .selectAll()
      .where("kind", "=", kind)
      .where("subjectKind", "=", subject.kind)
      .where("subjectId", "=", subject.id)
      .where("agencyId", subject.agencyId === null ? "is" : "=", subject.agencyId)
      .$if(holding, (one) => one.forUpdate())
      .executeTakeFirst()
  )
})

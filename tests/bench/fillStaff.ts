import { type Kysely, sql } from "kysely"
import type { Tables } from "../../packages/service/src/database/Tables.ts"

/** How many requirements the benches ask of nurses. */
const asked = 20

/**
 * Fills an empty database with an agency and `count` nurses at work for it, each with a certificate of every training and two
 * versions of some; twenty requirements are asked of them.
 */
export const fillStaff = async (db: Kysely<Tables>, count: number): Promise<void> => {
  const agency = await db
    .insertInto("agencies")
    .values({ name: "Northern Care" } as never)
    .returning("id")
    .executeTakeFirstOrThrow()
  await sql`insert into workers (first_name, last_name, email, telephone, assignment_code_id, created_at)
    select 'Nurse', 'Number ' || n, 'nurse' || n || '@post.example', '07700 900000', 32, now() from generate_series(1, ${count}::integer) n`.execute(
    db
  )
  await sql`insert into worker_agencies (worker_id, agency_id, standing, shares_since, employment_number, fit_to_work,
      right_to_work, dbs_number, next_check_date)
    select id, ${agency.id}, 'TAKEN_ON', now(), 'NC-' || id, true, 'Citizen', '001234567890', current_date + 300 + id % 60
    from workers`.execute(db)
  await sql`insert into worker_jobs (worker_id, agency_id, assignment_code_id, payment_method_id, added_at)
    select id, ${agency.id}, 32, 1, now() from workers`.execute(db)
  await sql`insert into documents (owner_kind, owner_id, kind, subject, created_at)
    select 'worker', workers.id, 'TRAINING', trainings.id, now() from workers cross join trainings`.execute(
    db
  )
  await sql`insert into document_versions (document_id, number, status, issued, expires, put_at)
    select id, number, 'APPROVED', current_date - 400 * (3 - number), current_date + 400 * (number - 1) - 400 + id % 500, now()
    from documents cross join generate_series(1, 2) number where number = 1 or id % 3 = 0`.execute(db)
  await sql`insert into document_reviews (version_id, agency_id, status, reviewed_at)
    select id, ${agency.id}, 'APPROVED', now() from document_versions`.execute(db)
  const trainings = await db.selectFrom("trainings").select("id").orderBy("id").execute()
  const requirements = Array.from({ length: asked }, (_, at) => ({
    ...{ id: at + 1, name: `Requirement ${at + 1}`, otherwise: "REFUSE", graceDays: 0 },
    anyOf: [{ kind: "training", id: trainings[at % trainings.length]?.id }]
  }))
  await db
    .insertInto("requirementSets")
    .values({ agencyId: agency.id, assignmentCodeId: 32, requirements: JSON.stringify(requirements) })
    .execute()
}

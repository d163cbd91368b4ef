import type { Migration } from "kysely/migration"
import { statements } from "./statements.ts"

const references = ["workers", "worker_jobs", "requirement_sets", "shift_bookings"]

/** The code 003 Nurse has the id by which a request for a journey names it: 1, 2 and 32 (specification 002 §9). */
export const nurseIs32: Migration = {
  up: statements(
    `update assignment_codes set code = '003 before' where code = '003'`,
    `insert into assignment_codes (id, code, name, needs_dbs, drives)
      select 32, '003', name, needs_dbs, drives from assignment_codes where code = '003 before'`,
    ...references.map(
      (table) =>
        `update ${table} set assignment_code_id = 32
          where assignment_code_id = (select id from assignment_codes where code = '003 before')`
    ),
    `delete from assignment_codes where code = '003 before'`,
    `select setval(pg_get_serial_sequence('assignment_codes', 'id'), max(id)) from assignment_codes`
  )
}

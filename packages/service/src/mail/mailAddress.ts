import { sql } from "kysely"

/**
 * Where `workers` are mailed: at the address with which they sign in, which nobody changes but they. The one among their
 * details, which every agency of theirs can mend, counts only for whoever has no account.
 */
export const mailAddress = sql<string>`coalesce(
  (select account.email from users account where account.worker_id = workers.id order by account.id limit 1),
  workers.email)`

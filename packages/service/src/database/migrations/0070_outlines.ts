import type { Migration } from "kysely/migration"
import { statements } from "./statements.ts"

/** Agencies choose the drawing on which damage of a vehicle is marked, where its type does not tell. */
export const outlines: Migration = {
  up: statements(
    `alter table vehicles add column outline text
      check (outline in ('SALOON', 'HATCHBACK', 'VAN', 'PICKUP', 'MOTORCYCLE'))`
  )
}

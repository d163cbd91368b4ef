import type { Row } from "./placeIn.ts"

/** Whether somebody may see neither a page nor a link to it, for want of the permission that it asks for. */
export const isBarred = (
  { permission }: Pick<Row<never>, "permission">,
  permissions: ReadonlyArray<string>
): boolean => permission !== undefined && !permissions.includes(permission)

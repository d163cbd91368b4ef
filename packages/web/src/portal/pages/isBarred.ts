import type { Place } from "./placeIn.ts"

/** Whether somebody may see neither a page nor a link to it, for want of the permission that its row asks for. */
export const isBarred = (
  { row, above }: Pick<Place<never>, "row" | "above">,
  permissions: ReadonlyArray<string>
): boolean => {
  const decides = [...above, row].findLast(({ permission, openToAll }) => permission || openToAll)
  return decides?.permission !== undefined && !permissions.includes(decides.permission)
}

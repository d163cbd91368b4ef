import type { Damage } from "../condition/ConditionReport.ts"
import { uuid } from "./uuid.ts"

/** A scratch that nobody has photographed. */
export const someDamage: Damage = {
  id: uuid(1),
  view: "LEFT",
  x: 0.25,
  y: 0.5,
  kind: "SCRATCH",
  note: "Along the door",
  photoIds: []
}

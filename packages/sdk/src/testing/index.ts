export * from "./handlers.ts"
export * from "./paged.ts"
export {
  type Busy,
  delayed,
  failing,
  inSequence,
  once,
  type Script,
  saying,
  unreachable
} from "./script.ts"
export * from "./setupServer.ts"
export * from "./someBooking.ts"
export * from "./someConditionForm.ts"
export * from "./someDamage.ts"
export * from "./someSession.ts"
export * from "./someVehicle.ts"
export * from "./uuid.ts"

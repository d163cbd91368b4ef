/** The lives that the service enforces, without the screens' machines, so that it starts without those. */
export * from "./booking/bookingLife.ts"
export * from "./document/documentLife.ts"
export { type GuardWords, type Life, lifeOf, type Obstacle, type StatusOf } from "./life/Life.ts"
export { obstaclesTo, statusAfter } from "./life/offered.ts"
export * from "./promotion/promotionLife.ts"
export { type StaffLifeEvent, staffLife } from "./staff/staffLife.ts"
export * from "./vehicle/vehicleLife.ts"

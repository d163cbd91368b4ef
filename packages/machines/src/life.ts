/** The lives that the service enforces, without the screens' machines, so that it starts without those. */
export * from "./booking/bookingLife.ts"
export * from "./document/documentLife.ts"
export * from "./life/Life.ts"
export { knowsStep } from "./life/obstacles.ts"
export * from "./life/offered.ts"
export * from "./promotion/promotionLife.ts"
export * from "./vehicle/vehicleLife.ts"

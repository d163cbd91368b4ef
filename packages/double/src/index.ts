export { type DoubleClock, type TimeSpan, usualMoment } from "./DoubleClock.ts"
export * from "./startDouble.ts"

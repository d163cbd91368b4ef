export type { DoubleClock, TimeSpan } from "./DoubleClock.ts"
export * from "./startDouble.ts"

export { setupServer } from "msw/node"
export * from "./handlers.ts"
export * from "./script.ts"
export * from "./someVehicle.ts"

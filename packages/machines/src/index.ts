export * from "./calling.ts"
export * from "./port.ts"

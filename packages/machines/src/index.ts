export * from "./calling.ts"
export * from "./port.ts"
export * from "./session/signInLogic.ts"
export * from "./session/signInMachine.ts"

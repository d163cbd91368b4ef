export * from "./drawMachine.ts"
export * from "./everyMachine.ts"
export * from "./faultsOf.ts"
export { type Answers, type Path, type Script, type Step, type Walk, walk } from "./walk.ts"

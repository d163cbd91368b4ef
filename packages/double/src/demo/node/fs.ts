export { mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from "./absent.ts"
export { existsSync, readFileSync } from "./files.ts"

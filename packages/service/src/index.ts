export * from "./ServiceOptions.ts"
export * from "./startService.ts"

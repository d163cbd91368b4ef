export { Api } from "./Api.ts"
export {
  ApiClient,
  type CallFailed,
  type Client,
  makeClient,
  makePromiseClientOf,
  type PromiseClientOf
} from "./client/Client.ts"
export * from "./client/EndpointFacts.ts"
export * from "./contract/BodyLimit.ts"
export { Refusal, Refusing, SignedIn } from "./contract/Refusal.ts"
export { Repeatable } from "./contract/Repeatable.ts"
export { DefectReport } from "./defect/DefectApi.ts"
export * from "./effect/signIn.ts"
export * from "./form/longFormApi.ts"

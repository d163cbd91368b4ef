export { Api, type ApiGroup, AuthenticationApi, CoreApi } from "./Api.ts"
export * from "./agency/AgencyApi.ts"
export * from "./booking/Booking.ts"
export * from "./booking/BookingApi.ts"
export * from "./booking/BookingRequests.ts"
export { ApiClient, type CallFailed, type Client, makeClient, makePromiseClientOf } from "./client/Client.ts"
export * from "./client/EndpointFacts.ts"
export * from "./condition/ConditionReport.ts"
export * from "./condition/ConditionReportApi.ts"
export * from "./contract/AgencyReference.ts"
export * from "./contract/AnswersBytes.ts"
export * from "./contract/Assumed.ts"
export * from "./contract/agencyInQuery.ts"
export * from "./contract/BodyLimit.ts"
export * from "./contract/oneFile.ts"
export { afterInQuery, pageInPath, pageInQuery, pageOf } from "./contract/Page.ts"
export * from "./contract/Refusal.ts"
export * from "./contract/Repeatable.ts"
export * from "./contract/ServerMessage.ts"
export * from "./contract/UploadedFile.ts"
export {
  code,
  codesJoined,
  codesOf,
  Day,
  Id,
  Instant,
  maybe,
  Numeric,
  named,
  oneOf
} from "./contract/wire.ts"
export * from "./credential/ComplianceApi.ts"
export * from "./credential/CredentialReview.ts"
export * from "./credential/TrainingApi.ts"
export * from "./dashboard/DashboardApi.ts"
export * from "./defect/DefectApi.ts"
export * from "./delivery/outgoingOf.ts"
export * from "./document/DocumentApi.ts"
export * from "./effect/signIn.ts"
export * from "./eligibility/EligibilityApi.ts"
export { answerFields, type FormFields, formFields, formSchema } from "./form/formSchema.ts"
export * from "./form/longFormApi.ts"
export * from "./hirer/HirerApi.ts"
export * from "./job/JobApi.ts"
export * from "./link/LinkApi.ts"
export * from "./lookup/LookupApi.ts"
export * from "./promotion/PromotionApi.ts"
export * from "./session/SessionApi.ts"
export * from "./vehicle/Vehicle.ts"
export * from "./vehicle/VehicleApi.ts"
export * from "./vehicle/VehicleChoiceApi.ts"
export * from "./vehicle/VehicleFilter.ts"
export * from "./worker/AgencyWorkerApi.ts"
export * from "./worker/Worker.ts"
export * from "./worker/WorkerApi.ts"

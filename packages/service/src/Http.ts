import { Api } from "@crewfleet/sdk/effect"
import { Layer } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { AgencyHandlers } from "./agency/AgencyHandlers.ts"
import { ApplicantHandlers } from "./applicant/ApplicantHandlers.ts"
import { BookingHandlers } from "./booking/BookingHandlers.ts"
import { InvoiceHandlers } from "./booking/InvoiceHandlers.ts"
import { MoneyHandlers } from "./booking/MoneyHandlers.ts"
import { RatingHandlers } from "./booking/RatingHandlers.ts"
import { ChargesHandlers } from "./charge/ChargesHandlers.ts"
import { ConditionReportHandlers } from "./condition/ConditionReportHandlers.ts"
import { ComplianceHandlers } from "./credential/ComplianceHandlers.ts"
import { CredentialTypeHandlers } from "./credential/CredentialTypeHandlers.ts"
import { TrainingHandlers } from "./credential/TrainingHandlers.ts"
import { DashboardHandlers } from "./dashboard/DashboardHandlers.ts"
import { DefectHandlers } from "./defect/DefectHandlers.ts"
import { DocumentHandlers } from "./document/DocumentHandlers.ts"
import { EligibilityHandlers } from "./eligibility/EligibilityHandlers.ts"
import { FileRoute } from "./file/FileRoute.ts"
import { ShownElsewhere } from "./file/ShownElsewhere.ts"
import { HirerHandlers } from "./hirer/HirerHandlers.ts"
import { Docs } from "./http/Docs.ts"
import { Health } from "./http/Health.ts"
import { RequestLog } from "./http/RequestLog.ts"
import { JobRunner } from "./JobRunner.ts"
import { JobHandlers } from "./job/JobHandlers.ts"
import { JourneyLogHandlers } from "./leader/JourneyLogHandlers.ts"
import { LeaderHandlers } from "./leader/LeaderHandlers.ts"
import { LinkHandlers } from "./link/LinkHandlers.ts"
import { LookupHandlers } from "./lookup/LookupHandlers.ts"
import { Outbox } from "./mail/Outbox.ts"
import { FormHandlers } from "./onboarding/FormHandlers.ts"
import { OnboardingHandlers } from "./onboarding/OnboardingHandlers.ts"
import { PackHandlers } from "./pack/PackHandlers.ts"
import { Fallback } from "./portal/Fallback.ts"
import { PromotionHandlers } from "./promotion/PromotionHandlers.ts"
import { RefusingLive, SignedInLive } from "./session/Gate.ts"
import { SessionHandlers } from "./session/SessionHandlers.ts"
import { isRiskShown } from "./transport/isRiskShown.ts"
import { SeatHandlers } from "./transport/SeatHandlers.ts"
import { TransportHandlers } from "./transport/TransportHandlers.ts"
import { TransportRequestHandlers } from "./transport/TransportRequestHandlers.ts"
import { VehicleChoiceHandlers } from "./vehicle/VehicleChoiceHandlers.ts"
import { VehicleHandlers } from "./vehicle/VehicleHandlers.ts"
import { AgencyWorkerHandlers } from "./worker/AgencyWorkerHandlers.ts"
import { DriverHandlers } from "./worker/DriverHandlers.ts"
import { WorkerHandlers } from "./worker/WorkerHandlers.ts"

const handlers = Layer.mergeAll(
  AgencyHandlers,
  AgencyWorkerHandlers,
  DriverHandlers,
  ApplicantHandlers,
  BookingHandlers,
  ChargesHandlers,
  ComplianceHandlers,
  ConditionReportHandlers,
  DashboardHandlers,
  DefectHandlers,
  DocumentHandlers,
  EligibilityHandlers,
  HirerHandlers,
  InvoiceHandlers,
  JobHandlers,
  JourneyLogHandlers,
  LeaderHandlers,
  LinkHandlers,
  CredentialTypeHandlers,
  LookupHandlers,
  MoneyHandlers,
  RatingHandlers,
  FormHandlers,
  OnboardingHandlers,
  PackHandlers,
  PromotionHandlers,
  SeatHandlers,
  SessionHandlers,
  TrainingHandlers,
  TransportHandlers,
  TransportRequestHandlers,
  VehicleHandlers,
  VehicleChoiceHandlers,
  WorkerHandlers
)

const contract = HttpApiBuilder.layer(Api).pipe(
  Layer.provide(handlers),
  Layer.provide([RefusingLive, SignedInLive])
)

const files = FileRoute.pipe(Layer.provide(Layer.succeed(ShownElsewhere, isRiskShown)))

/** Every route of the service; what stands behind the handlers is decided where the service is started. */
export const Http = Layer.mergeAll(contract, files, Docs, Health, Outbox, Fallback, JobRunner, RequestLog)

import { HttpApi, OpenApi } from "effect/http-api"
import { AgencyApi } from "./agency/AgencyApi.ts"
import { ApplicantApi } from "./applicant/ApplicantApi.ts"
import { BookingApi } from "./booking/BookingApi.ts"
import { InvoiceApi } from "./booking/InvoiceApi.ts"
import { MoneyApi } from "./booking/MoneyApi.ts"
import { RatingApi } from "./booking/RatingApi.ts"
import { ChargesApi } from "./charge/ChargesApi.ts"
import { ConditionReportApi } from "./condition/ConditionReportApi.ts"
import { Refusing } from "./contract/Refusal.ts"
import { valuesOf } from "./contract/valuesOf.ts"
import { ComplianceApi } from "./credential/ComplianceApi.ts"
import { CredentialTypeApi } from "./credential/CredentialTypeApi.ts"
import { TrainingApi } from "./credential/TrainingApi.ts"
import { DashboardApi } from "./dashboard/DashboardApi.ts"
import { DefectApi } from "./defect/DefectApi.ts"
import { DocumentApi } from "./document/DocumentApi.ts"
import { EligibilityApi } from "./eligibility/EligibilityApi.ts"
import { HirerApi } from "./hirer/HirerApi.ts"
import { JobApi } from "./job/JobApi.ts"
import { JourneyLogApi } from "./leader/JourneyLogApi.ts"
import { LeaderApi } from "./leader/LeaderApi.ts"
import { LinkApi } from "./link/LinkApi.ts"
import { LookupApi } from "./lookup/LookupApi.ts"
import { ApplicationApi } from "./onboarding/ApplicationApi.ts"
import { BankApi } from "./onboarding/BankApi.ts"
import { HmrcApi } from "./onboarding/HmrcApi.ts"
import { OccupationalApi } from "./onboarding/OccupationalApi.ts"
import { OnboardingApi } from "./onboarding/OnboardingApi.ts"
import { PackApi } from "./pack/PackApi.ts"
import { PromotionApi } from "./promotion/PromotionApi.ts"
import { SessionApi } from "./session/SessionApi.ts"
import { SeatApi } from "./transport/SeatApi.ts"
import { TransportApi } from "./transport/TransportApi.ts"
import { TransportRequestApi } from "./transport/TransportRequestApi.ts"
import { VehicleApi } from "./vehicle/VehicleApi.ts"
import { VehicleChoiceApi } from "./vehicle/VehicleChoiceApi.ts"
import { AgencyWorkerApi } from "./worker/AgencyWorkerApi.ts"
import { DriverApi } from "./worker/DriverApi.ts"
import { WorkerApi } from "./worker/WorkerApi.ts"

const authentication = { session: SessionApi }

const core = {
  agency: AgencyApi,
  agencyWorker: AgencyWorkerApi,
  driver: DriverApi,
  applicant: ApplicantApi,
  application: ApplicationApi,
  bank: BankApi,
  booking: BookingApi,
  charges: ChargesApi,
  compliance: ComplianceApi,
  conditionReport: ConditionReportApi,
  dashboard: DashboardApi,
  defect: DefectApi,
  document: DocumentApi,
  eligibility: EligibilityApi,
  hirer: HirerApi,
  hmrc: HmrcApi,
  invoice: InvoiceApi,
  job: JobApi,
  journeyLog: JourneyLogApi,
  leader: LeaderApi,
  link: LinkApi,
  credentialType: CredentialTypeApi,
  lookup: LookupApi,
  money: MoneyApi,
  occupational: OccupationalApi,
  onboarding: OnboardingApi,
  pack: PackApi,
  promotion: PromotionApi,
  rating: RatingApi,
  seat: SeatApi,
  training: TrainingApi,
  transport: TransportApi,
  transportRequest: TransportRequestApi,
  vehicle: VehicleApi,
  vehicleChoice: VehicleChoiceApi,
  worker: WorkerApi
}

/** The authentication service's contract, under `/oauth-service/api/v1`. */
export class AuthenticationApi extends HttpApi.make("authentication")
  .add(...valuesOf(authentication))
  .middleware(Refusing) {}

/** The core service's contract, under `/api/v1`. */
export class CoreApi extends HttpApi.make("core")
  .add(...valuesOf(core))
  .middleware(Refusing) {}

/** Both contracts as one. Client, service, documentation and test doubles are all derived from it. */
export class Api extends HttpApi.make("crewfleet")
  .addHttpApi(AuthenticationApi)
  .addHttpApi(CoreApi)
  .annotateMerge(OpenApi.annotations({ title: "CrewFleet", version: "0.1.0" }))
  // Whoever sends a request reads all that is wrong with it at once.
  .annotate(HttpApi.ParseOptions, { errors: "all" }) {}

/** Any group of endpoints of the contract. */
export type ApiGroup = typeof Api extends HttpApi.HttpApi<infer _Id, infer Group> ? Group : never

type Groups = typeof authentication & typeof core

/** Every endpoint of the contract by its group and its name, with what is said of it. */
export type Calls = { readonly [Group in keyof Groups]: Groups[Group]["calls"] }

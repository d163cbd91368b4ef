import type { AgencyVehicleCheck, TransportJob, TransportSpec } from "@crewfleet/sdk"
import {
  type AnswersOf,
  agencyChecksForm,
  authorisationForm,
  crewForm,
  transportPlanWords,
  usualLengthForm
} from "@crewfleet/sdk/rules"
import type { LoadClient } from "../calling.ts"
import { editorActors } from "../editing/editorActors.ts"
import { editorMachine } from "../editing/editorMachine.ts"
import { readingJob } from "./readingJob.ts"
import { ofTransport } from "./transportJobLogic.ts"
import type { TransportRequest } from "./transportJobSetup.ts"

/** The planned times of a job, and the version of the job that has them. */
export interface PlannedJob {
  readonly id: number
  readonly version: number
  readonly start?: string | undefined
  readonly end?: string | undefined
  readonly breakTime?: number | undefined
  /** When the patient is to be picked up, as the ward asked. */
  readonly dateTimeRequired?: string | undefined
}

/** The crew that a job asks for, and the version of the job that does. */
export interface CrewOfJob {
  readonly id: number
  readonly version: number
  readonly transportWorkerSpecList: ReadonlyArray<TransportSpec>
}

/** How long a job of an agency usually takes, by the number of the agency. */
export interface UsualLength {
  readonly id: number
  readonly usualMinutes: number
}

/** What an agency has looked at besides, by the number of the agency. */
export interface AgencyChecks {
  readonly id: number
  readonly checks: ReadonlyArray<Omit<AgencyVehicleCheck, "id"> & { readonly rowId: string }>
}

const warningFor = () => transportPlanWords.infoMissing

/** The form in which a job is authorised with its planned times (specification 002 §5: all are required). */
export const authorisationEditorMachine = editorMachine<PlannedJob, AnswersOf<typeof authorisationForm>>({
  id: "authorisationEditor",
  description: "A transport job is authorised with its planned times.",
  form: authorisationForm,
  factsOf: (job) => ({ dateTimeRequired: job?.dateTimeRequired }),
  harmless: ["dateTimeRequired"],
  warningFor,
  created: transportPlanWords.authorised,
  updated: transportPlanWords.authorised
})

/** The form in which an agency says which crew a job needs. */
export const crewEditorMachine = editorMachine<CrewOfJob, AnswersOf<typeof crewForm>>({
  id: "crewEditor",
  description: "An agency says which crew a transport job needs.",
  form: crewForm,
  warningFor,
  created: transportPlanWords.infoUpdated,
  updated: transportPlanWords.infoUpdated
})

/** The form in which an agency says how long a job usually takes. */
export const usualLengthEditorMachine = editorMachine<UsualLength, AnswersOf<typeof usualLengthForm>>({
  id: "usualLengthEditor",
  description: "An agency says how long a transport job usually takes.",
  form: usualLengthForm,
  warningFor,
  created: transportPlanWords.usualLengthSaved,
  updated: transportPlanWords.usualLengthSaved
})

/** The form in which an agency says what else is looked at on its vehicles. */
export const agencyChecksEditorMachine = editorMachine<AgencyChecks, AnswersOf<typeof agencyChecksForm>>({
  id: "agencyChecksEditor",
  description: "An agency says what else is looked at on its vehicles before a crew leaves.",
  form: agencyChecksForm,
  warningFor,
  created: transportPlanWords.checksSaved,
  updated: transportPlanWords.checksSaved
})

const never = () => Promise.reject(new Error("A job is not made here"))

/** The authorisation of a job that is shown, with the SDK behind its ports. */
export const authorisationEditorLogic = (
  load: LoadClient,
  request: TransportRequest,
  shown: TransportJob
) => {
  const read = readingJob(shown)
  return authorisationEditorMachine.provide({
    actors: editorActors<PlannedJob, typeof authorisationForm>(
      load,
      authorisationForm,
      (client, options) => ({
        load: async () => {
          const { shiftDate, shiftEndDate, ...job } = await read(client, request, options)
          const { id, version, breakTime, dateTimeRequired } = job
          return { id, version, start: shiftDate, end: shiftEndDate, breakTime, dateTimeRequired }
        },
        create: never,
        update: (transportId, { start, end, breakTime, version }) =>
          client.transport.authorise(
            {
              ...ofTransport(request),
              payload: {
                transportId,
                start: start ?? undefined,
                end: end ?? undefined,
                breakTime: breakTime ?? undefined,
                version
              }
            },
            options
          )
      })
    )
  })
}

/** The crew of a job that is shown, with the SDK behind its ports. */
export const crewEditorLogic = (load: LoadClient, request: TransportRequest, shown: TransportJob) => {
  const read = readingJob(shown)
  return crewEditorMachine.provide({
    actors: editorActors<CrewOfJob, typeof crewForm>(load, crewForm, (client, options) => ({
      load: async () => {
        const { id, version, transportWorkerSpecList } = await read(client, request, options)
        return { id, version, transportWorkerSpecList }
      },
      create: never,
      update: (_, { transportWorkerSpecList, version }) =>
        client.transport.saveCrew(
          { ...ofTransport(request), payload: { transportWorkerSpecList, version } },
          options
        )
    }))
  })
}

/** The usual length with the SDK behind its ports; it is edited by the number of the agency. */
export const usualLengthEditorLogic = (load: LoadClient) =>
  usualLengthEditorMachine.provide({
    actors: editorActors<UsualLength, typeof usualLengthForm>(
      load,
      usualLengthForm,
      ({ transport }, options) => ({
        load: async (id) => ({ id, ...(await transport.settings({ query: { agencyId: id } }, options)) }),
        create: never,
        update: (id, { usualMinutes }) =>
          transport.saveSettings(
            { query: { agencyId: id }, payload: { usualMinutes: usualMinutes ?? 0 } },
            options
          )
      })
    )
  })

/** The checks of an agency with the SDK behind its ports; they are edited by the number of the agency. */
export const agencyChecksEditorLogic = (load: LoadClient) =>
  agencyChecksEditorMachine.provide({
    actors: editorActors<AgencyChecks, typeof agencyChecksForm>(
      load,
      agencyChecksForm,
      ({ transport }, options) => {
        const settings = (agencyId: number) => transport.settings({ query: { agencyId } }, options)
        return {
          load: async (id) => {
            const { checks = [] } = await settings(id)
            return { id, checks: checks.map(({ id: rowId, ...check }) => ({ ...check, rowId })) }
          },
          create: never,
          update: async (id, { checks }) =>
            transport.saveSettings(
              {
                query: { agencyId: id },
                payload: {
                  usualMinutes: (await settings(id)).usualMinutes,
                  checks: (checks ?? []).map(({ rowId, label, gravity }) => ({
                    ...{ id: rowId, label: label ?? "", gravity: gravity ?? "" }
                  }))
                }
              },
              options
            )
        }
      }
    )
  })

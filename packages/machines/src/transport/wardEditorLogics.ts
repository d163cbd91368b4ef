import type { TransportJob } from "@crewfleet/sdk"
import { cancellationForm, transportForm, transportMessageForm } from "@crewfleet/sdk/rules"
import { calling, type LoadClient } from "../calling.ts"
import type { SaveRequest } from "../editing/EditorContext.ts"
import { editorActors } from "../editing/editorActors.ts"
import type { TransportPlace } from "./transportRequestMachine.ts"
import {
  type ChangeAnswers,
  cancellationMachine,
  transportChangeMachine,
  transportMessageEditor
} from "./wardEditors.ts"

/** What exists from the beginning is never made, and what is only made is never loaded. */
const never = () => Promise.reject(new Error("This is never asked for"))

/** Changing a request with the SDK behind the ports; the odd answers that were passed go along. */
export const transportChangeLogic = (load: LoadClient) =>
  transportChangeMachine.provide({
    actors: {
      load: calling(load, (client, { id }: TransportPlace, options) =>
        client.transportRequest.byId({ params: { id }, query: {} }, options)
      ),
      save: calling<unknown, SaveRequest<TransportJob, ChangeAnswers>>(
        load,
        (client, { id = 0, thing, form, passed }, options) =>
          client.transportRequest.change(
            {
              params: { id },
              query: {},
              payload: {
                ...transportForm.write(form),
                reason: form.reason.trim() || undefined,
                version: thing?.version,
                confirmed: passed
              }
            },
            options
          )
      )
    }
  })

type Made = { readonly id: number }

/** Cancelling the request that somebody has seen in a version, with the SDK behind the ports. */
export const cancellationLogic = (load: LoadClient, { id, version }: Pick<TransportJob, "id" | "version">) =>
  cancellationMachine.provide({
    actors: editorActors<Made, typeof cancellationForm>(load, cancellationForm, (client, options) => ({
      load: never,
      create: ({ reason }) =>
        client.transportRequest.cancel(
          { params: { id }, query: {}, payload: { reason: reason ?? undefined, version } },
          options
        ),
      update: never
    }))
  })

const messageLogic = (load: LoadClient, { id }: TransportPlace, side: "transport" | "transportRequest") =>
  transportMessageEditor.provide({
    actors: editorActors<Made, typeof transportMessageForm>(
      load,
      transportMessageForm,
      (client, options) => ({
        load: never,
        create: ({ body }) =>
          client[side].addMessage({ params: { id }, query: {}, payload: { body: body ?? "" } }, options),
        update: never
      })
    )
  })

/** Writing to the agency, with the SDK behind the ports. */
export const wardMessageLogic = (load: LoadClient, place: TransportPlace) =>
  messageLogic(load, place, "transportRequest")

/** Writing to the ward, with the SDK behind the ports. */
export const agencyMessageLogic = (load: LoadClient, place: TransportPlace) =>
  messageLogic(load, place, "transport")

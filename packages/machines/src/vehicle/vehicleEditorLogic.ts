import type { Vehicle } from "@crewfleet/sdk"
import { vehicleForm } from "@crewfleet/sdk/rules"
import type { LoadClient } from "../calling.ts"
import { editorActors } from "../editing/editorActors.ts"
import type { BlobStore } from "../file/BlobStore.ts"
import { type AnswerPlace, type KeptFile, owedFile } from "../upload/answerFile.ts"
import { uploadLogic } from "../upload/uploadLogic.ts"
import { type VehicleAct, vehicleEditorMachine } from "./vehicleEditorMachine.ts"

/** The form of a vehicle with the SDK and the host's store of chosen photos behind its ports. */
export const vehicleEditorLogic = (load: LoadClient, blobs: BlobStore) =>
  vehicleEditorMachine.provide({
    actors: {
      ...editorActors<Vehicle, typeof vehicleForm>(load, vehicleForm, ({ vehicle }, options) => ({
        load: (id) => vehicle.byId({ params: { id } }, options),
        create: (payload) => vehicle.create({ payload }, options),
        update: (id, payload) => vehicle.update({ params: { id }, payload }, options),
        act: ({ id, thing: { version }, act }) =>
          vehicle[act as VehicleAct]({ params: { id }, payload: { version } }, options)
      })),
      upload: uploadLogic<AnswerPlace, KeptFile>(owedFile, load, blobs, {
        send: async ({ vehicle }, _, payload, options) => {
          const { id } = await vehicle.uploadPhoto({ payload }, options)
          return { id }
        }
      })
    }
  })

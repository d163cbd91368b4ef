import type { VehicleLifeEvent } from "@crewfleet/machines/life"
import { Api } from "@crewfleet/sdk/effect"
import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { permitted, permittedPerson, permittedTenant } from "../access/Access.ts"
import { moveVehicle } from "./moveVehicle.ts"
import { createVehicle, updateVehicle } from "./saveVehicle.ts"
import { vehicleById } from "./vehicleById.ts"
import { vehicleList } from "./vehicleList.ts"
import { addLocation, locationById, locationList, updateLocation } from "./vehicleLocations.ts"
import { addPhoto, orderPhotos, removePhoto, uploadPhoto } from "./vehiclePhotos.ts"

/** Translates the contract into calls on vehicles, and nothing more. */
export const VehicleHandlers = HttpApiBuilder.group(Api, "vehicle", (handlers) =>
  handlers.handleAll({
    list: Effect.fnUntraced(function* ({ query }) {
      const { tenant: scope } = yield* permitted
      return yield* vehicleList({ ...query, search: query.query, scope })
    }),
    byId: Effect.fnUntraced(function* ({ params }) {
      return yield* vehicleById(params.id, (yield* permitted).tenant)
    }),
    create: Effect.fnUntraced(function* ({ payload }) {
      return yield* createVehicle(yield* editor, payload)
    }),
    update: Effect.fnUntraced(function* ({ params, payload }) {
      return yield* updateVehicle(yield* editor, params.id, payload)
    }),
    uploadPhoto: Effect.fnUntraced(function* ({ payload }) {
      return yield* uploadPhoto(yield* editor, payload.file.path)
    }),
    addPhoto: Effect.fnUntraced(function* ({ params, payload }) {
      return yield* addPhoto(yield* editor, params.id, payload.file.path)
    }),
    orderPhotos: Effect.fnUntraced(function* ({ params, payload }) {
      const { agencyId } = yield* editor
      yield* orderPhotos(yield* editor, params.id, payload.ids)
      return yield* vehicleById(params.id, agencyId)
    }),
    removePhoto: Effect.fnUntraced(function* ({ params }) {
      const { agencyId } = yield* editor
      yield* removePhoto(yield* editor, params.id, params.photoId)
      return yield* vehicleById(params.id, agencyId)
    }),
    submit: ({ params, payload }) => moving(params.id, { type: "vehicle.submitted" }, payload.version),
    withdraw: ({ params, payload }) => moving(params.id, { type: "vehicle.withdrawn" }, payload.version),
    reinstate: ({ params, payload }) => moving(params.id, { type: "vehicle.reinstated" }, payload.version),
    approve: ({ params, payload }) => moving(params.id, { type: "vehicle.approved" }, payload.version),
    reject: ({ params, payload }) =>
      moving(params.id, { type: "vehicle.rejected", reason: payload.reason }, payload.version),
    locations: Effect.fnUntraced(function* ({ query }) {
      return yield* locationList({ ...query, scope: yield* permittedTenant })
    }),
    addLocation: Effect.fnUntraced(function* ({ payload }) {
      return yield* addLocation(yield* permittedTenant, payload)
    }),
    locationById: Effect.fnUntraced(function* ({ params }) {
      return yield* locationById(params.id, yield* permittedTenant)
    }),
    updateLocation: Effect.fnUntraced(function* ({ params, payload }) {
      return yield* updateLocation(yield* permittedTenant, params.id, payload)
    })
  })
)

const editor = Effect.gen(function* () {
  const { caller } = yield* permittedPerson
  return { agencyId: yield* permittedTenant, userId: caller.userId }
})

const moving = Effect.fnUntraced(function* (
  id: number,
  event: VehicleLifeEvent,
  version: number | undefined
) {
  const { caller, tenant: scope } = yield* permittedPerson
  return yield* moveVehicle({ id, scope, userId: caller.userId, event, version })
})

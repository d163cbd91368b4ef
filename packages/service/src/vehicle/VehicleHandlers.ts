import type { VehicleLifeEvent } from "@crewfleet/machines/life"
import { Api } from "@crewfleet/sdk/effect"
import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { granted, grantedPerson, grantedTenant } from "../access/Access.ts"
import { moveVehicle } from "./moveVehicle.ts"
import { createVehicle, updateVehicle } from "./saveVehicle.ts"
import { vehicleById } from "./vehicleById.ts"
import { vehicleList } from "./vehicleList.ts"
import { addLocation, locationById, locationList, updateLocation } from "./vehicleLocations.ts"
import { addPhoto, orderPhotos, removePhoto } from "./vehiclePhotos.ts"

/** Translates the contract into calls on vehicles, and nothing more. */
export const VehicleHandlers = HttpApiBuilder.group(Api, "vehicle", (handlers) =>
  handlers.handleAll({
    list: Effect.fnUntraced(function* ({ query }) {
      const { tenant: scope } = yield* granted
      return yield* vehicleList({ ...query, search: query.query, scope })
    }),
    byId: Effect.fnUntraced(function* ({ params }) {
      return yield* vehicleById(params.id, (yield* granted).tenant)
    }),
    create: Effect.fnUntraced(function* ({ payload }) {
      return yield* createVehicle(yield* editor, payload)
    }),
    update: Effect.fnUntraced(function* ({ params, payload }) {
      return yield* updateVehicle(yield* editor, params.id, payload)
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
      return yield* locationList({ ...query, scope: yield* grantedTenant })
    }),
    addLocation: Effect.fnUntraced(function* ({ payload }) {
      return yield* addLocation(yield* grantedTenant, payload)
    }),
    locationById: Effect.fnUntraced(function* ({ params }) {
      return yield* locationById(params.id, yield* grantedTenant)
    }),
    updateLocation: Effect.fnUntraced(function* ({ params, payload }) {
      return yield* updateLocation(yield* grantedTenant, params.id, payload)
    })
  })
)

const editor = Effect.gen(function* () {
  const { caller } = yield* grantedPerson
  return { agencyId: yield* grantedTenant, userId: caller.userId }
})

const moving = Effect.fnUntraced(function* (
  id: number,
  event: VehicleLifeEvent,
  version: number | undefined
) {
  const { caller, tenant: scope } = yield* grantedPerson
  return yield* moveVehicle({ id, scope, userId: caller.userId, event, version })
})

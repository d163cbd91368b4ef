import type { Vehicle, VehicleDetails } from "@crewfleet/sdk"
import { makeClient } from "@crewfleet/sdk/promise"
import { beforeAll } from "vitest"
import { pngOf } from "../agency/pngOf.ts"
import type { Served } from "../servedOnBoth.ts"
import { inWordsOf } from "../session/inWordsOf.ts"
import { details } from "./someVehicle.ts"

const query = {}

/** Somebody who may ask the service. */
export type Client = ReturnType<typeof makeClient>

/** A picture as it is uploaded. */
export const photo = (content: Blob = new Blob([pngOf(100)], { type: "image/png" })) => {
  const form = new FormData()
  form.set("file", content, "photo.png")
  return form as never
}

/** Two agencies and the platform, and what they do with the vehicles of the first, which has a place in Leeds. */
export const fleetOf = (served: Served) => {
  const { signIn } = inWordsOf(served)
  const people = {} as { agency: Client; other: Client; admin: Client; place: number }
  let plates = 0
  const newPlate = () => `AA${String(++plates).padStart(2, "0")} BCD`

  const clientOf = async (name: string) => {
    const { access_token: accessToken } = await signIn(name)
    const session = { current: () => ({ accessToken }) as never, renew: () => {}, end: () => {} }
    return makeClient({ baseUrl: served.url, session })
  }

  beforeAll(async () => {
    people.agency = await clientOf("agency")
    people.other = await clientOf("other-agency")
    people.admin = await clientOf("admin")
    const payload = { name: "Station", city: "Leeds", country: "United Kingdom" }
    people.place = (await people.agency.vehicle.addLocation({ query, payload })).id
  })

  const create = (given: Partial<VehicleDetails> = {}) =>
    people.agency.vehicle.create({ query, payload: details(people.place, { regno: newPlate(), ...given }) })
  const addPhoto = ({ id }: Vehicle, content?: Blob) =>
    people.agency.vehicle.addPhoto({ params: { id }, query, payload: photo(content) })
  const move = (client: Client, to: "submit" | "withdraw" | "reinstate" | "approve", vehicle: Vehicle) =>
    client.vehicle[to]({ params: { id: vehicle.id }, query, payload: { version: vehicle.version } })
  const submitted = async () => move(people.agency, "submit", await addPhoto(await create()))
  return {
    people,
    newPlate,
    create,
    addPhoto,
    move,
    /** A vehicle with a photo that awaits approval. */
    submitted,
    /** A vehicle with a photo that is on the road. */
    active: async () => move(people.admin, "approve", await submitted()),
    read: ({ id }: Vehicle) => people.agency.vehicle.byId({ params: { id }, query }),
    update: (vehicle: Vehicle, given: Partial<VehicleDetails>) =>
      people.agency.vehicle.update({
        params: { id: vehicle.id },
        query,
        payload: details(people.place, { regno: vehicle.regno ?? "", version: vehicle.version, ...given })
      }),
    reject: (vehicle: Vehicle, reason: string) =>
      people.admin.vehicle.reject({
        params: { id: vehicle.id },
        query,
        payload: { version: vehicle.version, reason }
      })
  }
}

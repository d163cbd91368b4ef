import type { PromiseClient, Vehicle, VehicleDetails } from "@crewfleet/sdk"
import { beforeAll } from "vitest"
import { pngOf } from "../agency/pngOf.ts"
import { formWith } from "../file/formWith.ts"
import type { Served } from "../servedOnBoth.ts"
import { clientsOf } from "../session/clientsOf.ts"
import { details } from "./details.ts"

const query = {}

/** A picture as it is uploaded. */
export const photo = (bytes = pngOf(100)) => formWith(bytes)

/** Two agencies and the platform, and what they do with the vehicles of the first, which has a place in Leeds. */
export const fleetOf = (served: Served) => {
  const clientOf = clientsOf(served)
  const people = {} as { agency: PromiseClient; other: PromiseClient; admin: PromiseClient; place: number }
  let plates = 0
  const newPlate = () => `AA${String(++plates).padStart(2, "0")} BCD`

  beforeAll(async () => {
    people.agency = await clientOf("agency")
    people.other = await clientOf("other-agency")
    people.admin = await clientOf("admin")
    const payload = { name: "Station", city: "Leeds", country: "United Kingdom" }
    people.place = (await people.agency.vehicle.addLocation({ query, payload })).id
  })

  const create = (given: Partial<VehicleDetails> = {}) =>
    people.agency.vehicle.create({ query, payload: details(people.place, { regno: newPlate(), ...given }) })
  const addPhoto = ({ id }: Vehicle, bytes = pngOf(100)) =>
    people.agency.vehicle.addPhoto({ params: { id }, query, payload: photo(bytes) })
  const uploadPhoto = (who = people.agency, bytes = pngOf(100)) =>
    who.vehicle.uploadPhoto({ query, payload: photo(bytes) })
  const move = (who: PromiseClient, to: "submit" | "withdraw" | "reinstate" | "approve", vehicle: Vehicle) =>
    who.vehicle[to]({ params: { id: vehicle.id }, query, payload: { version: vehicle.version } })
  /** A vehicle with a photo that awaits approval. */
  const submitted = async () => move(people.agency, "submit", await addPhoto(await create()))
  return {
    people,
    newPlate,
    create,
    addPhoto,
    uploadPhoto,
    move,
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
    /** What happened to a vehicle, why and by whom, the first first. */
    historyOf: ({ id }: Vehicle) =>
      served.query((db) =>
        db
          .selectFrom("changes")
          .innerJoin("users", "users.id", "userId")
          .where("kind", "=", "vehicle")
          .where("subjectId", "=", id)
          .select(["event", "toStatus", "reason", "users.userType"])
          .orderBy("changes.id")
          .execute()
      ),
    reject: (vehicle: Vehicle, reason: string) =>
      people.admin.vehicle.reject({
        params: { id: vehicle.id },
        query,
        payload: { version: vehicle.version, reason }
      })
  }
}

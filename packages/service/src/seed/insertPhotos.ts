import { createHash } from "node:crypto"
import type { Insertable, Kysely, Selectable } from "kysely"
import type { VehicleTable } from "../database/RentalTables.ts"
import type { FileTable, Tables } from "../database/Tables.ts"
import { drawnVehicle } from "./drawnVehicle.ts"

type Photographed = Pick<Selectable<VehicleTable>, "id" | "agencyId" | "bodyType" | "colour" | "status">

/** Gives most vehicles a photo and some of them two; those that were never submitted have none yet. */
export const insertPhotos = async (db: Kysely<Tables>): Promise<void> => {
  const vehicles = await db
    .selectFrom("vehicles")
    .select(["id", "agencyId", "bodyType", "colour", "status"])
    .orderBy("id")
    .execute()
  const pictures = vehicles.flatMap((vehicle, index) =>
    Array.from({ length: photosOf(vehicle, index) }, (_, position) => ({ vehicle, position }))
  )
  const files = await db
    .insertInto("files")
    .values(pictures.map(({ vehicle, position }) => fileOf(vehicle, position)))
    .returning("id")
    .execute()
  const photos = pictures.map(({ vehicle, position }, at) => ({
    fileId: files[at]?.id ?? "",
    vehicleId: vehicle.id,
    position
  }))
  await db.insertInto("vehiclePhotos").values(photos).execute()
}

const photosOf = ({ status }: Photographed, index: number): number => {
  if (status === "DRAFT" || (status === "ACTIVE" && index % 9 === 4)) return 0
  return index % 4 === 1 ? 2 : 1
}

const drawings = new Map<string, Buffer>()

const fileOf = ({ agencyId, bodyType, colour }: Photographed, position: number): Insertable<FileTable> => {
  const facing = position === 0 ? "right" : "left"
  const name = `${bodyType} ${colour} ${facing}`
  const content = drawings.get(name) ?? drawnVehicle(bodyType, colour, facing)
  drawings.set(name, content)
  const sha256 = createHash("sha256").update(content).digest("hex")
  return { agencyId, contentType: "image/png", content, sha256, purpose: "vehicle", ownerUserId: null }
}

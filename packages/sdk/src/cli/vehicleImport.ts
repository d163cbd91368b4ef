import type { PromiseClient } from "../client/Client.ts"
import { each } from "../promise/each.ts"
import { locationText } from "../vehicle/location.ts"
import { writtenRegistration } from "../vehicle/registration.ts"
import { ratesForm, vehicleForm } from "../vehicle/vehicleForm.ts"
import { cellAnswers, columnsOf } from "./cellAnswers.ts"
import { collected } from "./collected.ts"
import type { Importable } from "./Importable.ts"

type MadeVehicle = NonNullable<Parameters<PromiseClient["vehicle"]["create"]>[0]>["payload"]

/** One plate, however it is written. */
const keyOf = (regno: string) => writtenRegistration(regno).replaceAll(" ", "")

/** Vehicles, each by its registration mark; they are entered as drafts. */
export const vehicleImport: Importable = {
  columns: columnsOf(vehicleForm, { vehicleRates: ratesForm }),
  prepare: async ({ client, agencyId, terminal }) => {
    const query = { agencyId }
    const there = new Set<string>()
    for await (const { regno } of each(client.vehicle.list, { query })) if (regno) there.add(keyOf(regno))
    const places = await collected(each(client.vehicle.locations, { query }))
    const location = places.map((place) => ({ id: place.id, name: place.name || locationText(place) }))
    return {
      there,
      understand: (cells) => {
        const { answers, problems } = cellAnswers(vehicleForm, cells, { location })
        const form = answers as typeof vehicleForm.empty
        const misread = new Set(problems.map(({ field }) => field))
        const found = vehicleForm
          .problems(form, { now: new Date(terminal.now()).toISOString() })
          .filter(({ field }) => !misread.has(field))
          .map(({ field, text }) => ({ field: field.replaceAll("/", "."), text }))
        const sent = vehicleForm.write(form)
        return {
          key: keyOf(form.regno),
          called: writtenRegistration(form.regno),
          problems: [...problems, ...found],
          sent,
          make: (idempotencyKey) =>
            client.vehicle.create({ query, payload: sent as MadeVehicle }, { idempotencyKey })
        }
      }
    }
  }
}

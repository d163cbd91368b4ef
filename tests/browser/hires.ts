import type { Booking } from "@crewfleet/sdk"
import { accessoriesFor } from "../../packages/sdk/src/condition/conditionChoices.ts"
import { pngOf } from "../../packages/service/test/agency/pngOf.ts"
import type { RunningService } from "../startService.ts"
import { askingAs } from "./portal.ts"

interface Vehicles {
  readonly content: ReadonlyArray<{ readonly id: number }>
}

interface Hirers {
  readonly content: ReadonlyArray<{ readonly id: number; readonly email?: string }>
}

const later = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()

/** A hire of the agency's that has just started, with the report of its pick-up: a scratch, and a photo of it. */
export const startedHire = async (service: RunningService) => {
  const { ask, read, token } = await askingAs(service, "agency")
  const send = (method: string, path: string, body: object) =>
    ask(path, { method, body: JSON.stringify(body) })
  const { content: hirers } = await read<Hirers>("/client/0/20")
  const hirer = hirers.find(({ email }) => email)
  const { content: vehicles } = await read<Vehicles>("/vehicle?statuses=ACTIVE&size=100")
  for (const { id: vehicleId } of vehicles) {
    const how = { clientId: hirer?.id, source: "TELEPHONE", paymentMethod: "CARD" }
    const made = await send("POST", "/vehicle-booking", {
      ...how,
      vehicleId,
      start: later(1),
      end: later(49)
    })
    if (!made.ok) continue
    const { id } = (await made.json()) as { readonly id: number }
    await send("PUT", `/vehicle-booking/${id}/status`, { event: "booking.authorised" })
    const photoId = crypto.randomUUID()
    const { vehicle } = await read<Booking>(`/vehicle-booking/${id}`)
    await send("PUT", `/vehicle-booking/${id}/condition-report/PICK_UP`, report(photoId, vehicle?.fuelType))
    const file = new FormData()
    file.set("file", new Blob([pngOf(300)], { type: "image/png" }), "scratch.png")
    await fetch(`${service.url}/api/v1/vehicle-booking/${id}/damage-photo/${photoId}`, {
      method: "PUT",
      headers: { authorization: `Bearer ${token}` },
      body: file
    })
    const started = await send("PUT", `/vehicle-booking/${id}/status`, { event: "hire.started" })
    if (!started.ok) continue
    return { id, clientId: hirer?.id ?? 0, email: hirer?.email ?? "" }
  }
  throw new Error("The demo has a vehicle that is free now")
}

const report = (photoId: string, fuelType: string | undefined) => {
  const signed = { method: "TYPED", drawing: "", signedAt: later(0) }
  return {
    id: crypto.randomUUID(),
    follows: null,
    content: {
      ...{ odometer: 48_210, fuel: 6, outside: "CLEAN", inside: "CLEAN", remarks: "" },
      accessories: accessoriesFor(fuelType).map((accessory) => ({ accessory, present: true })),
      damages: [
        {
          id: crypto.randomUUID(),
          view: "LEFT",
          x: 0.5,
          y: 0.5,
          kind: "SCRATCH",
          note: "",
          photoIds: [photoId]
        }
      ],
      signatures: { hirer: { ...signed, name: "Ada Hill" }, agency: { ...signed, name: "Robin Shaw" } }
    }
  }
}

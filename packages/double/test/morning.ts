import { each, RequestFailed, type SignedInClient, signIn } from "@crewfleet/sdk"

const demo = async (baseUrl: string, name: string): Promise<SignedInClient> =>
  signIn({ baseUrl }, { username: `${name}@crewfleet.example`, password: "Crewfleet-2026" })

/** A script like any: an agency and the platform at work. Answers all that it was told; it asks for nothing that is drawn by lot. */
export const morning = async (baseUrl: string): Promise<unknown> => {
  const agency = await demo(baseUrl, "agency")
  const { client } = agency
  const refusal = (error: unknown) =>
    error instanceof RequestFailed ? [error.endpoint, error.status, error.failure] : String(error)
  const wrong = await signIn({ baseUrl }, { username: "agency@crewfleet.example", password: "wrong" }).catch(
    refusal
  )
  const list = { params: { page: 0, size: 20 } }
  const [bookings, jobs, workers, hirers, matrix] = await Promise.all([
    client.booking.list({ ...list, query: { statuses: ["BOOKED"] } }),
    client.transport.list(list),
    client.agencyWorker.list(list),
    client.hirer.list(list),
    client.dashboard.overview()
  ])
  const [place] = await Array.fromAsync(each(client.vehicle.locations))
  const details = {
    ...{ name: "Ford", model: "Transit", regno: "DB26 LEX", color: "White", type: "SPECIAL" as const },
    ...{
      fuelType: "DIESEL" as const,
      transmissionType: "MANUAL" as const,
      engineSize: "2.0 L",
      doors: 4,
      seats: 3
    },
    ...{
      airConditioning: true,
      vehicleRates: [{ weekDay: "MTF", rate: 70 }],
      depositAmt: 0,
      maxDailyMileage: 200
    },
    ...{ excessMileageRate: 0.2, location: { id: place?.id ?? 0 } }
  }
  const made = await client.vehicle.create({ payload: details })
  const again = await client.vehicle.create({ payload: details }).catch(refusal)
  const missing = await client.booking.byId({ params: { id: 987_654 } }).catch(refusal)
  const seen = await client.vehicle.byId({ params: { id: made.id } })
  const message = await client.transport
    .addMessage({ params: { id: jobs.content[0]?.id ?? 0 }, payload: { body: "The lift is broken" } })
    .catch(refusal)
  await client.session
    .resetPassword({ payload: { username: "ward@crewfleet.example" } } as never)
    .catch(refusal)
  const admin = await demo(baseUrl, "admin")
  const agencies = await admin.client.dashboard.overview()
  await agency.logout()
  return { wrong, bookings, jobs, workers, hirers, matrix, made, again, missing, seen, message, agencies }
}

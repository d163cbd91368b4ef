import { get } from "node:http"
import { setTimeout as sleep } from "node:timers/promises"
import { makeClient } from "@crewfleet/sdk"
import { startService } from "../startService.ts"
import { median, percentile95 } from "./measure.ts"

const seconds = 15
/** How long a person looks at a page before opening the next. */
const reading = 2_000

/**
 * Measures the service on PGlite with its demo while so many people open one page after the other, each page with five
 * requests at once as the dashboard has them: how long answers and new connections take, and who is sent away.
 */
const benchUsers = async (users: number) => {
  const service = await startService()
  try {
    const payload = { username: "agency@crewfleet.example", password: "Crewfleet-2026" }
    const { access_token } = await makeClient({ baseUrl: service.url }).session.login({ payload })
    const headers = { authorization: `Bearer ${access_token}` }
    const pages = [
      "/api/v1/stats/overview",
      "/api/v1/stats/bookings/graph?timeframe=last_30_days&metric=count",
      "/api/v1/stats/bookings/summary?timeframe=all_time",
      "/api/v1/stats/vehicles/summary",
      "/api/v1/vehicle-booking/0/10?statuses=BOOKED"
    ]
    const answered: Array<number> = []
    const connected: Array<number> = []
    const statuses: Record<number, number> = {}
    let lost = 0
    const end = performance.now() + seconds * 1_000
    const ask = async (address: string) => {
      const started = performance.now()
      const response = await fetch(service.url + address, { headers }).catch(() => undefined)
      if (!response) {
        lost += 1
        return
      }
      await response.arrayBuffer()
      statuses[response.status] = (statuses[response.status] ?? 0) + 1
      if (response.ok) answered.push(performance.now() - started)
    }
    const person = async () => {
      await sleep(Math.random() * reading)
      while (performance.now() < end) {
        await Promise.all(pages.map(ask))
        await sleep(reading)
      }
    }
    const newcomer = async () => {
      while (performance.now() < end) {
        const started = performance.now()
        await newConnection(`${service.url}/robots.txt`)
        connected.push(performance.now() - started)
        await sleep(100)
      }
    }
    await Promise.all([newcomer(), ...Array.from({ length: users }, person)])
    return {
      users,
      "answers/s": Math.round(answered.length / seconds),
      "answer, median ms": Math.round(median(answered)),
      "answer, p95 ms": Math.round(percentile95(answered)),
      "new connection, median ms": Math.round(median(connected)),
      "new connection, p95 ms": Math.round(percentile95(connected)),
      "sent away": statuses[503] ?? 0,
      "without an answer": lost
    }
  } finally {
    await service.stop()
  }
}

const newConnection = (url: string) =>
  new Promise<void>((resolve, reject) => {
    get(url, { agent: false }, (response) => response.resume().once("end", resolve)).once("error", reject)
  })

/** Measures with 1, 10, 50 and 150 people, each time from the same demo. */
export const benchPGlite = async () => {
  const rows = []
  for (const users of [1, 10, 50, 150]) rows.push(await benchUsers(users))
  return rows
}

if (import.meta.main) console.table(await benchPGlite())

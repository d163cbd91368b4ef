import type { PromiseClient } from "../client/Client.ts"
import { RequestFailed, SessionEnded } from "../failure/RequestFailed.ts"
import { collected } from "./collected.ts"
import type { ExportFolder } from "./exportFolder.ts"
import { filesIn } from "./filesIn.ts"
import { itemsOf } from "./listing.ts"
import { type Item, lists } from "./lists.ts"
import { patiently } from "./signedIn.ts"
import { PipeClosed, type Terminal } from "./Terminal.ts"

/** How many requests are under way at the same time: the service has others to answer. */
const atOnce = 4

interface Export {
  readonly client: PromiseClient
  readonly agencyId: number
  readonly url: string
  readonly folder: ExportFolder
  /** Which lists are wanted: all of them, unless told. */
  readonly only: ReadonlyArray<string> | undefined
  readonly terminal: Terminal
}

/** Something to fetch, and what it then leads to. */
interface Part {
  readonly path: string
  readonly of: string
  readonly fetch: () => Promise<unknown>
  readonly leadsTo?: (found: unknown) => ReadonlyArray<Part>
  /** Asked for anew each time, as a list may have grown. */
  readonly anew?: true
  /** Found by a link, which may be good for minutes. */
  readonly isLinked?: true
}

/** Fetches all parts of an export that are not there; tells what was not for whoever signed in, and what could not be fetched. */
export const exportParts = async (given: Export) => {
  const { folder, terminal } = given
  const waiting: Array<Part> = [...beginnings(given)]
  const [failed, hidden]: [Array<string>, Array<string>] = [[], []]
  let stopped: unknown
  const one = async (part: Part) => {
    try {
      waiting.push(...(await fetchPart(part, folder, terminal)))
    } catch (error) {
      if (error instanceof SessionEnded || error instanceof PipeClosed || !(error instanceof RequestFailed))
        throw error
      const { status } = error
      if (status === 403) hidden.push(part.path)
      // What there is not, or not yet, such as the pack of a journey that goes on.
      else if (status !== 404 && status !== 409) failed.push(part.path)
    }
  }
  const underWay = new Set<Promise<void>>()
  while ((waiting.length > 0 || underWay.size > 0) && stopped === undefined) {
    const next = underWay.size < atOnce ? waiting.shift() : undefined
    if (next === undefined) {
      await Promise.race(underWay)
      continue
    }
    const doing = one(next)
      .catch((error) => {
        stopped ??= error
      })
      .finally(() => underWay.delete(doing))
    underWay.add(doing)
  }
  await Promise.all(underWay)
  if (stopped !== undefined) throw stopped
  return { failed: failed.sort(), hidden: hidden.sort() }
}

const fetchPart = async (
  { path, of, fetch, leadsTo = () => [], anew }: Part,
  folder: ExportFolder,
  terminal: Terminal
): Promise<ReadonlyArray<Part>> => {
  if (!anew && (await folder.has(path))) {
    const parts = path.endsWith(".json") ? leadsTo(JSON.parse(await folder.read(path))) : []
    // The links of a day that has passed have ended: whoever told them is asked anew, if a file is missing.
    const linked = await Promise.all(
      parts.map(async (part) => !part.isLinked || (await folder.has(part.path)))
    )
    if (linked.every(Boolean)) return parts
  }
  const found = await patiently(terminal, fetch)
  await folder.keep(path, found instanceof Uint8Array ? found : bytesOf(found, path), of)
  return leadsTo(found)
}

const bytesOf = (found: unknown, path: string): Uint8Array =>
  new TextEncoder().encode(
    path.endsWith(".jsonl") && Array.isArray(found)
      ? found.map((item) => `${JSON.stringify(item)}\n`).join("")
      : `${JSON.stringify(found, undefined, 2)}\n`
  )

const beginnings = (given: Export): ReadonlyArray<Part> => {
  const { client, agencyId, only, terminal } = given
  const profile: Part = {
    ...{ path: "agency.json", of: "agency" },
    fetch: () => client.agency.byId({ params: { id: agencyId } }),
    leadsTo: (found) => filesOf(found, "agency/files", "agency", given)
  }
  const all = Object.entries(lists).map(([name, list]): Part => {
    const wanted = { filters: { agencyId }, page: undefined, size: 100 }
    return {
      ...{ path: `${name}.jsonl`, of: name, anew: true },
      fetch: () => collected(itemsOf(list, client, wanted, terminal)),
      leadsTo: (items) => (items as ReadonlyArray<Item>).flatMap((item) => detailsOf(name, item, given))
    }
  })
  const applicants = lists.applicants
  const declined = { filters: { agencyId, declined: "true" }, page: undefined, size: 100 }
  const others: Part = {
    ...{ path: "applicants-declined.jsonl", of: "applicants", anew: true },
    fetch: async () => applicants && collected(itemsOf(applicants, client, declined, terminal))
  }
  return [profile, ...all, others].filter(({ of }) => of === "agency" || !only || only.includes(of))
}

/** What more is known of an item of a list. */
const detailsOf = (name: string, item: Item, given: Export): ReadonlyArray<Part> => {
  const { client, agencyId } = given
  const id = Number(item.id)
  const query = { agencyId }
  const part = (path: string, fetch: Part["fetch"]): Part => ({
    ...{ path: `${name}/${id}/${path}.json`, of: `${name} ${id}`, fetch },
    leadsTo: (found) => filesOf(found, `${name}/${id}/files/${path}`, `${name} ${id}`, given)
  })
  switch (name) {
    case "bookings":
      return [
        part("booking", () => client.booking.byId({ params: { id }, query })),
        part("history", () => client.booking.history({ params: { id }, query })),
        part("condition", () => client.conditionReport.both({ params: { id }, query }))
      ]
    case "vehicles":
      return [part("vehicle", () => client.vehicle.byId({ params: { id }, query }))]
    case "hirers":
      return [part("hirer", () => client.hirer.byId({ params: { id }, query }))]
    case "workers":
      return workerParts(id, part, given)
    case "jobs":
      return jobParts(id, part, given)
    default:
      return []
  }
}

type MakePart = (path: string, fetch: Part["fetch"]) => Part

const everything = { page: 0, size: 1_000 }

const workerParts = (workerId: number, part: MakePart, given: Export): ReadonlyArray<Part> => {
  const { client, agencyId } = given
  const [params, query] = [{ workerId }, { agencyId }]
  const paged = { params: { workerId, ...everything }, query }
  const forms = part("forms", () => client.onboarding.list({ params, query }))
  return [
    part("worker", () => client.worker.byId({ params, query })),
    part("information", () => client.agencyWorker.information({ params, query })),
    part("work", () => client.agencyWorker.jobs({ params, query })),
    part("notes", () => client.agencyWorker.notes(paged)),
    part("trainings", () => client.training.list(paged)),
    part("compliances", () => client.compliance.list(paged)),
    part("licence", () => client.driver.licence({ params, query })),
    { ...forms, leadsTo: (found) => formParts(workerId, found, given) }
  ]
}

const formNames = ["application", "bank", "hmrc", "occupational"] as const

/** Each form as it was handed in, and as a PDF. */
const formParts = (workerId: number, found: unknown, { client, agencyId }: Export): ReadonlyArray<Part> => {
  const [query, of] = [{ agencyId }, `workers ${workerId}`]
  const begun = new Set(Array.isArray(found) ? found.filter(isHandedIn).map(({ form }) => String(form)) : [])
  return formNames
    .filter((form) => begun.has(form))
    .map((form) => ({
      ...{ path: `workers/${workerId}/forms/${form}.json`, of },
      fetch: () => client[form].copies({ params: { workerId }, query }),
      leadsTo: (copies) =>
        (copies as ReadonlyArray<{ readonly revision: number }>).flatMap(({ revision }) => {
          const path = `workers/${workerId}/forms/${form}-${revision}`
          const request = { params: { workerId, revision }, query }
          return [
            { path: `${path}.json`, of, fetch: () => client[form].copy(request) },
            { path: `${path}.pdf`, of, fetch: () => client[form].copyPdf(request) }
          ]
        })
    }))
}

const isHandedIn = ({ status }: { readonly status: unknown }) =>
  status !== "NOT_STARTED" && status !== "SAVED"

const jobParts = (id: number, part: MakePart, given: Export): ReadonlyArray<Part> => {
  const { client, agencyId } = given
  const request = { params: { id }, query: { agencyId } }
  const of = `jobs ${id}`
  return [
    part("job", () => client.transport.byId(request)),
    part("history", () => client.transport.history(request)),
    part("messages", () => client.transport.messages(request)),
    part("log", () => client.journeyLog.byId(request)),
    { path: `jobs/${id}/pack.json`, of, fetch: () => client.pack.ofJob(request) },
    { path: `jobs/${id}/pack.pdf`, of, fetch: () => client.pack.pdfOfJob(request) }
  ]
}

/** The files to which what was found has links. */
const filesOf = (
  found: unknown,
  folder: string,
  of: string,
  { url, terminal }: Export
): ReadonlyArray<Part> =>
  filesIn(found, url).map(({ place, address }) => ({
    ...{ path: `${folder}/${place}`, of, isLinked: true },
    fetch: () => fetchFile(address, terminal)
  }))

const fetchFile = async (address: string, { pause }: Terminal): Promise<Uint8Array> => {
  for (let attempt = 1; ; attempt += 1) {
    const response = await fetch(address, { signal: AbortSignal.timeout(120_000) })
    if (response.ok) return new Uint8Array(await response.arrayBuffer())
    const wait = Number(response.headers.get("retry-after") ?? "1")
    if (attempt === 5 || (response.status !== 429 && response.status !== 503)) {
      const { status } = response
      throw new RequestFailed({ _tag: "Refused", status, violations: [] })
    }
    await pause(wait * 1_000)
  }
}

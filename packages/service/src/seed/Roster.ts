import { eligibilityFor, type Held, type Requirement, restHours } from "@crewfleet/sdk/rules"
import type { Employed } from "./DemoStaff.ts"
import type { Random } from "./Random.ts"
import { type Role, roles } from "./workers.ts"

const hour = 3_600_000

type AskedRole = Parameters<typeof eligibilityFor>[1]

/** When a job takes vehicle and crew. */
export interface Span {
  readonly start: Date
  readonly end: Date
}

/** What an agency asks of each code, and what its workers have on record with it. */
export interface AgencyRecords {
  readonly requirements: ReadonlyMap<number, ReadonlyArray<Requirement>>
  readonly held: ReadonlyMap<number, ReadonlyArray<Held>>
  /** The codes, by number. */
  readonly codes: ReadonlyMap<number, AskedRole>
  readonly zone: string
}

/** Who and what is free when, so that nothing of the demo is in two places at once, and everybody has had their rest. */
export class Roster {
  readonly #busy = new Map<string, Array<Span>>()
  readonly #staff: ReadonlyArray<Employed>
  readonly #records: ReadonlyArray<AgencyRecords>

  constructor(staff: ReadonlyArray<Employed>, records: ReadonlyArray<AgencyRecords>) {
    this.#staff = staff
    this.#records = records
  }

  /** Takes a vehicle or a worker for a time. */
  take(what: "vehicle" | "worker", id: number, span: Span): void {
    const name = `${what} ${id}`
    this.#busy.set(name, [...(this.#busy.get(name) ?? []), span])
  }

  /** A vehicle that is free, which is taken then. */
  vehicle(random: Random, vehicleIds: ReadonlyArray<number>, span: Span): number {
    const id = random.pick(vehicleIds.filter((one) => this.isFree("vehicle", one, span, 0)))
    this.take("vehicle", id, span)
    return id
  }

  /** A worker of an agency who may work then as that, is free and has rested; they are taken then unless they only apply. */
  worker(
    random: Random,
    { agency, role, gender, applies }: Wanted,
    span: Span,
    others: ReadonlyArray<number>
  ): number {
    let free = this.#staff.filter(
      (one) =>
        one.role === role &&
        one.agencies.includes(agency) &&
        (gender === undefined || one.gender === gender) &&
        !others.includes(one.id) &&
        this.isFree("worker", one.id, span, restHours)
    )
    // To judge takes longest, so that nobody is judged who is not picked.
    let { id } = random.pick(free)
    while (!this.mayWork(id, agency, role, span)) {
      free = free.filter((one) => one.id !== id)
      id = random.pick(free).id
    }
    if (!applies) this.take("worker", id, span)
    return id
  }

  /** Whether somebody meets all that an agency asks of a code, for the very hours. */
  mayWork(workerId: number, agency: number, role: Role, { start, end }: Span): boolean {
    const records = this.#records[agency]
    const code = records?.codes.get(roles[role])
    if (!records || !code) return false
    const shift = { start: start.toISOString(), end: end.toISOString(), zone: records.zone }
    const asked = records.requirements.get(roles[role]) ?? []
    return eligibilityFor(asked, code, records.held.get(workerId) ?? [], shift).verdict === "MAY"
  }

  /** Whether nothing takes a vehicle or a worker at that time, nor in so many hours around it. */
  isFree(what: "vehicle" | "worker", id: number, { start, end }: Span, hours: number): boolean {
    const all = this.#busy.get(`${what} ${id}`) ?? []
    return all.every((one) => +one.end + hours * hour <= +start || +one.start >= +end + hours * hour)
  }
}

/** Who is looked for. */
export interface Wanted {
  /** Counts the demo's agencies. */
  readonly agency: number
  readonly role: Role
  readonly gender?: "FEMALE" | "MALE" | undefined
  readonly applies?: true
}

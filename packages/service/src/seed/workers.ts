import { genderOf, type Person, somebody, somewhere } from "./people.ts"
import type { Random } from "./Random.ts"

/** What a worker of the demo is booked as, by the number of the assignment code. */
export const roles = { CLEANER: 1, DRIVER: 2, NURSE: 32 } as const
export type Role = keyof typeof roles

/** The numbers of what each has on file: trainings, and compliances. */
export const recordsOf: Readonly<
  Record<Role, { readonly trainings: ReadonlyArray<number>; readonly compliances: ReadonlyArray<number> }>
> = {
  CLEANER: { trainings: [2, 4, 5, 6, 7], compliances: [1, 5, 6] },
  DRIVER: { trainings: [4, 5, 6, 7, 10, 13, 14], compliances: [1, 5, 6, 9] },
  NURSE: { trainings: [1, 2, 4, 5, 6, 7, 8, 10, 12], compliances: [1, 4, 5, 6] }
}

/** How somebody's records stand. */
export type Standing = "good" | "expiring" | "expired" | "waiting" | "rejected" | "missing"

/** A worker of the demo. */
export interface DemoWorker extends Person {
  readonly role: Role
  readonly standing: Standing
  /** Counts the agencies of the demo. */
  readonly agencies: ReadonlyArray<number>
  readonly dob: string
  readonly gender: "FEMALE" | "MALE"
  readonly nationality: string
  readonly address: string
}

/** Somebody who works, at work for one of two agencies or for both; `index` keeps e-mail addresses apart. */
export const someWorker = (random: Random, index: number): DemoWorker => {
  const person = somebody(random, index)
  return {
    ...person,
    ...personalia(random),
    gender: genderOf(person.firstName),
    role: random.weighted({ NURSE: 6, DRIVER: 3, CLEANER: 2 }),
    standing: random.weighted({ good: 76, expiring: 10, expired: 4, waiting: 6, rejected: 2, missing: 2 }),
    agencies: random.pick([[0], [0], [0], [1], [1], [0, 1]])
  }
}

/** What else is known of somebody. */
export const personalia = (random: Random) => {
  const { firstLine, town } = somewhere(random)
  return {
    dob: `${random.whole(1962, 2004)}-${two(random.whole(1, 12))}-${two(random.whole(1, 28))}`,
    gender: random.pick(["FEMALE", "MALE"] as const),
    nationality: random.weighted({ GB: 12, IE: 1, IN: 2, NG: 2, PH: 2, PL: 1, ZW: 1 }),
    address: `${firstLine}, ${town}`
  }
}

const two = (number: number) => String(number).padStart(2, "0")
